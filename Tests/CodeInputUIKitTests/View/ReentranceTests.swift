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
        @MainActor final class Meddler: NSObject, UITextInputDelegate {
            private weak var view: CodeInputView?
            private let deed: Deed
            private let depth: Int
            private var current = 0
            var isDone = false

            init(_ view: CodeInputView, _ deed: Deed, depth: Int) {
                self.view = view
                self.deed = deed
                self.depth = depth
                super.init()
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
                let events: [UIControl.Event] = [
                    .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit, .primaryActionTriggered,
                ]
                for event in events { view.addAction(UIAction { [weak self] _ in self?.meddle() }, for: event) }
                view.inputDelegate = self
            }

            private func meddle() {
                guard current < depth, !isDone, let view else { return }
                current += 1
                deed.act(on: view)
                current -= 1
            }

            func selectionWillChange(_ textInput: (any UITextInput)?) { meddle() }
            func selectionDidChange(_ textInput: (any UITextInput)?) { meddle() }
            func textWillChange(_ textInput: (any UITextInput)?) { meddle() }
            func textDidChange(_ textInput: (any UITextInput)?) { meddle() }
            @available(iOS 18.4, visionOS 2.4, *)
            func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
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

        @Test("an edit whose closure changes the field again and again is reported, and not lost in silence")
        func interrupted() {
            let stage = Stage(typing: "12")
            let spy = Interrupter()
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
            let spy = Interrupter()
            spy.deed = { view in view.selectedTextRange = spy.next(of: view) }
            stage.view.inputDelegate = spy
            stage.view.code = "987"
            #expect(stage.view.code == "987" && stage.log.lines == [] && spy.opened == 0)
        }

        @Test("an edit is made although its closure always asks for what is so already")
        func nothingNew() {
            let stage = Stage(typing: "12")
            stage.view.shouldChange = { [weak view = stage.view] _ in
                view?.selectedTextRange = view?.selectedTextRange
                return true
            }
            stage.keyboard.type("3")
            #expect(stage.view.code == "123" && stage.log.lines == ["change:123"])
        }

        @Test("an edit whose closure changed the field once is made in the changed field")
        func again() {
            let stage = Stage(typing: "12")
            var asked: [String] = []
            stage.view.shouldChange = { [weak view = stage.view] change in
                if asked.isEmpty { view?.code = "9" }
                asked.append(change.proposed)
                return true
            }
            stage.view.insertText("3")
            #expect(stage.view.code == "93" && asked == ["123", "93"])
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

        @Test("a closure that lays out the field is asked once")
        func layout() {
            let stage = Stage(typing: "12")
            var asked = 0
            stage.view.shouldChange = { [weak view = stage.view] _ in
                asked += 1
                view?.setNeedsLayout()
                view?.layoutIfNeeded()
                return true
            }
            stage.view.insertText("3")
            #expect(asked == 1 && stage.view.code == "123")
        }

        @Test("a closure that gives up a focus that is not there is asked once")
        func noFocus() {
            let stage = Stage(isFocused: false)
            var asked = 0
            stage.view.shouldChange = { [weak view = stage.view] _ in
                asked += 1
                view?.resignFirstResponder()
                return true
            }
            stage.view.insertText("3")
            #expect(asked == 1 && stage.view.code == "3")
        }

        @Test("an edit that is made again is announced once, and as what it is then")
        func announcedOnce() {
            let stage = Stage(typing: "12"), spy = InputDelegateSpy()
            stage.view.inputDelegate = spy
            stage.view.shouldChange = { [weak view = stage.view] change in
                if change.proposed == "123" { view?.code = "9" }
                return true
            }
            // The app's own edit, and no more: the keyboard expects its key.
            #expect(spy.messages { stage.view.insertText("3") } == InputDelegateSpy.text)
            #expect(stage.view.code == "93")
        }

        @Test("an edit by a delegate before a change is not lost")
        func editBeforeChange() {
            let stage = Stage(typing: "1234")
            let spy = Interrupter()
            spy.deed = { view in
                spy.deed = nil
                view.code = "98"
            }
            stage.view.inputDelegate = spy
            stage.view.enter("7")
            #expect(stage.view.code == "987" && spy.opened == 0)
        }

        @Test("a key that a delegate makes invalid before it is inserted is announced as a change of the text")
        func widerChange() {
            let stage = Stage(typing: "1234"), spy = Interrupter()
            stage.tap(cell: 1)
            spy.deed = { $0.alphabet = CodeAlphabet("1234") }
            stage.view.inputDelegate = spy
            // At first, it replaces a digit and selects the next.
            stage.view.insertText("9")
            #expect(stage.view.code == "1234" && stage.log.lines == ["invalid:notInAlphabet"])
            #expect(spy.opened == 0)
        }

        @Test("a delegate that marks text when the selection changes ends")
        func marks() {
            let stage = Stage(typing: "123")
            let spy = Interrupter()
            spy.deed = nil
            spy.afterSelection = { $0.setMarkedText("4", selectedRange: NSRange(location: 1, length: 0)) }
            stage.view.inputDelegate = spy
            stage.tap(cell: 0)
            stage.tap(cell: 1)
            #expect(stage.view.code.count <= 6)
        }

        /// Changes the field before each change that it is told of.
        @MainActor final class Interrupter: NSObject, UITextInputDelegate {
            var deed: ((CodeInputView) -> Void)?
            var afterSelection: ((CodeInputView) -> Void)?
            /// The changes that began and did not end.
            private(set) var opened = 0
            private var isActing = false
            private var cell = 0

            func next(of view: CodeInputView) -> UITextRange? {
                cell = (cell + 1) % 2
                guard let start = view.position(from: view.beginningOfDocument, offset: cell),
                    let end = view.position(from: start, offset: 1)
                else { return nil }
                return view.textRange(from: start, to: end)
            }

            private func act(_ textInput: (any UITextInput)?, _ body: ((CodeInputView) -> Void)?) {
                guard !isActing, let view = textInput as? CodeInputView else { return }
                isActing = true
                body?(view)
                isActing = false
            }

            func selectionWillChange(_ textInput: (any UITextInput)?) {
                opened += 1
                act(textInput, deed)
            }
            func selectionDidChange(_ textInput: (any UITextInput)?) {
                opened -= 1
                act(textInput, afterSelection)
            }
            func textWillChange(_ textInput: (any UITextInput)?) { opened += 1 }
            func textDidChange(_ textInput: (any UITextInput)?) { opened -= 1 }
            @available(iOS 18.4, visionOS 2.4, *)
            func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
        }
    }
}
#endif
