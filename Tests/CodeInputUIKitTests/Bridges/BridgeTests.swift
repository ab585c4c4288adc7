#if canImport(UIKit)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @Suite struct BridgeTests {
        @Test("a dynamic color keeps its variants") func dynamicColor() {
            let color = CodeColor(
                uiColor: UIColor { @Sendable traits in
                    let isHigh = traits.accessibilityContrast == .high
                    let green: CGFloat = traits.userInterfaceLevel == .elevated ? 0.25 : 0
                    return traits.userInterfaceStyle == .dark
                        ? UIColor(red: 0, green: green, blue: isHigh ? 1 : 0.5, alpha: 1)
                        : UIColor(red: isHigh ? 1 : 0.5, green: 0, blue: 0, alpha: 1)
                })
            func components(
                _ scheme: CodeEnvironment.ColorScheme, _ contrast: Bool, isElevated: Bool = false
            ) -> CodeColor.Components {
                color.resolved(
                    in: CodeEnvironment(colorScheme: scheme, isElevated: isElevated, increasedContrast: contrast))
            }
            #expect(components(.light, false) == .init(red: 0.5, green: 0, blue: 0))
            #expect(components(.light, true) == .init(red: 1, green: 0, blue: 0))
            #expect(components(.dark, false) == .init(red: 0, green: 0, blue: 0.5))
            #expect(components(.dark, true) == .init(red: 0, green: 0, blue: 1))
            #expect(components(.dark, false, isElevated: true) == .init(red: 0, green: 0.25, blue: 0.5))
            #expect(components(.dark, true, isElevated: true) == .init(red: 0, green: 0.25, blue: 1))
            #expect(components(.light, false, isElevated: true) == .init(red: 0.5, green: 0, blue: 0))
        }

        @Test("an image keeps its cap insets and its rendering mode")
        func image() throws {
            let symbol = try #require(UIImage(systemName: "star.fill"))
            #expect(CodeImage(symbol).isTemplate && CodeImage(symbol).capInsets == CodeInsets())
            let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            let resizable = CodeImage(symbol.resizableImage(withCapInsets: caps), size: CGSize(width: 9, height: 9))
            #expect(resizable.capInsets == CodeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(resizable.scaling == .stretch && resizable.size == CGSize(width: 9, height: 9))
            #expect(CodeImage(symbol) == CodeImage(symbol))
        }

        @Test("a system font stays a system font, and a custom font keeps its face")
        func font() throws {
            #expect(CodeFont(.systemFont(ofSize: 20)) == CodeFont(size: 20, weight: .regular))
            #expect(CodeFont(.boldSystemFont(ofSize: 20)).weight == .bold)
            #expect(CodeFont(.monospacedSystemFont(ofSize: 20, weight: .regular)).design == .monospaced)
            let brand = try #require(UIFont(name: "Courier", size: 18))
            #expect(CodeFont(brand).name == brand.fontName && CodeFont(brand).size == 18)
        }
    }
}
#endif
