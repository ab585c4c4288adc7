import CodeInputCore
import Testing

/// A row of the table in the article "How text becomes a code".
///
/// The field defaults to six cells.
struct IncomingText: Sendable, CustomTestStringConvertible {
    var text: String
    var held = "12"
    var alphabet = CodeAlphabet.digits
    var length = 6
    var expected: Result<String, CodeInvalidInput>

    init(
        _ text: String, in held: String = "12", of alphabet: CodeAlphabet = .digits, length: Int = 6, gives code: String
    ) {
        (self.text, self.held, self.alphabet, self.length) = (text, held, alphabet, length)
        expected = .success(code)
    }

    init(
        _ text: String, in held: String = "12", of alphabet: CodeAlphabet = .digits, length: Int = 6,
        isRefusedAs reason: CodeInvalidInput
    ) {
        (self.text, self.held, self.alphabet, self.length) = (text, held, alphabet, length)
        expected = .failure(reason)
    }

    var testDescription: String { "\(text.debugDescription) in \(held.debugDescription)" }

    var editor: CodeEditor {
        var editor = CodeEditor(length: length, alphabet: alphabet)
        editor.setCode(held)
        return editor
    }

    func check(_ edit: CodeEdit, leaves code: String) {
        switch expected {
        case .success(let expectedCode):
            #expect(code == expectedCode)
            #expect(edit.invalidInput == nil)
            #expect(edit.completed == (expectedCode.count == length && expectedCode != held))
            #expect(edit.changesCode == (expectedCode != held))
        case .failure(let reason):
            #expect(code == held)
            #expect(edit == CodeEdit.refused(reason))
        }
    }
}

extension CodeEdit {
    /// Returns the refusal of an editor that can't accept a text.
    static func refused(_ reason: CodeInvalidInput) -> CodeEdit? {
        var editor = CodeEditor(length: 1)
        switch reason {
        case .notInAlphabet: return editor.insert("x")
        case .full:
            editor.setCode("1")
            return editor.insert("2")
        case .tooLong: return editor.insert("12")
        // Only a field gives these reasons.
        case .tooShort, .interrupted: return nil
        case .ambiguous: return editor.insert("1 or 2")
        case .otherDomain:
            editor.domains = ["example.com"]
            return editor.insert("@example.net #1")
        case .nothingToDelete: return editor.deleteBackward()
        }
    }
}

extension Result where Failure == CodeInvalidInput {
    var invalidInput: CodeInvalidInput? {
        guard case .failure(let reason) = self else { return nil }
        return reason
    }
}
