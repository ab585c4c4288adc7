#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct EventTests {
        @Test("a key sends a change, and the last key a completion after it")
        func key() {
            let stage = Stage(typing: "1234")
            stage.keyboard.type("56")
            #expect(stage.events == ["changed", "changed", "complete"])
            #expect(stage.log.lines == ["change:12345", "change:123456", "complete:123456"])
        }

        @Test("an edit by the app sends nothing") func byApp() {
            let stage = Stage(typing: "12")
            stage.view.code = "123456"
            stage.view.code = "no code at all"
            stage.view.lengthRange = 4...4
            stage.view.alphabet = .lettersAndDigits
            stage.view.caretPolicy = .endOnly
            stage.view.clear()
            #expect(stage.events == [])
            #expect(stage.log.lines == [])
        }

        @Test("layout, traits, style and status send no edit")
        func looks() {
            let stage = Stage(typing: "123456")
            stage.view.style = .circles
            stage.view.frame.size.width = 0
            stage.view.placeholder = "•"
            stage.view.isSecureTextEntry = true
            stage.view.masking = .delayed(.seconds(1))
            stage.view.tintColor = .systemRed
            Device.setTraits {
                $0.userInterfaceStyle = .dark
                $0.layoutDirection = .rightToLeft
                $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            }
            for status in CodeStatus.allCases { stage.view.status = status }
            stage.settle()
            #expect(stage.events == [])
            #expect(stage.log.lines == [])
        }

        @Test("a key that changes nothing sends nothing") func unchanged() {
            let stage = Stage(typing: "12")
            stage.keyboard.type("x")
            stage.tap(cell: 0)
            stage.keyboard.type("1")
            #expect(stage.events == [])
            #expect(stage.log.lines == ["invalid:notInAlphabet"])
        }

        @Test("a refusal has its reason") func reasons() {
            let stage = Stage(typing: "123")
            stage.keyboard.insert("5678")
            stage.keyboard.insert("a code of 123456 or 654321")
            stage.keyboard.type("x")
            stage.keyboard.type("4567")
            stage.view.clear()
            stage.keyboard.deleteBackward()
            let reasons = ["tooLong", "ambiguous", "notInAlphabet", "full", "nothingToDelete"]
            #expect(stage.log.lines.filter { $0.hasPrefix("invalid") } == reasons.map { "invalid:" + $0 })
        }

        @Test("the app may veto a change, and nothing is reported")
        func veto() {
            let stage = Stage(typing: "12")
            var asked: [CodeChange] = []
            stage.view.shouldChange = {
                asked.append($0)
                return $0.proposed != "123"
            }
            stage.keyboard.type("3")
            #expect(stage.view.code == "12")
            #expect(stage.log.lines == [])
            #expect(asked.map(\.current) == ["12"] && asked.map(\.proposed) == ["123"])
            #expect(asked.map(\.changedCells) == [2..<3])
            stage.keyboard.type("4")
            #expect(stage.view.code == "124")
            stage.keyboard.deleteBackward()
            #expect(asked.map(\.proposed) == ["123", "124", "12"])
            #expect(stage.failures == [])
        }

        @Test("the app is asked about every input by the user, and not about its own edits or movements")
        func everyWay() {
            let stage = Stage(typing: "12")
            var count = 0
            stage.view.shouldChange = { _ in
                count += 1
                return false
            }
            stage.keyboard.insert("3")
            stage.keyboard.paste("34")
            stage.keyboard.autofill("123456", route: .replace)
            stage.keyboard.deleteBackward()
            stage.keyboard.press(.backspace)
            stage.tap(cell: 0)
            stage.keyboard.cut()
            #expect(count == 6)
            #expect(stage.view.code == "12")
            stage.view.code = "9"
            stage.keyboard.press(.left)
            #expect((count, stage.view.code) == (6, "9"))
        }

        @Test("a change never prints its characters") func redacted() {
            let stage = Stage(typing: "12")
            var text = ""
            stage.view.shouldChange = {
                text = "\($0)" + String(reflecting: $0)
                dump($0, to: &text)
                return true
            }
            stage.keyboard.type("9")
            #expect(!text.isEmpty && !text.contains("129") && !text.contains("\"12\""))
        }

        @Test("the app may prepare every input") func preparation() {
            let stage = Stage { $0.preprocess = { $0.replacingOccurrences(of: "O", with: "0") } }
            stage.keyboard.type("1O")
            stage.keyboard.paste("O")
            stage.keyboard.setMarkedText("O")
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "1000")
            stage.keyboard.autofill("12345O", route: .replace)
            #expect(stage.view.code == "123450")
            #expect(stage.failures == [])
        }

        @Test("a closure may clear the field, which then completes nothing")
        func cleared() {
            let stage = Stage(typing: "12345")
            stage.view.onChange = { [weak view = stage.view] in if $0.count == 6 { view?.clear() } }
            stage.keyboard.type("6")
            #expect(stage.view.code == "")
            #expect(stage.log.completions == [])
            #expect(stage.events == [])
            #expect(stage.failures == [])
        }

        @Test("a SwiftUI view that replaces the code first leaves the app's closure nothing to hear")
        func replacedFirst() {
            let stage = Stage()
            stage.view.settings.follower = { [weak view = stage.view] event in
                if case .changed? = event { view?.clear() }
            }
            stage.keyboard.type("1")
            #expect(stage.view.code == "" && stage.log.lines == [] && stage.events == [])
        }

        @Test("rules check a complete code before the app gets it")
        func rules() async {
            let stage = Stage { $0.rules = [CommonPINRule()] }
            stage.keyboard.type("111111")
            #expect(stage.view.status == .rejected)
            #expect(stage.log.completions == [])
            await Device.advance(by: 1)
            stage.keyboard.type("847261")
            #expect(stage.view.status == .editing)
            #expect(stage.log.completions == ["complete:847261"])
            #expect(stage.failures == [])
        }
    }
}
#endif
