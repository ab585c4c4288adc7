import CodeInputPIN
import Testing

@Suite("Common PINs")
struct CommonPINRuleTests {
    private static let dates = CommonPINRule([.dates])

    @Test(
        "a common PIN is refused, with its reason, and a date if asked for; other codes pass",
        arguments: [
            (CommonPINRule(), .repeats, ["0000", "111111", "22"]),
            (CommonPINRule(), .run, ["1234", "3456", "9876", "7890", "0987", "890123", "123", "321"]),
            (CommonPINRule(), .pairs, ["1212", "454545", "1122", "778899"]),
            (CommonPINRule(), .year, ["1900", "2099", "1984"]),
            (CommonPINRule(), .common, ["1004", "2580", "5683", "159753", "123123"]),
            (CommonPINRule(), nil, ["8068", "1899", "2100", "1235", "1213", "1221", "0110", "1001", "13", "7", ""]),
            (CommonPINRule(), nil, ["190019", "01984", "A1B2", "12a4", "٣٤٥٦", "1357", "12121", "11223"]),
            (dates, .date, ["3112", "1231", "311299", "123199", "991231", "31121999", "19991231"]),
            (CommonPINRule([]), nil, ["3112", "1231", "311299", "123199", "991231", "31121999", "19991231"]),
            (dates, nil, ["3113", "0012", "451345", "31122150", "123x", "3912", "1239", "391299", "123999", "993912"]),
            (dates, nil, ["991239", "39121999", "12391999", "19993912", "19991239"]),
        ] as [(CommonPINRule, CodeRuleViolation.Kind?, [String])])
    func kinds(_ rule: CommonPINRule, _ kind: CodeRuleViolation.Kind?, _ codes: [String]) {
        for code in codes { #expect(rule.check(code)?.kind == kind, "\(code)") }
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

    @Test("about one in 25 four-digit PINs is refused") func howMany() {
        let refused = (0..<10_000).count { number in
            let digits = String(number)
            return CommonPINRule().check(String(repeating: "0", count: 4 - digits.count) + digits) != nil
        }
        // 10 repeats, 20 runs, 90 pairs each way, 200 years, and the rest of the lists. Some are in two of them.
        #expect((380...420).contains(refused))
    }

    @Test("a message never repeats the code") func messages() {
        for code in ["1234", "0000", "1984", "1212", "2580"] {
            #expect(CommonPINRule().check(code)?.message.contains(where: \.isNumber) == false)
        }
    }
}
