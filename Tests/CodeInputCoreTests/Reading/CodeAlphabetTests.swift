import CodeInputCore
import Testing

@Suite("An alphabet")
struct CodeAlphabetTests {
    @Test("turns decimal digits of any script into ASCII", arguments: Array("٣१３𝟛๓৩៣᠓"))
    func decimalDigits(_ digit: Character) throws {
        let value = try #require(digit.wholeNumberValue)
        #expect(CodeAlphabet.digits.normalize(digit) == Character(String(value)))
    }

    @Test(
        "refuses marks, and numbers that are not decimal digits",
        arguments: [
            "½", "Ⅷ", "①", "三", "1️⃣", "²", "\u{301}", "3\u{301}", "٣\u{301}", "🙂", "a", " ", "-", "\n", "\r\n", "\u{0}",
        ]
            as [Character])
    func otherNumbers(_ character: Character) {
        #expect(CodeAlphabet.digits.normalize(character) == nil)
    }

    @Test("turns full-width forms into ASCII")
    func fullWidth() {
        #expect(CodeAlphabet.lettersAndDigits.normalize("Ａ") == "A")
        #expect(CodeAlphabet.lettersAndDigits.normalize("ｚ") == "z")
        #expect(CodeAlphabet.uppercaseLettersAndDigits.normalize("ｚ") == "Z")
        #expect(CodeAlphabet("#").normalize("＃") == "#")
    }

    @Test("folds case if asked to, one character to one")
    func folding() {
        #expect(CodeAlphabet.hexadecimal.normalize("f") == "F")
        #expect(CodeAlphabet.hexadecimal.normalize("g") == nil)
        #expect(CodeAlphabet.uppercaseLettersAndDigits.normalize("q") == "Q")
        #expect(CodeAlphabet.lettersAndDigits.normalize("q") == "q")
        #expect(CodeAlphabet("SÄ", foldsCase: true).normalize("ß") == nil)
        #expect(CodeAlphabet("SÄ", foldsCase: true).normalize("ä") == "Ä")
        #expect(CodeAlphabet("abc", foldsCase: true).normalize("B") == "b")
        #expect(CodeAlphabet("abc").normalize("B") == nil)
        // KELVIN SIGN
        #expect(CodeAlphabet("k", foldsCase: true).normalize("\u{212A}") == "k")
        #expect(CodeAlphabet("@[`{", foldsCase: true).normalize("`") == "`")
        #expect(CodeAlphabet("@", foldsCase: true).normalize("`") == nil)
    }

    @Test("returns its own spelling of an equivalent character")
    func canonicalEquivalence() throws {
        let member = try #require(CodeAlphabet("\u{E9}").normalize("e\u{301}"))
        #expect(Array(member.unicodeScalars) == ["\u{E9}"])
    }

    @Test("accepts any characters that can stand alone in a cell")
    func members() {
        #expect(CodeAlphabet("🍎🍐").normalize("🍎") == "🍎")
        #expect(CodeAlphabet("٠١٢") == CodeAlphabet("012"))
        #expect(CodeAlphabet("aab") == CodeAlphabet("ab"))
        let unfit: [Character] = ["\u{301}", "🏽", "\u{1F1E9}", "\u{200D}", "\n", "\r", "\r\n", "👨‍👩‍👧‍👦"]
        for character in unfit { #expect(CodeAlphabet([character]).normalize(character) == nil) }
        #expect(CodeAlphabet(unfit) == CodeAlphabet(""))
    }

    @Test("has each ASCII character that it lists, and no other")
    func ascii() {
        let all = (0..<128).map { Character(Unicode.Scalar(UInt8($0))) }.filter { !$0.isNewline }
        for member in all {
            let alphabet = CodeAlphabet([member])
            #expect(all.filter { alphabet.normalize($0) != nil } == [member])
        }
    }

    @Test("refuses a character of more than 15 UTF-8 bytes, and accepts one of 15")
    func byteLimit() {
        let short = Character("e" + String(repeating: "\u{301}", count: 7))
        let long = Character("e" + String(repeating: "\u{301}", count: 8))
        let sixteen = Character("\u{E9}" + String(repeating: "\u{301}", count: 7))
        #expect(short.utf8.count == 15 && sixteen.utf8.count == 16)
        #expect(CodeAlphabet([sixteen]).normalize(sixteen) == nil)
        var editor = CodeEditor(length: 1, alphabet: CodeAlphabet([short]))
        #expect(editor.insert("\(short)\u{200D}").completed && editor.code == String(short))
        #expect(CodeCharacter(short)?.character == short && CodeCharacter(sixteen) == nil)
        #expect(CodeAlphabet([short, long]).normalize(short) == short)
        #expect(CodeAlphabet([short, long]).normalize(long) == nil)
    }

    @Test("has the properties that choose a keyboard")
    func traits() {
        #expect(CodeAlphabet.digits.isNumeric && CodeAlphabet("012").isNumeric)
        #expect(!CodeAlphabet.hexadecimal.isNumeric && !CodeAlphabet("12🍎").isNumeric)
        #expect(CodeAlphabet.lettersAndDigits.isASCII && !CodeAlphabet("🍎").isASCII)
        #expect(CodeAlphabet.hexadecimal.isUppercase && CodeAlphabet.uppercaseLettersAndDigits.isUppercase)
        #expect(!CodeAlphabet.lettersAndDigits.isUppercase && !CodeAlphabet.digits.isUppercase)
        #expect(CodeAlphabet("A").isUppercase && CodeAlphabet("Z").isUppercase && !CodeAlphabet("[").isUppercase)
        #expect(!CodeAlphabet("BCa").isUppercase && !CodeAlphabet("BCz").isUppercase && !CodeAlphabet("Bä").isUppercase)
    }
}
