import CodeInputRecorder
import CodeInputUIKit
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

        @Test(
            "Arguments of the wrong type throw or are ignored",
            arguments: [RecordedValue.null, .text("x"), .bool(true), .number(0.5), .number(1e300), .list([])])
        func oddArguments(value: RecordedValue) {
            let field = CodeInputView()
            field.code = "123"
            for name in RecordedCall.names {
                let arguments = Dictionary(uniqueKeysWithValues: RecordedCall.argumentNames.map { ($0, value) })
                _ = try? RecordedCall(name, arguments).make(on: field)
            }
            #expect(field.count <= 6)
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
