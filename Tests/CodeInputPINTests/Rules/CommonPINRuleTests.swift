import CodeInputPIN
import Testing

@Suite("Common PINs")
struct CommonPINRuleTests {
    @Test(
        "a common PIN is refused, with its reason",
        arguments: [
            ("0000", .repeats), ("111111", .repeats), ("22", .repeats), ("1234", .run), ("3456", .run), ("9876", .run),
            ("7890", .run), ("0987", .run), ("890123", .run), ("123", .run), ("321", .run), ("1212", .pairs),
            ("454545", .pairs), ("1122", .pairs), ("778899", .pairs), ("1900", .year), ("2099", .year), ("1984", .year),
            ("1004", .common), ("2580", .common),
            ("5683", .common), ("159753", .common), ("123123", .common),
        ] as [(String, CodeRuleViolation.Kind)])
    func commonPIN(_ code: String, _ kind: CodeRuleViolation.Kind) {
        #expect(CommonPINRule().check(code)?.kind == kind)
    }

    @Test(
        "other codes pass",
        arguments: [
            "8068", "1899", "2100", "1235", "1213", "1221", "0110", "1001", "13", "7", "", "190019", "01984", "A1B2",
            "12a4", "٣٤٥٦", "1357", "12121", "11223",
        ])
    func otherPINs(_ code: String) {
        #expect(CommonPINRule().check(code) == nil)
    }

    @Test(
        "dates are refused if asked for",
        arguments: ["3112", "1231", "311299", "123199", "991231", "31121999", "19991231"])
    func dates(_ code: String) {
        #expect(CommonPINRule([.dates]).check(code)?.kind == .date)
        #expect(CommonPINRule([]).check(code) == nil)
    }

    @Test(
        "digits that are not a date pass",
        arguments: [
            "3113", "0012", "451345", "31122150", "123x", "3912", "1239", "391299", "123999", "993912", "991239",
            "39121999", "12391999", "19993912", "19991239",
        ])
    func noDates(_ code: String) {
        #expect(CommonPINRule([.dates]).check(code) == nil)
    }

    @Test(
        "a pattern is refused only if asked for",
        arguments: [
            (.repeats, "22"), (.runs, "3456"), (.pairs, "4545"), (.years, "1984"), (.dates, "3112"),
            (.wellKnown, "2580"),
        ] as [(CommonPINRule.Pattern, String)])
    func chosenPatterns(_ pattern: CommonPINRule.Pattern, _ code: String) {
        #expect(CommonPINRule([pattern]).check(code) != nil)
        #expect(CommonPINRule(Set(CommonPINRule.Pattern.allCases).subtracting([pattern])).check(code) == nil)
    }

    @Test("about one in 25 four-digit PINs is refused")
    func howMany() {
        let refused = (0..<10_000).count { number in
            let digits = String(number)
            return CommonPINRule().check(String(repeating: "0", count: 4 - digits.count) + digits) != nil
        }
        // 10 repeats, 20 runs, 90 pairs each way, 200 years, and the rest of the lists. Some are in two of them.
        #expect((380...420).contains(refused))
    }

    @Test("a message never repeats the code")
    func messages() {
        for code in ["1234", "0000", "1984", "1212", "2580"] {
            #expect(CommonPINRule().check(code)?.message.contains(where: \.isNumber) == false)
        }
    }
}
