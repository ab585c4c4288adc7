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
        let digits = code.utf8.map { Int($0) - Int(UInt8(ascii: "0")) }
        guard digits.count > 1, digits.allSatisfy((0...9).contains) else { return violation }
        let sum = digits.reversed().enumerated().reduce(0) { sum, item in
            let doubled = item.offset.isMultiple(of: 2) ? item.element : item.element * 2
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        }
        return sum.isMultiple(of: 10) ? nil : violation
    }
}

extension CodeRule where Self == LuhnRule {
    /// Checks the last digit of a number with the Luhn formula.
    public static var luhn: LuhnRule { LuhnRule() }
}
