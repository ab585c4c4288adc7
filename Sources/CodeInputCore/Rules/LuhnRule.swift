/// Checks the last digit of a number with the Luhn formula, as on payment cards (ISO/IEC 7812-1, annex B).
///
/// It finds every single wrong digit, and almost every swap of two neighboring digits.
public struct LuhnRule: CodeRule, Hashable {
    /// Creates the rule.
    package init() {}

    /// Checks a complete code.
    ///
    /// A code with fewer than two digits, or with other characters, breaks the rule.
    public func check(_ code: String) -> CodeRuleViolation? {
        let violation = CodeRuleViolation(.checksum, message: "A digit is wrong.")
        var sum = 0
        var isDoubled = code.utf8.count.isMultiple(of: 2)
        for byte in code.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return violation }
            let digit = Int(byte & 0x0F) * (isDoubled ? 2 : 1)
            sum += digit > 9 ? digit - 9 : digit
            isDoubled.toggle()
        }
        return code.utf8.count > 1 && sum.isMultiple(of: 10) ? nil : violation
    }
}

extension CodeRule where Self == LuhnRule {
    /// Checks the last digit of a number with the Luhn formula.
    public static var luhn: LuhnRule { LuhnRule() }
}
