#if canImport(UIKit)
import TestTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite(.timeLimit(.minutes(5))) struct EventStreamTests {
        @Test("a stream has the events from then on, and ends with the field")
        func fromThenOn() async {
            let (first, second) = streams()
            let earlier = await Array(first), later = await Array(second)
            #expect(
                earlier == [
                    .began, .changed(code: "1", count: 1), .changed(code: "12", count: 2),
                    .completed(code: "12", count: 2), .invalidInput(.full), .submitted,
                    .completed(code: "12", count: 2), .ended,
                ])
            #expect(later == Array(earlier.suffix(4)))
        }

        private func streams() -> (AsyncStream<CodeInputEvent>, AsyncStream<CodeInputEvent>) {
            let stage = Stage(length: 2, isFocused: false)
            let first = stage.view.events()
            stage.view.becomeFirstResponder()
            stage.keyboard.type("12")
            let second = stage.view.events()
            stage.keyboard.type("3")
            stage.keyboard.insert("\n")
            stage.view.code = "98"
            stage.view.removeFromSuperview()
            return (first, second)
        }

        @Test("the events of a secure field have counts only") func counts() async {
            let stream = secureStream()
            let events = await Array(stream)
            #expect(
                events == [
                    .changed(code: nil, count: 1), .changed(code: nil, count: 2), .completed(code: nil, count: 2),
                    .ended,
                ])
        }

        private func secureStream() -> AsyncStream<CodeInputEvent> {
            let stage = Stage(length: 2) { $0.isSecureTextEntry = true }
            let stream = stage.view.events()
            stage.keyboard.type("12")
            stage.view.removeFromSuperview()
            return stream
        }

        @Test("a stream does not tell of a change that a closure has undone")
        func undone() async {
            let events = await Array(undoneStream())
            #expect(events == [.changed(code: "3", count: 1), .ended])
        }

        private func undoneStream() -> AsyncStream<CodeInputEvent> {
            let stage = Stage(typing: "1")
            let stream = stage.view.events()
            stage.view.onChange = { [weak view = stage.view] in if $0 == "12" { view?.clear() } }
            stage.keyboard.type("2")
            stage.keyboard.type("3")
            stage.view.removeFromSuperview()
            return stream
        }

        @Test("an unread stream keeps the newest events only")
        func newest() async {
            let events = await Array(longStream())
            #expect(events.count == 64)
            #expect(events.last == .changed(code: "9", count: 1))
        }

        private func longStream() -> AsyncStream<CodeInputEvent> {
            let stage = Stage(typing: "1")
            let stream = stage.view.events()
            for index in 0..<200 {
                stage.view.insertText(String(index % 10))
                stage.view.deleteBackward()
            }
            stage.view.clear()
            stage.view.insertText("9")
            return stream
        }

        @Test("reading a stream does not keep the field alive") func weak() async {
            weak var view: CodeInputView?
            var heard: [CodeInputEvent] = []
            let reader: Task<Void, Never>
            do {
                let field = CodeInputView(length: 2)
                view = field
                let stream = field.events()
                reader = Task { for await event in stream { heard.append(event) } }
                field.insertText("1")
                #expect(await waiting { !heard.isEmpty })
            }
            #expect(await waiting { view == nil })
            await reader.value
            #expect(heard == [.changed(code: "1", count: 1)])
        }

        @Test("an event never prints its characters") func redacted() {
            var text = "\(CodeInputEvent.changed(code: "8172", count: 4))"
            text += String(reflecting: CodeInputEvent.completed(code: "8172", count: 4))
            dump(CodeInputEvent.changed(code: "8172", count: 4), to: &text)
            #expect(text.contains("4") && !text.contains("8172"))
        }
    }
}

extension Array {
    fileprivate init(_ stream: AsyncStream<Element>) async where Element: Sendable {
        self = []
        for await element in stream { append(element) }
    }
}
#endif
