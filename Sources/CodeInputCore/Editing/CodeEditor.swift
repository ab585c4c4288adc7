/// The text engine of a code field: what is in the cells, where the caret stands, and what an edit makes of both.
///
/// It is a value and knows nothing of views. Offsets count cells, one character (grapheme cluster) each; characters
/// stand contiguous from cell 0. Every edit is all or nothing and returns a ``CodeEdit``: refused input changes
/// nothing and says why.
///
/// ```swift
/// var editor = CodeEditor(length: 6)
/// editor.insert("12")
/// editor.paste("Your code is 123-456, valid 10 minutes").completed    // true
/// editor.code                                                         // "123456"
/// editor.insert("7").rejection                                        // .full
/// ```
///
/// The characters live in one buffer that is overwritten when an edit removes them and when the last copy of the
/// editor goes. `description`, reflection and `dump` tell how many there are, never which.
public struct CodeEditor: Sendable {
    /// The lengths a code can have.
    public static let lengths = 1...64

    /// How many cells there are, 1 to 64.
    public internal(set) var length: Int

    /// The fewest characters that a code can be submitted with, 1 to ``length``.
    ///
    /// It is ``length`` unless a range of lengths was given: then a shorter code is complete when the user says so.
    public internal(set) var minimumLength: Int

    /// The characters that a code is made of.
    public internal(set) var alphabet: CodeAlphabet

    /// What typing into a full field does.
    ///
    /// ``CodeOverflow/reject`` unless set.
    public var overflow = CodeOverflow.reject

    /// Where the caret may stand.
    ///
    /// ``CodeCaretPolicy/cells`` unless set; setting it moves the caret where it may.
    public var caretPolicy = CodeCaretPolicy.cells {
        didSet { if composition == nil { settle(committedSelection) } }
    }

    /// What is taken from several characters at once.
    ///
    /// ``CodePastePolicy/smart`` unless set.
    public var pastePolicy = CodePastePolicy.smart

    /// The domains whose codes the field takes.
    ///
    /// Defaults to none, which takes the codes of every domain.
    ///
    /// A service can end a message with a line that binds the code to its domain: `@example.com #747723`. If there are
    /// domains here, a text that binds its code to another one is refused with ``CodeRejection/otherDomain``, so that
    /// nobody is talked into pasting the code of another service. AutoFill compares by itself, with the app's associated
    /// domains; a paste passes it by.
    ///
    /// As with Apple's domain-bound codes, a domain matches itself and its subdomains: "login.example.com" takes the
    /// codes of "example.com", and "example.com" those of "login.example.com". Case does not matter. Write an
    /// internationalized domain as the message does. A code for a page inside of another domain's page
    /// (`@example.com #747723 @shop.example`) must match with both.
    ///
    /// The format is described in [Apple's announcement](https://developer.apple.com/news/?id=z0i801mg) and in the draft
    /// [Origin-bound one-time codes delivered via SMS](https://wicg.github.io/sms-one-time-codes/).
    public var domains: [String] = []

    // The code as last committed. While a composition is on, the cells it replaces are still in here, so that
    // refusing the composition loses nothing.
    var characters: ErasableArray<CodeCharacter>
    var composition: Composition?
    // The selection in `characters`; what an extension of it began with, and the cell that it has reached.
    var committedSelection = 0..<0
    var anchor = 0..<0
    var head = 0

    /// Creates an empty editor.
    ///
    /// - Parameters:
    ///   - length: The number of cells. Clamped to 1...64.
    ///   - alphabet: The characters that a code is made of.
    public init(length: Int = 6, alphabet: CodeAlphabet = .digits) {
        self.length = Self.clamp(length)
        minimumLength = self.length
        self.alphabet = alphabet
        characters = ErasableArray(capacity: self.length)
    }

    /// Creates an empty editor for codes of different lengths.
    ///
    /// - Parameters:
    ///   - lengths: The fewest and the most characters. Clamped to 1...64.
    ///   - alphabet: The characters that a code is made of.
    public init(length lengths: ClosedRange<Int>, alphabet: CodeAlphabet = .digits) {
        self.init(length: lengths.upperBound, alphabet: alphabet)
        minimumLength = Self.clamp(lengths.lowerBound)
    }

    /// How many characters the code has, marked text not counted.
    public var count: Int { characters.count - (composition?.replaced.count ?? 0) }

    /// Whether there is no character in the code.
    public var isEmpty: Bool { count == 0 }

    /// Whether every cell is filled.
    public var isComplete: Bool { count == length }

    /// Whether the code has at least ``minimumLength`` characters, so that it can be submitted.
    public var isLongEnough: Bool { count >= minimumLength }

    /// The code, marked text not included.
    ///
    /// This makes a string. The kit erases its own buffer; a string it hands out is the caller's to let go of, and
    /// Swift does not overwrite it.
    public var code: String {
        let replaced = composition?.replaced ?? 0..<0
        let size = characters.reduce(0) { $0 + $1.utf8Count }
        // Filled at once: a string that grows leaves its shorter selves behind.
        return String(unsafeUninitializedCapacity: size) { buffer in
            var count = 0
            for index in characters.indices where !replaced.contains(index) {
                count += characters[index].copyUTF8(into: buffer, at: count)
            }
            return count
        }
    }

    /// The selected cells of the shown text; an empty range is the caret.
    public var selection: Range<Int> {
        guard let composition else { return committedSelection }
        return composition.selection.shifted(by: composition.start)
    }

    /// The cells of the shown text that an input method is composing, or nil.
    ///
    /// They may reach past the last cell.
    public var markedRange: Range<Int>? {
        composition.map { $0.start..<($0.start + $0.count) }
    }

    static func clamp(_ length: Int) -> Int {
        min(max(length, lengths.lowerBound), lengths.upperBound)
    }
}

extension Range<Int> {
    func shifted(by distance: Int) -> Range<Int> { (lowerBound + distance)..<(upperBound + distance) }

    /// The part of the range that lies in the bounds, at their nearest end when none does.
    func clampedInto(_ bounds: Range<Int>) -> Range<Int> {
        let lower = Swift.min(Swift.max(lowerBound, bounds.lowerBound), bounds.upperBound)
        return lower..<Swift.min(Swift.max(upperBound, lower), bounds.upperBound)
    }
}
