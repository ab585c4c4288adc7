#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A step while closures change the field") struct StepTests {
        /// A closure that the field asks before it keeps an edit.
        enum Question: CaseIterable, Sendable { case preparation, veto, rule }

        /// Something that an app may set in a closure and that changes neither code, selection nor status.
        enum Setting: CaseIterable, Sendable {
            case placeholder, masking, revealed, secure, overflow, domains, rejection, resigning, verifier, enabled
            case sameCode, sameLength, sameAlphabet, sameStatus, sameCaret, sameSelection, sameFocus, layout

            @MainActor func set(on view: CodeInputView) {
                switch self {
                case .placeholder: view.placeholder = view.placeholder.isEmpty ? "-" : ""
                case .masking: view.masking = view.masking == nil ? .immediate : nil
                case .revealed: view.isRevealed.toggle()
                case .secure: view.isSecureTextEntry.toggle()
                case .overflow: view.overflow = view.overflow == .refuse ? .replaceLast : .refuse
                case .domains: view.domains.append("example.com")
                case .rejection: view.rejectionPolicy = view.rejectionPolicy == .edit ? .startOver : .edit
                case .resigning: view.resignsOnCompletion.toggle()
                case .verifier: view.verifier = { _ in .accepted }
                case .enabled: view.isEnabled = true
                case .sameCode: view.code = view.code
                case .sameLength: view.lengthRange = view.lengthRange
                case .sameAlphabet: view.alphabet = view.alphabet
                case .sameStatus: view.status = view.status
                case .sameCaret: view.caretPolicy = view.caretPolicy
                case .sameSelection: view.selectedTextRange = view.selectedTextRange
                case .sameFocus: view.resignFirstResponder()
                case .layout:
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                }
            }
        }

        /// Runs a body whenever it is asked.
        private struct AskedRule: CodeRule {
            let body: @MainActor @Sendable () -> Void

            func check(_ code: String) -> CodeRuleViolation? {
                MainActor.assumeIsolated(body)
                return nil
            }
        }

        /// Makes the field ask a question, and calls a body with every one.
        private func ask(_ question: Question, _ view: CodeInputView, _ body: @escaping @MainActor @Sendable () -> Void)
        {
            switch question {
            case .preparation:
                view.preprocess = { text in
                    body()
                    return text
                }
            case .veto:
                view.shouldChange = { _ in
                    body()
                    return true
                }
            case .rule: view.rules = [AskedRule(body: body)]
            }
        }

        @Test(
            "is made at once, whatever property a closure sets that changes no code", arguments: Question.allCases,
            Setting.allCases)
        func settings(_ question: Question, _ setting: Setting) {
            let stage = Stage(length: 3, isFocused: false)
            stage.view.insertText("12")
            stage.log.lines = []
            var asked = 0
            ask(question, stage.view) { [weak view = stage.view] in
                asked += 1
                if let view { setting.set(on: view) }
            }
            stage.view.insertText("3")
            #expect(stage.view.code == "123" && asked == 1)
            #expect(stage.log.lines == ["change:123", "complete:123"])
        }

        /// An input by the user that commits marked text.
        enum Commit: CaseIterable, Sendable { case tap, select, submit, returnKey, unmark, blur, policy }

        private func commit(_ commit: Commit, on stage: Stage) {
            switch commit {
            case .tap: stage.tap(cell: 0)
            case .select: stage.view.selectedTextRange = stage.range(0..<1)
            case .submit: stage.view.submit()
            case .returnKey: stage.view.insertText("\n")
            case .unmark: stage.view.unmarkText()
            case .blur: stage.view.resignFirstResponder()
            case .policy: stage.view.caretPolicy = .endOnly
            }
        }

        @Test("that commits marked text passes no veto by, however often it is disturbed", arguments: Commit.allCases)
        func veto(_ way: Commit) {
            for keepsChanging in [false, true] {
                let stage = Stage(typing: "12")
                stage.view.setMarkedText("3", selectedRange: NSRange(location: 1, length: 0))
                stage.view.shouldChange = { [weak view = stage.view] _ in
                    view?.placeholder = "-"
                    if keepsChanging { view?.status = view?.status == .rejected ? .accepted : .rejected }
                    return false
                }
                commit(way, on: stage)
                #expect(stage.view.code == "12" && stage.view.markedTextRange == nil, "\(keepsChanging)")
            }
        }

        @Test(
            "that closures disturb again and again is reported once, and changes no code", arguments: Commit.allCases,
            Question.allCases)
        func interrupted(_ way: Commit, _ question: Question) {
            let stage = Stage(typing: "12", length: 3)
            stage.view.setMarkedText("3", selectedRange: NSRange(location: 1, length: 0))
            ask(question, stage.view) { [weak view = stage.view] in
                view?.status = view?.status == .rejected ? .accepted : .rejected
            }
            commit(way, on: stage)
            #expect(stage.log.lines == ["invalid:interrupted"])
            #expect(stage.view.code == "12" && stage.view.markedTextRange == nil)
        }

        @Test("does not end the process when a rule always changes the field")
        func rule() {
            let stage = Stage(length: 3)
            stage.keyboard.type("123")
            stage.log.lines = []
            stage.view.rules = [
                AskedRule { [weak view = stage.view] in
                    view?.placeholder = "-"
                    view?.status = view?.status == .rejected ? .editing : .rejected
                }
            ]
            stage.view.submit()
            stage.view.insertText("\n")
            #expect(stage.log.lines == ["invalid:interrupted", "invalid:interrupted"] && stage.view.isFirstResponder)
        }

        @Test("has no limit for steps one after the other in a closure")
        func oneAfterTheOther() {
            let stage = Stage()
            stage.view.onChange = { [weak view = stage.view] _ in
                for _ in 0..<400 {
                    view?.reject()
                    view?.status = .editing
                }
                view?.accept()
            }
            stage.view.insertText("1")
            #expect(stage.view.status == .accepted && stage.log.lines == [])
        }

        @Test("reports what was refused inside it once, and afterwards")
        func refused() {
            let stage = Stage()
            var lines: [String] = []
            var depth = 0
            stage.view.onInvalidInput = { lines.append("\($0) \(depth)") }
            stage.view.onStatusChange = { [weak view = stage.view] status in
                depth += 1
                view?.status = status == .rejected ? .accepted : .rejected
                depth -= 1
            }
            stage.view.status = .accepted
            #expect(lines == ["interrupted 0"])
            stage.view.onStatusChange = nil
            stage.view.status = .editing
            #expect(lines.count == 1)
        }

        @Test("that a closure makes secure keeps nothing for Undo", arguments: Question.allCases)
        func secureMeanwhile(_ question: Question) {
            let stage = Stage(length: 3)
            stage.keyboard.type("98")
            stage.view.code = "98"
            ask(question, stage.view) { [weak view = stage.view] in view?.isSecureTextEntry = true }
            stage.view.insertText("7")
            #expect(stage.view.code == "987" && stage.view.isSecureTextEntry)
            stage.view.isSecureTextEntry = false
            #expect(stage.view.undoManager?.canUndo == false)
        }

        @Test("ends its change for the text system before the app hears of it")
        func order() {
            let stage = Stage(typing: "12"), spy = InputDelegateSpy()
            stage.view.inputDelegate = spy
            var opened: [Int] = []
            stage.view.onChange = { _ in opened.append(spy.opened) }
            stage.view.enter("3")
            stage.tap(cell: 0)
            #expect(opened == [0] && spy.opened == 0)
        }
    }
}
#endif
