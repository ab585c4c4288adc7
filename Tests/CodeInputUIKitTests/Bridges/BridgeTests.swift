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
                    UIColor(
                        red: traits.userInterfaceStyle == .dark ? 1 : 0.5,
                        green: traits.accessibilityContrast == .high ? 1 : 0.5,
                        // The system has elevated colors in dark mode only.
                        blue: traits.userInterfaceLevel == .elevated ? 1 : 0.5, alpha: 1)
                })
            for (isDark, isHigh, isElevated) in [
                (false, false, false), (false, true, false), (true, false, false), (true, true, false),
                (true, false, true), (true, true, true),
            ] {
                let environment = CodeEnvironment(
                    colorScheme: isDark ? .dark : .light, isElevated: isElevated, increasedContrast: isHigh)
                let parts = [isDark, isHigh, isElevated].map { $0 ? Float(1) : 0.5 }
                #expect(
                    color.resolved(in: environment)
                        == CodeColor.Components(red: parts[0], green: parts[1], blue: parts[2]))
            }
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

        private func bytes(_ color: String) -> [UInt8] {
            Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" fill="\#(color)"/>"#.utf8)
        }

        @Test(
            "an image of bytes is decoded once for any number of drawings, and other bytes are another image, or none")
        func bytes() {
            let red = UIImage.find(CodeImage(data: bytes("red"))), tan = UIImage.find(CodeImage(data: bytes("tan")))
            #expect(red != nil && tan != nil && red !== tan && red != tan)
            #expect(UIImage.find(CodeImage(data: bytes("red"))) === red)
            #expect(UIImage.find(CodeImage(data: bytes("red"), size: CGSize(width: 9, height: 9))) === red)
            for _ in 1...2 { #expect(UIImage.find(CodeImage(data: [1, 2, 3])) == nil) }
        }
    }
}
#endif
