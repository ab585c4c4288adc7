import CodeInputPIN
import CodeInputRecorder
import Testing
import UIKit

extension RecorderTests {
    @MainActor @Suite struct RecordedCallTests {
        @Test("A replayed call has the same effect")
        func again() throws {
            let field = CodeInputView()
            #expect(try RecordedCall("insertText(_:)", ["text": .text("12")]).make(on: field) == nil)
            #expect(field.code == "12")
            #expect(
                try RecordedCall("text(in:)", ["range": .list([.number(0), .number(2)])]).make(on: field) == .text("12")
            )
            _ = try RecordedCall("selectedTextRange", ["set": .list([.number(0), .number(1)])]).make(on: field)
            #expect(try RecordedCall("selectedTextRange").make(on: field) == .list([.number(0), .number(1)]))
        }

        @Test("An unknown or incomplete call changes nothing and throws the reason")
        func unknown() {
            let field = CodeInputView()
            #expect(throws: RecordedCall.Problem.self) { try RecordedCall("dance()").make(on: field) }
            for name in RecordedCall.names where name.contains("(") && !name.contains("()") {
                guard !name.hasSuffix("(_:)") || name == "insertText(_:)" else { continue }
                #expect(throws: RecordedCall.Problem.self, "\(name)") { try RecordedCall(name).make(on: field) }
            }
            #expect(field.code == "")
        }

        /// The calls that ignore arguments.
        private nonisolated static let withoutArguments: Set = [
            "hasText", "deleteBackward()", "markedTextRange", "unmarkText()", "insertDictationResultPlaceholder",
            "beginningOfDocument", "endOfDocument", "copy(_:)", "cut(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
        ]

        /// The calls that take two positions, and only compare them.
        private nonisolated static let comparing: Set = ["textRange(from:to:)", "compare(_:to:)", "offset(from:to:)"]

        /// Odd values, with the calls that take them.
        private nonisolated static let oddValues: [(RecordedValue, takenBy: Set<String>)] = [
            (
                .null,
                comparing.union([
                    "text(in:)", "selectedTextRange", "setMarkedText(_:selectedRange:)",
                    "setAttributedMarkedText(_:selectedRange:)", "firstRect(for:)", "caretRect(for:)",
                    "selectionRects(for:)", "editMenu(for:suggestedActions:)", "paste(_:)",
                ])
            ),
            (.text("x"), ["insertText(_:)", "insertText(_:alternatives:style:)", "paste(_:)"]),
            (.bool(true), []),
            (.number(0.5), []),
            (.number(1e300), comparing.union(["position(from:offset:)", "caretRect(for:)"])),
            (.list([]), []),
        ]

        @Test("An argument of the wrong type throws, and an odd one changes nothing", arguments: oddValues)
        func oddArguments(value: RecordedValue, takenBy taking: Set<String>) throws {
            let names = Set(RecordedCall.names)
            #expect(names.isSuperset(of: taking.union(Self.withoutArguments)))
            let arguments = Dictionary(uniqueKeysWithValues: RecordedCall.argumentNames.map { ($0, value) })
            for name in names.subtracting(Self.withoutArguments) {
                let field = CodeInputView()
                field.code = "123"
                let state = RecordedCall.state(of: field)
                if taking.contains(name) {
                    #expect(throws: Never.self, "\(name)") { try RecordedCall(name, arguments).make(on: field) }
                } else {
                    #expect(throws: RecordedCall.Problem.self, "\(name)") {
                        try RecordedCall(name, arguments).make(on: field)
                    }
                }
                #expect(field.code == "123" && RecordedCall.state(of: field) == state, "\(name)")
            }
        }

        @Test("A call without arguments ignores them", arguments: withoutArguments)
        func ignoredArguments(name: String) throws {
            let field = CodeInputView()
            let other = CodeInputView()
            for field in [field, other] { field.code = "123" }
            let arguments = Dictionary(
                uniqueKeysWithValues: RecordedCall.argumentNames.map { ($0, RecordedValue.null) })
            #expect(try RecordedCall(name, arguments).make(on: field) == RecordedCall(name).make(on: other))
            #expect(field.code == other.code && RecordedCall.state(of: field) == RecordedCall.state(of: other))
        }

        @Test("Rectangles may differ by a point, offsets may not")
        func tolerance() {
            func list(_ numbers: Double...) -> RecordedValue { .list(numbers.map(RecordedValue.number)) }
            #expect(list(0, 0, 10, 20).matches(list(0.5, 0, 10, 19)))
            #expect(!list(0, 0, 10, 20).matches(list(0, 0, 10, 22)))
            #expect(!list(0, 1).matches(list(0, 2)))
            #expect(RecordedValue.list([list(0, 0, 1, 1)]).matches(.list([list(0, 1, 1, 1)])))
            #expect(!RecordedValue.null.matches(.bool(false)))
        }

        @Test("Any value is one line of JSON")
        func json() {
            let text = RecordedValue.text("\"\\\n\u{2028}\u{200E}é🙂\u{0}")
            #expect(text.json == #""\"\\\n\u2028\u200eé🙂\u0000""#)
            #expect(
                RecordedValue.list([.number(.infinity), .number(0.333), .number(-2), .null]).json
                    == "[null,0.33,-2,null]")
        }
    }
}
