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
            stage.view.code = "98"
            ask(question, stage.view) { [weak view = stage.view] in view?.isSecureTextEntry = true }
            stage.view.insertText("7")
            #expect(stage.view.code == "987" && stage.view.isSecureTextEntry)
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

        // MARK: - Closures and delegates that edit

        /// A delegate that changes the field whenever it hears that the selection will change.
        private func interrupter(of stage: Stage, _ deed: @escaping () -> Void) -> InputDelegateSpy {
            let spy = InputDelegateSpy()
            var isActing = false
            spy.onMessage = { message in
                guard message == "selectionWillChange", !isActing else { return }
                isActing = true
                deed()
                isActing = false
            }
            stage.view.inputDelegate = spy
            return spy
        }

        @Test("an edit whose closure changes the field again and again is reported, and not lost in silence")
        func againAndAgain() {
            let stage = Stage(typing: "12"), spy = InputDelegateSpy()
            stage.view.inputDelegate = spy
            stage.view.shouldChange = { [weak view = stage.view] _ in
                view?.code = view?.code == "12" ? "21" : "12"
                return true
            }
            stage.view.insertText("3")
            #expect(stage.log.lines == ["invalid:interrupted"])
            #expect(stage.view.code == "12" && spy.opened == 0)
        }

        @Test("an edit by the app is made although the text system changes the field each time")
        func byApp() {
            let stage = Stage(typing: "12")
            var cell = 0
            let spy = interrupter(of: stage) {
                cell = 1 - cell
                stage.view.selectedTextRange = stage.range(cell..<cell + 1)
            }
            stage.view.code = "987"
            #expect(stage.view.code == "987" && stage.log.lines == [] && spy.opened == 0)
        }

        @Test("an edit whose closure changed the field once is made in the changed field, and announced once")
        func again() {
            let stage = Stage(typing: "12"), spy = InputDelegateSpy()
            var asked: [String] = []
            stage.view.inputDelegate = spy
            stage.view.shouldChange = { [weak view = stage.view] change in
                if asked.isEmpty { view?.code = "9" }
                asked.append(change.proposed)
                return true
            }
            // The app's own edit, and no more: the keyboard expects its key.
            #expect(spy.messages { stage.view.insertText("3") } == InputDelegateSpy.text)
            #expect(stage.view.code == "93" && asked == ["123", "93"])
        }

        @Test("an edit by a delegate before a change is not lost")
        func editBeforeChange() {
            let stage = Stage(typing: "1234")
            var isFirst = true
            let spy = interrupter(of: stage) {
                if isFirst { stage.view.code = "98" }
                isFirst = false
            }
            stage.view.enter("7")
            #expect(stage.view.code == "987" && spy.opened == 0)
        }

        @Test("a key that a delegate makes invalid before it is inserted is announced as a change of the text")
        func widerChange() {
            let stage = Stage(typing: "1234")
            stage.tap(cell: 1)
            let spy = interrupter(of: stage) { stage.view.alphabet = CodeAlphabet("1234") }
            // At first, it replaces a digit and selects the next.
            stage.view.insertText("9")
            #expect(stage.view.code == "1234" && stage.log.lines == ["invalid:notInAlphabet"] && spy.opened == 0)
        }

        @Test("a closure that always edits runs sixteen inside each other")
        func depth() {
            let stage = Stage()
            var (depth, deepest) = (0, 0)
            stage.view.onInvalidInput = { [weak view = stage.view] _ in
                depth += 1
                deepest = max(deepest, depth)
                view?.insertText("x")
                // The focus moves in any case.
                if depth == 16 { view?.resignFirstResponder() }
                depth -= 1
            }
            stage.view.insertText("x")
            #expect(deepest == 16 && depth == 0)
            #expect(!stage.view.isFirstResponder && !stage.view.fieldState.isFocused)
        }

        @Test("a closure that always makes two edits is called for each, and 256 times inside each")
        func count() {
            let stage = Stage()
            var calls = 0
            stage.view.onInvalidInput = { [weak view = stage.view] _ in
                calls += 1
                view?.insertText("x")
                view?.insertText("x")
            }
            for _ in 0..<2 {
                calls = 0
                stage.view.insertText("x")
                // Once more for the report of what was refused, and for what that leads to.
                #expect(calls == 2 * (1 + 2 * (1 + 256)))
            }
        }
    }
}
#endif
