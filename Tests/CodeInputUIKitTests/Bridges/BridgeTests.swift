#if canImport(UIKit)
import CodeInputUIKit
import TestTools
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

        @Test(
            "a color that converts to UIKit converts back unchanged",
            arguments: [0x000000, 0xFF3B30, 0x0A84FF, 0xFFFFFF] as [UInt32])
        func roundTrip(_ rgb: UInt32) {
            for opacity in [0, 0.25, 0.74, 1] {
                let components = CodeColor.Components(rgb, opacity: opacity)
                let color = CodeColor(uiColor: UIColor(components))
                #expect(color.resolved(in: CodeEnvironment()) == components)
                #expect(color.resolved(in: CodeEnvironment(colorScheme: .dark)) == components)
            }
        }

        @Test("a color keeps its components beyond sRGB, and is drawn in a wide format")
        @MainActor func wideColors() throws {
            let brand = UIColor(red: 1.093, green: -0.227, blue: -0.15, alpha: 1)
            let components = CodeColor(uiColor: brand).resolved(in: CodeEnvironment())
            #expect(components == .init(red: 1.093, green: -0.227, blue: -0.15))
            var style = BoxRenderer.box
            style.borderColor.focused = CodeColor(uiColor: brand)
            let stage = Stage(style: style)
            func format(_ index: Int) throws -> CALayerContentsFormat {
                let own = try #require(stage.layer("cell \(index)"))
                return try #require(own.isHidden ? stage.layer("focus") : own).contentsFormat
            }
            let plain = CALayerContentsFormat(rawValue: "RGBA8"), wide = CALayerContentsFormat(rawValue: "RGBAh")
            #expect(try format(0) == wide && format(1) == plain)
            stage.type("1")
            #expect(try format(0) == plain && format(1) == wide)
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

        private func bytes(_ color: String, width: Int = 4) -> [UInt8] {
            Array(
                #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="4" fill="\#(color)"/>"#.utf8)
        }

        @Test("an image of bytes is decoded once for any number of drawings")
        func madeOnce() {
            let image = UIImage.find(CodeImage(data: bytes("red")))
            #expect(image != nil)
            #expect(UIImage.find(CodeImage(data: bytes("red"))) === image)
            #expect(UIImage.find(CodeImage(data: bytes("red"), size: CGSize(width: 9, height: 9))) === image)
        }

        @Test("different bytes of the same length are different images")
        func otherBytes() {
            let red = UIImage.find(CodeImage(data: bytes("red")))
            let tan = UIImage.find(CodeImage(data: bytes("tan")))
            #expect(tan != nil && red !== tan && red != tan)
        }

        @Test("bytes that are not an image have no image, each time")
        func noImage() {
            for _ in 1...2 { #expect(UIImage.find(CodeImage(data: [1, 2, 3])) == nil) }
        }
    }
}
#endif
