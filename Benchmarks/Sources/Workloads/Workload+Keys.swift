import CodeInputCore

// Keys. To "type and delete" fills the last cell of a field and empties it again.
extension Workload {
    static let keys: [Workload] =
        [1, 6, 16, 64].map(typing) + [1, 6, 16, 64].map(key) + [6, 64].map(overtyping) + [6, 64].map(deletionAtStart)
        + [letterKey, refusedKey]

    static let digits = (0...7).map(String.init)

    static func filled(_ count: Int, of length: Int, alphabet: CodeAlphabet = .digits) -> CodeEditor {
        var editor = CodeEditor(length: length, alphabet: alphabet)
        for index in 0..<count { editor.insert(digits[index & 7]) }
        return editor
    }

    /// Keys only: the field is filled, and cleared when it is full.
    private static func typing(_ length: Int) -> Workload {
        Workload("key/type/\(length)", repetitions: 960) { repetitions, measure in
            var editor = CodeEditor(length: length)
            let digits = opaque(digits)
            measure {
                for _ in 0..<repetitions / length {
                    for index in 0..<length { keep(editor.insert(digits[index & 7])) }
                    editor.clear()
                }
            }
        }
    }

    private static func key(_ length: Int) -> Workload {
        editing("key/type and delete", length - 1, of: length) { editor, key in
            keep(editor.insert(key))
            keep(editor.deleteBackward())
        }
    }

    private static func overtyping(_ length: Int) -> Workload {
        editing("key/type over", length, of: length) { editor, key in
            editor.select(0..<1)
            keep(editor.insert(key))
        }
    }

    /// The first cell is deleted, so that all others move, and a key fills the last.
    private static func deletionAtStart(_ length: Int) -> Workload {
        editing("key/delete first", length, of: length) { editor, key in
            editor.select(0..<1)
            keep(editor.deleteForward())
            editor.select(length..<length)
            keep(editor.insert(key))
        }
    }

    private static let letterKey = Workload("key/small letter/6") { repetitions, measure in
        var editor = filled(5, of: 6, alphabet: .uppercaseLettersAndDigits)
        let key = opaque("q")
        measure {
            for _ in 0..<repetitions {
                keep(editor.insert(key))
                keep(editor.deleteBackward())
            }
        }
    }

    private static let refusedKey = Workload("key/refused/6") { repetitions, measure in
        var editor = filled(5, of: 6)
        let key = opaque("x")
        measure { for _ in 0..<repetitions { keep(editor.insert(key)) } }
    }

    /// Edits a field with a number of filled cells, each time with the next of eight keys.
    static func editing(
        _ name: String, _ count: Int, of length: Int, repetitions: Int = 1000,
        _ edit: @escaping @Sendable (inout CodeEditor, String) -> Void
    ) -> Workload {
        Workload("\(name)/\(length)", repetitions: repetitions) { repetitions, measure in
            var editor = filled(count, of: length)
            let digits = opaque(digits)
            measure { for index in 0..<repetitions { edit(&editor, digits[index & 7]) } }
        }
    }
}

extension Workload {
    static let limit = Workload("limit/type and delete/6") { repetitions, measure in
        var field = LimitField(length: 6)
        for index in 0..<5 { _ = field.insert(digits[index]) }
        let digits = opaque(digits)
        measure {
            for index in 0..<repetitions {
                keep(field.insert(digits[index & 7]))
                keep(field.deleteBackward())
            }
        }
    }
}

/// The least that any field must do for a key: check a byte and store it, without selection, alphabet, events or erasure.
struct LimitField {
    private var bytes: [UInt8] = []
    private let length: Int

    init(length: Int) {
        self.length = length
        bytes.reserveCapacity(length)
    }

    // Not inlined, like calls into a library.
    @inline(never) mutating func insert(_ text: String) -> Bool {
        guard let byte = text.utf8.first, byte &- 48 < 10, bytes.count < length else { return false }
        bytes.append(byte)
        return true
    }

    @inline(never) mutating func deleteBackward() -> Bool { bytes.popLast() != nil }
}
