/// A text as an array of characters, in memory that is overwritten.
package struct ErasableText: Sendable, Equatable {
    var characters: ErasableArray<CodeCharacter>
    // The UTF-8 of marked text, if it has a character that is too long for a `CodeCharacter`.
    private var long: ErasableArray<UInt8>?

    init(_ characters: ErasableArray<CodeCharacter>) { self.characters = characters }

    package var string: String { string(in: 0..<count) }

    var count: Int { characters.count }

    @inline(never) subscript(index: Int) -> Character {
        let character = characters[index]
        guard let bytes = character.longRange, let long else { return character.character }
        return String(decoding: long[bytes], as: UTF8.self).first ?? "\u{FFFD}"
    }

    /// Whether a character is at an index, without making the one that is.
    @inline(__always) func has(_ character: Character, at index: Int) -> Bool {
        guard let ascii = characters[index].ascii else { return self[index] == character }
        return character.utf8.count == 1 && character.utf8[character.utf8.startIndex] == ascii
    }

    /// Puts marked text in place of a range, which holds all earlier marked text, and returns its new range.
    mutating func replace(_ range: Range<Int>, withMarked text: String) -> Range<Int> {
        var new = ErasableArray<CodeCharacter>(capacity: text.utf8.count), end = 0
        for character in text {
            let start = end
            end += character.utf8.count
            new.append(CodeCharacter(character) ?? CodeCharacter(longRange: start..<end))
        }
        characters.replace(range, with: new)
        long = new.contains { $0.longRange != nil } ? ErasableArray(text.utf8) : nil
        return range.lowerBound..<range.lowerBound + new.count
    }

    func string(in range: Range<Int>, without omitted: Range<Int> = 0..<0) -> String {
        // Filled at once: a string that grows leaves its old buffers behind.
        String(unsafeUninitializedCapacity: range.reduce(0) { $0 + characters[$1].utf8Count }) { buffer in
            var end = 0
            for index in range where !omitted.contains(index) {
                let character = characters[index]
                if let bytes = character.longRange, let long {
                    end = buffer[end...].update(fromContentsOf: long[bytes])
                } else {
                    end += character.copyUTF8(into: buffer, at: end)
                }
            }
            return end
        }
    }

    /// Calls a closure with a part as a string, and overwrites the string: the closure must not keep a copy.
    func withString<Result>(
        in range: Range<Int>, without omitted: Range<Int> = 0..<0, _ body: (String) -> Result
    ) -> Result {
        var text = string(in: range, without: omitted)
        // The storage was made here, and nothing else reads it.
        defer { text.withUTF8 { overwrite(UnsafeMutableRawPointer(mutating: $0.baseAddress), byteCount: $0.count) } }
        return body(text)
    }

    /// Whether replacing a range of another text gives this one; a composed and a decomposed "é" are equal.
    package func isEqual(to other: Self, replacing range: Range<Int> = 0..<0, with text: String = "") -> Bool {
        let growth = count - other.count, end = range.upperBound + growth
        var index = range.lowerBound
        for character in text {
            guard index < end, self[index] == character else { return false }
            index += 1
        }
        guard index == end else { return false }
        for index in 0..<count where index < range.lowerBound || index >= end {
            let old = index < end ? index : index - growth
            if long == nil, characters[index] == other.characters[old] { continue }
            guard self[index] == other[old] else { return false }
        }
        return true
    }
}
