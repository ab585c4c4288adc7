#if canImport(UIKit)
package import CodeInputStyles
package import UIKit

extension UIFont {
    package static func make(_ font: CodeFont) -> UIFont {
        if let name = font.name {
            if let named = UIFont(name: name, size: font.size) { return named }
            MissingResources.report("font \"\(name)\"")
        }
        let weight: UIFont.Weight =
            switch font.weight {
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            }
        // With digits of one width, a code does not jump while the user types.
        let system = UIFont.monospacedDigitSystemFont(ofSize: font.size, weight: weight)
        let design: UIFontDescriptor.SystemDesign
        switch font.design {
        case .standard: return system
        case .rounded: design = .rounded
        case .monospaced: return .monospacedSystemFont(ofSize: font.size, weight: weight)
        case .serif: design = .serif
        }
        guard let descriptor = system.fontDescriptor.withDesign(design) else { return system }
        return UIFont(descriptor: descriptor, size: font.size)
    }
}
#endif
