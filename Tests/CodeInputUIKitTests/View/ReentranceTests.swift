#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("Closures and delegates that edit") struct ReentranceTests {
        /// What a closure or a delegate does to the field that calls it.
        enum Deed: CaseIterable, Sendable {
            case type, mark, select, delete, clear, paste, submit, set, lengthen, secure, reject, focus

            @MainActor func act(on view: CodeInputView) {
                switch self {
                case .type: view.insertText("7")
                case .mark: view.setMarkedText("8", selectedRange: NSRange(location: 1, length: 0))
                case .select:
                    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
                case .delete: view.deleteBackward()
                case .clear: view.clear()
                case .paste: view.replace(UITextRange(), withText: "12")
                case .submit: view.submit()
                case .set: view.code = view.code == "12" ? "34" : "12"
                case .lengthen: view.lengthRange = view.length == 6 ? 5...5 : 6...6
                case .secure: view.isSecureTextEntry.toggle()
                case .reject: view.status = view.status == .rejected ? .editing : .rejected
                case .focus:
                    if view.isFirstResponder { view.resignFirstResponder() } else { view.becomeFirstResponder() }
                }
            }
        }

        /// Performs a deed in every closure, control event and message to the text system.
        @MainActor final class Meddler {
            private weak var view: CodeInputView?
            private let deed: Deed
            private let depth: Int
            private let spy = InputDelegateSpy()
            private var current = 0
            var isDone = false

            init(_ view: CodeInputView, _ deed: Deed, depth: Int) {
                self.view = view
                self.deed = deed
                self.depth = depth
                view.onChange = { [weak self] _ in self?.meddle() }
                view.onComplete = { [weak self] _ in self?.meddle() }
                view.onInvalidInput = { [weak self] _ in self?.meddle() }
                view.onStatusChange = { [weak self] _ in self?.meddle() }
                view.shouldChange = { [weak self] _ in
                    self?.meddle()
                    return true
                }
                view.preprocess = { [weak self] text in
                    self?.meddle()
                    return text
                }
                for (event, _) in ControlEventLog.events {
                    view.addAction(UIAction { [weak self] _ in self?.meddle() }, for: event)
                }
                spy.onMessage = { [weak self] _ in self?.meddle() }
                view.inputDelegate = spy
            }

            private func meddle() {
                guard current < depth, !isDone, let view else { return }
                current += 1
                deed.act(on: view)
                current -= 1
            }
        }

        @Test("end, whatever they do, three deep and for ever", arguments: Deed.allCases, [1, 3, Int.max])
        func everywhere(_ deed: Deed, depth: Int) {
            let stage = Stage()
            let view = stage.view
            let meddler = Meddler(view, deed, depth: depth)
            for other in Deed.allCases { other.act(on: view) }
            view.insertText("482910")
            view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
            view.unmarkText()
            meddler.isDone = true
            // The field works as before.
            view.status = .editing
            view.isSecureTextEntry = false
            view.lengthRange = 6...6
            view.clear()
            view.insertText("123")
            #expect(view.code == "123" && view.code.count <= view.length && view.markedCells == nil)
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

        @Test("an edit whose closure changes the field again and again is reported, and not lost in silence")
        func interrupted() {
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
