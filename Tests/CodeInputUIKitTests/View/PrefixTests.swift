#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("Letters before a code, as the articles show them") struct PrefixTests {
        private func stage(_ alphabet: CodeAlphabet, typing text: String = "19") -> Stage {
            var style = BoxRenderer()
            style.layout.leading = .text("HTW-", font: style.text.font)
            return Stage(typing: text) {
                $0.style = style
                $0.alphabet = alphabet
                $0.preprocess = { $0.replacing("HTW-", with: "") }
                $0.accessibilityLabel = "Verification code, HTW-"
            }
        }

        @Test(
            "are stripped from filled-in, pasted and entered text, by every route",
            arguments: [(CodeAlphabet.digits, "191206"), (.uppercaseLettersAndDigits, "A1B2C3")],
            ["HTW-", "Your code is HTW-"])
        func stripped(_ code: (CodeAlphabet, String), _ letters: String) {
            for route in KeyboardDriver.Route.allCases where route != .characters {
                let stage = stage(code.0)
                stage.keyboard.autofill(letters + code.1, route: route)
                #expect(stage.view.code == code.1 && stage.log.completions == ["complete:\(code.1)"], "\(route)")
                #expect(stage.failures == [])
            }
            let stage = stage(code.0)
            stage.keyboard.paste(letters + code.1)
            #expect(stage.view.code == code.1)
            stage.view.clear()
            stage.view.enter(letters + code.1)
            #expect(stage.view.code == code.1)
        }

        @Test("are spoken by the label, and are not part of the text that the system sees")
        func spoken() {
            let stage = stage(.digits)
            #expect(stage.view.accessibilityLabel == "Verification code, HTW-")
            #expect(stage.view.accessibilityValue == "19")
            #expect(stage.view.cellFrames[0].minX > 60)
        }
    }
}
#endif
