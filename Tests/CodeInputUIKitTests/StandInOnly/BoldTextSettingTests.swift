#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import Foundation
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Bold Text is a setting of the device.
    @MainActor @Suite("Bold Text") struct BoldTextSettingTests {
        /// The weight of the characters in a field's picture, in CSS.
        private func weights(_ view: CodeInputView) -> Set<String> {
            let parts = StandInSVG.svg(of: view).components(separatedBy: "font-weight=\"").dropFirst()
            return Set(parts.map { String($0.prefix(3)) })
        }

        private func stage(_ weight: CodeFont.Weight) -> Stage {
            var style = BoxRenderer.box
            style.text.font.weight = weight
            // A character that moves begins invisible.
            style.motion = .none
            let stage = Stage(style: style)
            stage.keyboard.type("123456")
            stage.settle()
            return stage
        }

        private static let weights: [(CodeFont.Weight, plain: String, bold: String)] = [
            (.light, "300", "400"), (.regular, "400", "600"), (.medium, "500", "700"), (.semibold, "600", "800"),
            (.bold, "700", "900"), (.heavy, "800", "900"),
        ]

        @Test("characters are as heavy as other text in the system font, and change with the setting")
        func setting() {
            for (weight, plain, bold) in Self.weights {
                let stage = stage(weight)
                #expect(weights(stage.view) == (plain == "400" ? [] : [plain]))
                StandInAccessibilitySettings.isBoldTextEnabled = true
                stage.settle()
                #expect(weights(stage.view) == (bold == "400" ? [] : [bold]))
                StandInAccessibilitySettings.isBoldTextEnabled = false
                stage.settle()
                #expect(weights(stage.view) == (plain == "400" ? [] : [plain]))
            }
        }

        @Test("a field that is made while the setting is on has heavier characters") func alreadyOn() {
            Device.reset()
            StandInAccessibilitySettings.isBoldTextEnabled = true
            defer { StandInAccessibilitySettings.isBoldTextEnabled = false }
            var style = BoxRenderer.box
            style.text.font.weight = .regular
            let window = Device.makeWindow(width: 320, height: 100), view = CodeInputView(style: style)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
            view.code = "123456"
            window.addSubview(view)
            Device.flush()
            #expect(weights(view) == ["600"])
        }

        @Test("the keys of a pad follow the setting") func pad() {
            let stage = PadStage()
            #expect(stage.redrawn() == [])
            StandInAccessibilitySettings.isBoldTextEnabled = true
            #expect(stage.redrawn().count == 11)
            StandInAccessibilitySettings.isBoldTextEnabled = false
            #expect(stage.redrawn().count == 11)
        }

        @Test("a window that overrides the trait gets heavier characters too") func override() {
            let stage = stage(.regular)
            stage.window.traitOverrides.legibilityWeight = .bold
            stage.settle()
            #expect(weights(stage.view) == ["600"])
        }
    }
}
#endif
