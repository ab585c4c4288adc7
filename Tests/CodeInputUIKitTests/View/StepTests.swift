import CodeInputMessages
import CodeInputUIKit
import TestTools
import Testing
import UIKit

private typealias Act<Subject> = @MainActor @Sendable (Subject) -> Void

/// What an app may set in a closure, which changes neither code, selection nor status.
private let settings: [Act<CodeInputView>] = [
    { ($0.placeholder, $0.masking) = ("-", .immediate) }, { $0.isRevealed.toggle() }, { $0.isSecureTextEntry.toggle() },
    { ($0.overflow, $0.reader) = (.replaceLast, CodeReader { _, _, _ in .failure(.notInAlphabet) }) },
    { $0.rejectionPolicy = .edit },
    { $0.resignsOnCompletion.toggle() }, { $0.verifier = { _ in .accepted } }, { $0.isEnabled = true },
    { $0.code = $0.code }, { $0.lengthRange = $0.lengthRange }, { $0.alphabet = $0.alphabet },
    { $0.status = $0.status }, { $0.caretPolicy = $0.caretPolicy }, { $0.selectedTextRange = $0.selectedTextRange },
    { $0.resignFirstResponder() }, { $0.layoutIfNeeded() },
    // Inputs that do nothing.
    { $0.unmarkText() }, { $0.setMarkedText("", selectedRange: NSRange(location: 0, length: 0)) },
    { $0.insertText("") }, { $0.enter("") }, { $0.insertText(" ") },
    { $0.replace($0.selectedTextRange ?? UITextRange(), withText: "") },
]

/// The inputs of the user that commit marked text.
private let commits: [Act<Stage>] = [
    { $0.tap(cell: 0) }, { $0.view.selectedTextRange = $0.range(0..<1) }, { $0.view.submit() },
    { $0.view.insertText("\n") }, { $0.view.unmarkText() }, { $0.view.resignFirstResponder() },
    { $0.view.caretPolicy = .endOnly },
]

extension ViewTests {
    @MainActor @Suite("What the app hears") struct EventTests {
        private let gate = PausedVerifier()

        private func listen(to stage: Stage) {
            stage.log.listenToStatuses(of: stage.view)
            stage.log.listenToEvents(of: stage.view)
        }

        @Test("the last key is told in one order: the change, the completion, the end of editing, the status")
        func order() {
            let stage = Stage(length: 2) { ($0.verifier, $0.resignsOnCompletion) = (gate.verifier, true) }
            listen(to: stage)
            stage.keyboard.type("12")
            let key = ["change:1", "changed", "change:12", "changed", "complete:12", "complete"]
            #expect(stage.log.lines == key + ["end", "status:verifying"] && !stage.view.isFirstResponder)
        }

        @Test("a closure that changes the code leaves those after it nothing to hear, and nothing is verified")
        func changed() async {
            let keys = "change:1 changed change:12 changed"
            let changes: [(String, (CodeInputView) -> Void)] = [
                ("", { view in view.swiftUIListener = { [weak view] in if case .changed? = $0 { view?.clear() } } }),
                ("changed", { view in view.onChange = { [weak view] in if $0.count == 2 { view?.clear() } } }),
                (keys, { view in view.onComplete = { [weak view] _ in view?.code = "9" } }),
            ]
            for (heard, change) in changes {
                let stage = Stage(length: 2) { ($0.verifier, $0.resignsOnCompletion) = (gate.verifier, true) }
                listen(to: stage)
                change(stage.view)
                stage.keyboard.type("12")
                await Device.advance(by: 1)
                #expect(stage.log.lines.joined(separator: " ") == heard && stage.view.isFirstResponder)
                #expect(gate.codes == [] && stage.view.status == .editing)
            }
        }

        @Test("a closure that rejects the code on its last key hears of no completion, nor does any other")
        func rejected() async {
            let stage = Stage(length: 2) { $0.verifier = gate.verifier }
            listen(to: stage)
            stage.view.onChange = { [weak view = stage.view] in if $0.count == 2 { view?.reject() } }
            stage.keyboard.type("12")
            await Device.turn()
            #expect(stage.log.lines == ["changed", "status:rejected", "changed"] && gate.codes == [])
        }

        @Test("the app may veto every input by the user, and nothing is reported; its own edits it is not asked about")
        func veto() {
            let stage = Stage(typing: "12")
            var asked: [CodeChange] = []
            stage.view.shouldChange = {
                asked.append($0)
                return false
            }
            stage.keyboard.insert("3")
            #expect(asked.map(\.current) == ["12"] && asked.map(\.proposed) == ["123"])
            #expect(asked.map(\.changedCells) == [2..<3])
            stage.keyboard.paste("34")
            stage.view.enter("34")
            stage.keyboard.autofill("123456", route: .replace)
            stage.keyboard.deleteBackward()
            stage.keyboard.press(.backspace)
            stage.view.undoManager?.undo()
            stage.tap(cell: 0)
            stage.keyboard.cut()
            #expect(asked.count == 8 && stage.view.code == "12" && stage.log.lines == [])
            // What a refused cut would have replaced.
            #expect(Device.pasteboard == "34")
            stage.view.code = "9"
            stage.keyboard.press(.left)
            #expect(asked.count == 8 && stage.view.code == "9")
        }
    }

    @MainActor @Suite("A step while closures change the field") struct StepTests {
        @Test("whose text is prepared to nothing deletes nothing, and ends a composition", arguments: [false, true])
        func nothing(isComposing: Bool) {
            let texts: [(Stage) -> Void] = [
                { $0.view.insertText("x") }, { $0.view.enter("x") }, { $0.view.paste(nil) },
                { $0.view.replace($0.view.markedTextRange ?? $0.range(1..<2)!, withText: "x") },
            ]
            for enter in texts {
                let stage = Stage(typing: "1234")
                if !isComposing { stage.tap(cell: 1) }
                stage.view.preprocess = { $0.filter { $0 != "x" } }
                UIPasteboard.general.string = "x"
                stage.keyboard.watch {
                    if isComposing { stage.view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0)) }
                    enter(stage)
                }
                #expect(stage.view.markedTextRange == nil && stage.view.code == "1234")
            }
        }

        /// A closure that the field asks before it keeps an edit.
        enum Question: CaseIterable, Sendable { case preparation, veto, rule }

        /// Makes the field ask a question, and calls a body with every one.
        private func ask(_ question: Question, _ view: CodeInputView, _ body: @escaping Act<CodeInputView>) {
            let answer = { @MainActor @Sendable [weak view] in if let view { body(view) } }
            switch question {
            case .preparation:
                view.preprocess = { text in
                    answer()
                    return text
                }
            case .veto:
                view.shouldChange = { _ in
                    answer()
                    return true
                }
            case .rule:
                view.rules = [
                    TestRule {
                        MainActor.assumeIsolated(answer)
                        return nil
                    }
                ]
            }
        }

        private func flip(_ view: CodeInputView) { view.status = view.status == .rejected ? .accepted : .rejected }

        @Test("is made at once, whatever a closure sets that changes no code", arguments: Question.allCases)
        func harmless(_ question: Question) {
            for (index, set) in settings.enumerated() {
                let stage = Stage(length: 3, isFocused: false)
                stage.view.insertText("12")
                stage.log.lines = []
                var asked = 0
                ask(question, stage.view) {
                    asked += 1
                    set($0)
                }
                stage.view.insertText("3")
                #expect(stage.view.code == "123" && asked == 1, "\(index)")
                #expect(stage.log.lines == ["change:123", "complete:123"], "\(index)")
            }
        }

        @Test("that commits marked text passes no veto by, however often it is disturbed", arguments: [false, true])
        func veto(keepsChanging: Bool) {
            for (index, commit) in commits.enumerated() {
                let stage = Stage(typing: "12")
                stage.view.setMarkedText("3", selectedRange: NSRange(location: 1, length: 0))
                stage.view.shouldChange = { [weak view = stage.view] _ in
                    view?.placeholder = "-"
                    if keepsChanging, let view { flip(view) }
                    return false
                }
                commit(stage)
                #expect(stage.view.code == "12" && stage.view.markedTextRange == nil, "\(index)")
            }
        }

        @Test("that closures disturb each time is reported once, and changes no code", arguments: Question.allCases)
        func interrupted(_ question: Question) {
            for (index, commit) in commits.enumerated() {
                let stage = Stage(typing: "12", length: 3), spy = InputDelegateSpy()
                stage.view.inputDelegate = spy
                stage.view.setMarkedText("3", selectedRange: NSRange(location: 1, length: 0))
                ask(question, stage.view, flip)
                commit(stage)
                #expect(stage.log.lines == ["invalid:interrupted"] && spy.opened == 0, "\(index)")
                #expect(stage.view.code == "12" && stage.view.markedTextRange == nil, "\(index)")
            }
        }

        @Test("is made though a closure deletes in the empty field") func deletion() {
            let stage = Stage(length: 3)
            ask(.veto, stage.view) { if !$0.hasText { $0.deleteBackward() } }
            stage.view.insertText("1")
            #expect(stage.view.code == "1" && stage.log.lines == ["invalid:nothingToDelete", "change:1"])
        }

        @Test("that ends as interrupted is announced: the keyboard's copy has the key") func announced() {
            let stage = Stage(typing: "1", length: 3), spy = InputDelegateSpy()
            ask(.veto, stage.view, flip)
            stage.view.inputDelegate = spy
            #expect(spy.messages { stage.view.insertText("2") } == InputDelegateSpy.text && stage.view.code == "1")
        }

        @Test("that a closure makes secure keeps nothing for Undo", arguments: Question.allCases)
        func secureMeanwhile(_ question: Question) {
            let stage = Stage(length: 3)
            stage.view.code = "98"
            ask(question, stage.view) { $0.isSecureTextEntry = true }
            stage.view.insertText("7")
            #expect(stage.view.code == "987" && stage.view.isSecureTextEntry)
            #expect(stage.view.undoManager?.canUndo == false)
        }

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

        @Test("by the app is made although the text system changes the field each time") func byApp() {
            let stage = Stage(typing: "12")
            var cell = 0
            let spy = interrupter(of: stage) {
                cell = 1 - cell
                stage.view.selectedTextRange = stage.range(cell..<cell + 1)
            }
            stage.view.code = "987"
            #expect(stage.view.code == "987" && stage.log.lines == [] && spy.opened == 0)
        }

        @Test("whose closure changed the field once is made in the changed field, and announced once") func again() {
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

        @Test("that a delegate makes invalid is announced as a change of the text") func widerChange() {
            let stage = Stage(typing: "1234")
            stage.tap(cell: 1)
            let spy = interrupter(of: stage) { stage.view.alphabet = CodeAlphabet("1234") }
            // At first, it replaces a digit and selects the next.
            stage.view.insertText("9")
            #expect(stage.view.code == "1234" && stage.log.lines == ["invalid:notInAlphabet"])
            #expect(spy.messages.contains("textDidChange") && spy.opened == 0)
        }

        @Test("has no limit for steps one after the other in a closure") func oneAfterTheOther() {
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

        @Test("reports what was refused inside it once, and afterwards") func refused() {
            let stage = Stage()
            var lines: [String] = []
            var depth = 0
            stage.view.onInvalidInput = { lines.append("\($0) \(depth)") }
            stage.view.onStatusChange = { [weak view = stage.view] _ in
                depth += 1
                if let view { flip(view) }
                depth -= 1
            }
            stage.view.status = .accepted
            #expect(lines == ["interrupted 0"])
            stage.view.onStatusChange = nil
            stage.view.status = .editing
            #expect(lines.count == 1)
        }

        @Test("whose closure always edits runs sixteen deep, where the focus still moves") func depth() {
            let stage = Stage()
            var (depth, deepest) = (0, 0)
            stage.view.onInvalidInput = { [weak view = stage.view] _ in
                depth += 1
                deepest = max(deepest, depth)
                view?.insertText("x")
                if depth == 16 { view?.resignFirstResponder() }
                depth -= 1
            }
            stage.view.insertText("x")
            #expect(deepest == 16 && depth == 0)
            #expect(!stage.view.isFirstResponder && !stage.view.fieldState.isFocused)
            stage.settle()
            #expect(stage.layer("caret")?.isHidden != false)
        }

        @Test("that is refused for its depth still moves the focus, which no step around it brings back") func focus() {
            let stage = Stage()
            var depth = 0
            stage.view.preprocess = { [weak view = stage.view] text in
                depth += 1
                if depth < 16 { view?.insertText("1") } else { view?.resignFirstResponder() }
                depth -= 1
                return text
            }
            stage.view.insertText("1")
            #expect(!stage.view.isFirstResponder && !stage.view.fieldState.isFocused)
        }

        @Test("whose closure always makes two has each of them, and 256 inside each") func count() {
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
