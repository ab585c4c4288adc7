#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension UIColor {
    /// Creates a color from the components that a `CodeColor` has in an environment.
    ///
    /// - Parameter components: Red, green, blue and opacity in the sRGB color space.
    public convenience init(_ components: CodeColor.Components) {
        self.init(
            red: CGFloat(components.red), green: CGFloat(components.green), blue: CGFloat(components.blue),
            alpha: CGFloat(components.opacity))
    }
}
#endif
