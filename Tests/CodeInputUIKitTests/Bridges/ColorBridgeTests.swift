#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @Suite("A color that converts to UIKit") struct ColorBridgeTests {
        @Test("converts back unchanged", arguments: [0x000000, 0xFF3B30, 0x0A84FF, 0xFFFFFF] as [UInt32])
        func roundTrip(_ rgb: UInt32) {
            for opacity in [0, 0.25, 0.74, 1] {
                let components = CodeColor.Components(rgb, opacity: opacity)
                let color = CodeColor(uiColor: UIColor(components))
                #expect(color.resolved(in: CodeEnvironment()) == components)
                #expect(color.resolved(in: CodeEnvironment(colorScheme: .dark)) == components)
            }
        }

        @Test("keeps its components beyond sRGB, and is drawn in a wide format")
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
            stage.keyboard.type("1")
            stage.settle()
            #expect(try format(0) == plain && format(1) == wide)
        }
    }
}
#endif
