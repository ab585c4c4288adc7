/// The characters of a code that the app keeps, in a buffer that is overwritten when the last copy goes.
package struct SecretCode: Sendable, Equatable {
    private var characters: ErasableArray<CodeCharacter>

    /// Nil for "", for more characters than a field has cells, and for one that is too long for a cell.
    package init?(_ code: String) {
        // Not `code.count`, which reads a long text to its end.
        guard !code.isEmpty, !code.isTooLongToRead, code.dropFirst(CodeReader.lengths.upperBound).isEmpty else {
            return nil
        }
        characters = ErasableArray(capacity: CodeReader.lengths.upperBound)
        for character in code {
            guard let character = CodeCharacter(character) else { return nil }
            characters.append(character)
        }
    }

    package var string: String { characters.string() }

    // By character, not by byte: "é" is the same character in each encoding.
    package static func == (lhs: Self, rhs: Self) -> Bool {
        ErasableText(lhs.characters).isEqual(to: ErasableText(rhs.characters), replacing: 0..<0)
    }
}
