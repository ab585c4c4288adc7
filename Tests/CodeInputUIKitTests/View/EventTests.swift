#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("What the app hears") struct EventTests {
        private let gate = PausedVerifier()

        /// Logs everything that the app hears, in order.
        private func listen(to stage: Stage) {
            let log = stage.log
            stage.view.onStatusChange = { log.lines.append("status:\($0)") }
            for (event, name) in ControlEventLog.events {
                stage.view.addAction(UIAction { _ in log.lines.append(name) }, for: event)
            }
        }

        @Test("the last key is told in one order: the change, the completion, the end of editing, the status")
        func order() {
            let stage = Stage(length: 2) {
                $0.verifier = gate.verifier
                $0.resignsOnCompletion = true
            }
            listen(to: stage)
            stage.keyboard.type("12")
            let key = ["change:1", "changed", "change:12", "changed", "complete:12", "complete"]
            #expect(stage.log.lines == key + ["end", "status:verifying"] && !stage.view.isFirstResponder)
        }

        @Test("a closure that clears the field on the last key hears of no completion and no verification")
        func cleared() async {
            let stage = Stage(length: 2) { $0.verifier = gate.verifier }
            listen(to: stage)
            stage.view.onChange = { [weak view = stage.view] in if $0.count == 2 { view?.clear() } }
            stage.keyboard.type("12")
            await Device.advance(by: 1)
            #expect(stage.log.lines == ["changed"] && gate.codes == [] && stage.view.status == .editing)
        }

        @Test("a closure that changes the code on completion keeps the keyboard, and nothing is verified")
        func changedOnCompletion() async {
            let stage = Stage(length: 2) {
                $0.verifier = gate.verifier
                $0.resignsOnCompletion = true
            }
            stage.view.onComplete = { [weak view = stage.view] _ in view?.code = "9" }
            stage.keyboard.type("12")
            await Device.advance(by: 1)
            #expect(stage.view.isFirstResponder && stage.view.code == "9" && gate.codes == [])
            #expect(stage.events == ["changed", "changed"])
        }

        @Test("a code that returns after a composition is complete again")
        func composedOver() {
            let stage = Stage(typing: "1", length: 1)
            stage.tap(cell: 0)
            stage.keyboard.autofill("1", route: .mark)
            #expect(stage.log.lines == ["change:", "change:1", "complete:1"])
            #expect(stage.events == ["changed", "changed", "complete"])
        }

        @Test("a SwiftUI view that replaces the code first leaves the app's closure nothing to hear")
        func replacedFirst() {
            let stage = Stage()
            stage.view.follower = { [weak view = stage.view] event in
                if case .changed? = event { view?.clear() }
            }
            stage.keyboard.type("1")
            #expect(stage.view.code == "" && stage.log.lines == [] && stage.events == [])
        }

        @Test("edits by the app, layout, traits, style and status send no edit")
        func byApp() {
            let stage = Stage(typing: "12"), view = stage.view
            view.code = "123456"
            view.code = "no code at all"
            view.lengthRange = 4...4
            view.alphabet = .lettersAndDigits
            view.caretPolicy = .endOnly
            view.style = .circles
            view.frame.size.width = 0
            view.placeholder = "•"
            view.isSecureTextEntry = true
            view.masking = .delayed(.seconds(1))
            view.tintColor = .systemRed
            Device.setTraits {
                $0.userInterfaceStyle = .dark
                $0.layoutDirection = .rightToLeft
                $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            }
            for status in CodeStatus.allCases { view.status = status }
            stage.settle()
            view.clear()
            #expect(stage.events == [] && stage.log.lines == [])
        }

        // MARK: - What the app may change or refuse

        @Test("the app may veto a change, and nothing is reported")
        func veto() {
            let stage = Stage(typing: "12")
            var asked: [CodeChange] = []
            stage.view.shouldChange = {
                asked.append($0)
                return $0.proposed != "123"
            }
            stage.keyboard.type("3")
            #expect(stage.view.code == "12" && stage.log.lines == [])
            #expect(asked.map(\.current) == ["12"] && asked.map(\.proposed) == ["123"])
            #expect(asked.map(\.changedCells) == [2..<3])
            stage.keyboard.type("4")
            #expect(stage.view.code == "124")
            stage.keyboard.deleteBackward()
            #expect(asked.map(\.proposed) == ["123", "124", "12"])
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
            stage.view.enter("34")
            stage.keyboard.autofill("123456", route: .replace)
            stage.keyboard.deleteBackward()
            stage.keyboard.press(.backspace)
            stage.view.undoManager?.undo()
            stage.tap(cell: 0)
            stage.keyboard.cut()
            #expect(count == 8 && stage.view.code == "12")
            stage.view.code = "9"
            stage.keyboard.press(.left)
            #expect(count == 8 && stage.view.code == "9")
        }

        @Test(
            "letters before a code are stripped from filled-in, pasted and entered text, as the articles show it",
            arguments: [(CodeAlphabet.digits, "191206"), (.uppercaseLettersAndDigits, "A1B2C3")],
            ["HTW-", "Your code is HTW-"])
        func prepared(_ code: (CodeAlphabet, String), _ letters: String) {
            func stage() -> Stage {
                Stage(typing: "19") {
                    $0.alphabet = code.0
                    $0.preprocess = { $0.replacing("HTW-", with: "") }
                }
            }
            for route in KeyboardDriver.Route.allCases where ![.characters, .insertAndCharacters].contains(route) {
                let stage = stage()
                stage.keyboard.autofill(letters + code.1, route: route)
                #expect(stage.view.code == code.1 && stage.log.completions == ["complete:\(code.1)"], "\(route)")
            }
            let stage = stage()
            stage.keyboard.paste(letters + code.1)
            #expect(stage.view.code == code.1)
            stage.view.clear()
            stage.view.enter(letters + code.1)
            #expect(stage.view.code == code.1)
        }

        // MARK: - A text that the app enters for the user

        @Test("an entered text completes the code and is told, as a paste is, and can be undone")
        func entered() {
            let stage = Stage(isFocused: false) { $0.domains = ["bank.example"] }
            stage.view.enter("Your code\n@shop.example #482910")
            #expect(stage.log.lines == ["invalid:otherDomain"])
            stage.view.enter("Your code\n@bank.example #482910")
            #expect(stage.view.code == "482910" && !stage.view.isFirstResponder)
            #expect(stage.log.lines.dropFirst() == ["change:482910", "complete:482910"])
            #expect(stage.events == ["changed", "complete"])
            stage.view.undoManager?.undo()
            #expect(stage.view.code == "")
        }

        @Test("an entered text does not need the Paste command, but an enabled field")
        func allowed() {
            let stage = Stage { $0.allowedActions = [] }
            stage.view.enter("12")
            #expect(stage.view.code == "12")
            stage.view.isEnabled = false
            stage.view.enter("34")
            #expect(stage.view.code == "12")
        }
    }
}
#endif
