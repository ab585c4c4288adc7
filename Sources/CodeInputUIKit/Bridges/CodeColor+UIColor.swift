#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension CodeColor {
    /// Creates a color from a UIKit color, with its variants for light, dark, increased contrast and sheets.
    ///
    /// A dynamic color is resolved for each variant. A pattern has no components and becomes clear.
    public init(uiColor: UIColor) {
        @inline(never) func resolved(
            _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast, _ level: UIUserInterfaceLevel = .base
        ) -> CodeColor {
            let traits =
                if #available(iOS 17, visionOS 1, *) {
                    UITraitCollection {
                        $0.userInterfaceStyle = style
                        $0.accessibilityContrast = contrast
                        $0.userInterfaceLevel = level
                    }
                } else {
                    UITraitCollection(traitsFrom: [
                        UITraitCollection(userInterfaceStyle: style),
                        UITraitCollection(accessibilityContrast: contrast),
                        UITraitCollection(userInterfaceLevel: level),
                    ])
                }
            return CodeColor(fixed: uiColor.resolvedColor(with: traits))
        }
        self.init(
            light: resolved(.light, .normal), dark: resolved(.dark, .normal),
            lightIncreasedContrast: resolved(.light, .high), darkIncreasedContrast: resolved(.dark, .high),
            elevated: resolved(.dark, .normal, .elevated), elevatedIncreasedContrast: resolved(.dark, .high, .elevated))
    }

    init(fixed color: UIColor) {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(Components(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
    }
}

extension UIColor {
    convenience init(_ components: CodeColor.Components) {
        self.init(
            red: CGFloat(components.red), green: CGFloat(components.green), blue: CGFloat(components.blue),
            alpha: CGFloat(components.opacity))
    }
}
#endif
