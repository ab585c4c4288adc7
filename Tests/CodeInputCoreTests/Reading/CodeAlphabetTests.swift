import CodeInputCore
import Testing

@Suite("An alphabet") struct CodeAlphabetTests {
    @Test(
        "turns a character into its own, or refuses it",
        arguments: [
            (.digits, ["٣", "３", "𝟛", "๓", "৩", "៣", "᠓"], "3"), (.digits, ["१"], "1"),
            // Marks, and numbers that are no decimal digits.
            (.digits, ["½", "Ⅷ", "①", "三", "1️⃣", "²", "\u{301}", "3\u{301}", "٣\u{301}"], nil),
            (.digits, ["🙂", "a", " ", "-", "\n", "\r\n", "\u{0}"], nil),
            // Full-width letters.
            (.lettersAndDigits, ["Ａ"], "A"), (.lettersAndDigits, ["ｚ"], "z"),
            (.uppercaseLettersAndDigits, ["ｚ"], "Z"), (CodeAlphabet("#"), ["＃"], "#"),
            // Case, one character to one, with the KELVIN SIGN.
            (.hexadecimal, ["f"], "F"), (.hexadecimal, ["g"], nil), (.uppercaseLettersAndDigits, ["q"], "Q"),
            (.lettersAndDigits, ["q"], "q"), (CodeAlphabet("SÄ", foldsCase: true), ["ß"], nil),
            (CodeAlphabet("SÄ", foldsCase: true), ["ä"], "Ä"), (CodeAlphabet("abc", foldsCase: true), ["B"], "b"),
            (CodeAlphabet("abc"), ["B"], nil), (CodeAlphabet("k", foldsCase: true), ["\u{212A}"], "k"),
            // The Turkish capital of "i", as one scalar and as two.
            (.uppercaseLettersAndDigits, ["\u{130}", "I\u{307}"], "I"), (.lettersAndDigits, ["\u{130}"], nil),
            (CodeAlphabet("iä", foldsCase: true), ["\u{130}"], "i"), (.uppercaseLettersAndDigits, ["\u{131}"], "I"),
            (CodeAlphabet("\u{130}I", foldsCase: true), ["\u{130}"], "\u{130}"),
            // Equal to the ASCII character.
            (.lettersAndDigits, ["\u{212A}"], "K"), (CodeAlphabet("\u{212A};`"), ["K"], "K"),
            (CodeAlphabet("abc;"), ["\u{37E}"], ";"), (CodeAlphabet("`"), ["\u{1FEF}"], "`"),
            (CodeAlphabet("@[`{", foldsCase: true), ["`"], "`"), (CodeAlphabet("@", foldsCase: true), ["`"], nil),
            (CodeAlphabet("🍎🍐"), ["🍎"], "🍎"),
        ] as [(CodeAlphabet, [Character], Character?)])
    func normalizes(_ alphabet: CodeAlphabet, _ characters: [Character], _ own: Character?) {
        for character in characters { #expect(alphabet.normalize(character) == own, "\(character)") }
    }

    @Test("returns its own spelling of an equivalent character") func canonicalEquivalence() throws {
        let member = try #require(CodeAlphabet("\u{E9}").normalize("e\u{301}"))
        #expect(Array(member.unicodeScalars) == ["\u{E9}"])
    }

    @Test("has only characters that can stand alone in a cell") func members() {
        #expect(CodeAlphabet("٠١٢") == CodeAlphabet("012") && CodeAlphabet("aab") == CodeAlphabet("ab"))
        // In any order, and however often.
        let letters = CodeAlphabet("яабая")
        #expect(letters == CodeAlphabet("абя") && "абя".allSatisfy { letters.normalize($0) == $0 })
        #expect("вЯ".allSatisfy { letters.normalize($0) == nil })
        let unfit = [
            "\u{301}", "🏽", "\u{1F1E9}", "\u{200D}", "\n", "\r", "\r\n", "👨‍👩‍👧‍👦", "\u{600}\u{1100}", "\u{600}\u{1F1E9}",
            "\u{600}\u{1F469}\u{200D}", "\u{1161}\u{11A8}",
        ].compactMap(\.first)
        for character in unfit { #expect(CodeAlphabet([character]).normalize(character) == nil) }
        #expect(CodeAlphabet(unfit) == CodeAlphabet(""))
        for character in ["\u{600}1", "\u{AC00}", "🇩🇪", "क"].compactMap(\.first) {
            #expect(CodeAlphabet([character]).normalize(character) == character)
        }
    }

    @Test("has each ASCII character that it lists, and no other") func ascii() {
        let all = (0..<128).map { Character(Unicode.Scalar(UInt8($0))) }.filter { !$0.isNewline }
        for member in all {
            let alphabet = CodeAlphabet([member])
            #expect(all.filter { alphabet.normalize($0) != nil } == [member])
        }
    }

    @Test("refuses a character of more than 15 UTF-8 bytes, and accepts one of 15") func byteLimit() {
        let short = Character("e" + String(repeating: "\u{301}", count: 7))
        let sixteen = Character("\u{E9}" + String(repeating: "\u{301}", count: 7))
        #expect(short.utf8.count == 15 && sixteen.utf8.count == 16)
        let alphabet = CodeAlphabet([short, sixteen])
        #expect(alphabet.normalize(short) == short && alphabet.normalize(sixteen) == nil)
        var editor = CodeEditor(length: 1, alphabet: alphabet)
        #expect(editor.insert("\(short)\u{200D}").completed && editor.code == String(short))
    }

    @Test("has the properties that choose a keyboard") func traits() {
        #expect(CodeAlphabet.digits.isNumeric && CodeAlphabet("012").isNumeric)
        #expect(!CodeAlphabet.hexadecimal.isNumeric && !CodeAlphabet("12🍎").isNumeric)
        #expect(CodeAlphabet.lettersAndDigits.isASCII && !CodeAlphabet("🍎").isASCII)
        for alphabet in [CodeAlphabet.hexadecimal, .uppercaseLettersAndDigits, CodeAlphabet("A"), CodeAlphabet("Z")] {
            #expect(alphabet.isUppercase)
        }
        for characters in ["abc", "0123456789", "[", "BCa", "BCz", "Bä"] {
            #expect(!CodeAlphabet(characters).isUppercase)
        }
    }

    /// Scalars of each kind that joins a neighbor, and some that do not.
    private static let scalars: [Unicode.Scalar] = [
        "a", "Z", "7", "-", ".", " ", "\u{E9}", "\u{5D0}", "\u{3042}", "\u{FF11}", "\u{663}", "\u{212A}",
        "\u{301}", "\u{903}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{1F3FD}",  // joins the previous character
        "\u{600}", "\u{110BD}",  // joins the next character
        "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{AC01}",  // Hangul parts and syllables
        "\u{915}", "\u{94D}", "\u{995}", "\u{9CD}",  // Indic consonants and viramas
        "\u{1F469}", "\u{2764}", "\u{1F1E9}", "\u{1F1EA}",  // emoji and halves of flags
        "\u{200B}", "\u{7}", "\u{AD}",
    ]

    @Test("has no two characters that merge") func apart() {
        let candidates = Self.scalars.flatMap { first in Self.scalars.compactMap { "\(first)\($0)".first } }
        let members = Set(candidates.filter { CodeAlphabet([$0]).normalize($0) == $0 })
        #expect(members.count > 100)
        #expect(members.filter { first in members.contains { "\(first)\($0)".count != 2 } } == [])
    }
}
