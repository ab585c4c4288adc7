import CodeInputCore
import Testing

@Suite("Rules for complete codes")
struct CodeRuleTests {
    @Test("numbers with a correct check digit pass", arguments: ["4539578763621486", "79927398713", "18", "00"])
    func luhn(_ code: String) {
        #expect(LuhnRule().check(code) == nil)
    }

    @Test("every single wrong digit is found")
    func luhnFindsDigits() {
        let digits = Array("79927398713")
        for index in digits.indices {
            for wrong in "0123456789" where wrong != digits[index] {
                var code = digits
                code[index] = wrong
                #expect(LuhnRule().check(String(code))?.kind == .checksum)
            }
        }
        for code in ["", "0", "7992739871a", "79927398710", "9:", "/2"] { #expect(LuhnRule().check(code) != nil) }
    }

    @Test("a violation is its message")
    func message() {
        let own: CodeRuleViolation = "Choose another."
        #expect(own.message == "Choose another." && own.kind == .other)
    }
}
