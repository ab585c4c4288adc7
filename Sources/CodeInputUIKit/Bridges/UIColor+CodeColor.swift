#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension UIColor {
    /// Creates a colour from the components that a drawing holds, for a drawing of the app's own.
    ///
    /// - Parameter components: Red, green, blue and opacity in the sRGB colour space.
    public convenience init(_ components: CodeColor.Components) {
        self.init(
            red: CGFloat(components.red), green: CGFloat(components.green), blue: CGFloat(components.blue),
            alpha: CGFloat(components.opacity))
    }
}
#endif
