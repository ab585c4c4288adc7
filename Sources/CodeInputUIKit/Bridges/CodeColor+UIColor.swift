#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension CodeColor {
    /// Creates a color from a UIKit color, with its variants for light, dark and increased contrast.
    ///
    /// - Parameter color: Any color. A dynamic color is resolved for each variant. A pattern has no components and becomes
    ///   clear.
    public init(_ color: UIColor) {
        func resolved(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Components {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            ])
            return Components(color.resolvedColor(with: traits))
        }
        self.init(
            light: resolved(.light, .normal), dark: resolved(.dark, .normal),
            lightIncreasedContrast: resolved(.light, .high), darkIncreasedContrast: resolved(.dark, .high))
    }
}

extension CodeColor.Components {
    /// The components of a color that is not dynamic.
    init(_ color: UIColor) {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
    }
}
#endif
