/// Refuses common PINs, which an attacker tries first.
///
/// The lists come from two studies: the twenty most common four-digit PINs of Nick Berry's "PIN analysis"
/// (DataGenetics, 2012), and the ten most common PINs of four and of six digits of Markert et al., "This PIN Can Be
/// Easily Guessed" (IEEE Symposium on Security and Privacy, 2020).
public struct CommonPINRule: CodeRule {
    private let kinds: Set<CodeRuleViolation.Kind>

    /// Creates a rule that refuses PINs of some kinds.
    ///
    /// - `repeats`: one digit, repeated: 0000.
    /// - `run`: consecutive digits, up or down: 3456, 9876; 0 comes before 1 and after 9.
    /// - `pairs`: a pair of digits, repeated, or every digit twice in a row: 1212, 1122, and no mirrored pair: 0110.
    /// - `year`: four digits that are a year from 1900 to 2099.
    /// - `date`: six or eight digits with a year, or four digits without, in any order in use.
    /// - `common`: the most common PINs of the two studies.
    ///
    /// The default is all of these but dates, which would refuse 600 of the 10,000 four-digit PINs. No PIN is of any
    /// other kind.
    public init(_ kinds: Set<CodeRuleViolation.Kind> = [.repeats, .run, .pairs, .year, .common]) { self.kinds = kinds }

    /// Checks a complete code; one with fewer than two digits, or with other characters, follows the rule.
    public func check(_ code: String) -> CodeRuleViolation? {
        // Not in an array, which would stay behind in memory.
        let digits = code.utf8
        guard digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
        func violation(_ kind: CodeRuleViolation.Kind) -> CodeRuleViolation? {
            let (isFound, message) =
                switch kind {
                case .repeats: (Self.isRepeated(digits, every: 1), "Do not repeat one digit.")
                case .run: (Self.isRun(digits), "Do not use digits in a row.")
                case .pairs: (Self.isPairs(digits), "Do not repeat pairs of digits.")
                case .year: (digits.count == 4 && Self.isYear(digits.prefix(4)), "Do not use a year.")
                case .date: (Self.isDate(digits), "Do not use a date.")
                case .common: (Self.wellKnown.contains(code), "This code is easy to guess.")
                case .checksum, .other: (false, "")
                }
            return isFound ? CodeRuleViolation(kind, message: message) : nil
        }
        for kind in [.repeats, .run, .pairs, .year, .date, .common] as [CodeRuleViolation.Kind]
        where kinds.contains(kind) {
            if let violation = violation(kind) { return violation }
        }
        return nil
    }

    private static let wellKnown: Set<String> = [
        // Berry, 2012
        "1234", "1111", "0000", "1212", "7777", "1004", "2000", "4444", "2222", "6969", "9999", "3333", "5555", "6666",
        "1122", "1313", "8888", "4321", "2001", "1010",
        // Markert et al., 2020
        "2580", "5683", "0852", "1998", "123456", "654321", "111111", "000000", "123123", "666666", "121212", "112233",
        "789456", "159753",
    ]

    private static func isRepeated(_ digits: String.UTF8View, every period: Int) -> Bool {
        digits.count > period && zip(digits, digits.dropFirst(period)).allSatisfy { $0 == $1 }
    }

    private static func isRun(_ digits: String.UTF8View) -> Bool {
        let steps = zip(digits, digits.dropFirst()).lazy.map { ($1 + 10 - $0) % 10 }
        return digits.count > 2 && (steps.allSatisfy { $0 == 1 } || steps.allSatisfy { $0 == 9 })
    }

    private static func isPairs(_ digits: String.UTF8View) -> Bool {
        guard digits.count > 3, digits.count.isMultiple(of: 2) else { return false }
        let neighbors = zip(digits, digits.dropFirst()).enumerated()
        let isDoubled = neighbors.allSatisfy { $0 % 2 == 1 || $1.0 == $1.1 }
        return isRepeated(digits, every: 2) || isDoubled
    }

    private static func isDate(_ digits: String.UTF8View) -> Bool {
        // By the positions of the first digits.
        func isDay(month: Int, day: Int) -> Bool {
            (1...12).contains(number(digits.dropFirst(month).prefix(2)))
                && (1...31).contains(number(digits.dropFirst(day).prefix(2)))
        }
        guard [4, 6, 8].contains(digits.count) else { return false }
        let isDayFirst = isDay(month: 0, day: 2) || isDay(month: 2, day: 0)
        return switch digits.count {
        case 4: isDayFirst
        case 6: isDayFirst || isDay(month: 2, day: 4)
        default: isDayFirst && isYear(digits.dropFirst(4)) || isYear(digits.prefix(4)) && isDay(month: 4, day: 6)
        }
    }

    private static func isYear(_ digits: Substring.UTF8View) -> Bool { (1900...2099).contains(number(digits)) }

    private static func number(_ digits: Substring.UTF8View) -> Int { digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) } }
}

extension CodeRule where Self == CommonPINRule {
    /// Refuses common PINs, which an attacker tries first.
    public static var commonPIN: CommonPINRule { CommonPINRule() }
}
