/// What is wrong with a code.
///
/// The message never contains the code.
public struct CodeRuleViolation: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The kind of a violation, which identifies its translation.
    public struct Kind: Sendable, Hashable {
        /// The key of the translation.
        public let rawValue: String

        /// Creates a kind from the key of its translation.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// One character, repeated.
        public static let repeats = Kind("rule.repeats")
        /// Consecutive digits, up or down.
        public static let run = Kind("rule.run")
        /// A pair of digits, repeated, or every digit twice in a row.
        public static let pairs = Kind("rule.pairs")
        /// A year from 1900 to 2099.
        public static let year = Kind("rule.year")
        /// A day of the calendar.
        public static let date = Kind("rule.date")
        /// A common PIN.
        public static let common = Kind("rule.common")
        /// A wrong check digit.
        public static let checksum = Kind("rule.checksum")
        /// A violation without a translation in the kit.
        public static let other = Kind("rule.other")
    }

    /// The kind.
    ///
    /// The field speaks the kinds of the kit in the user's language.
    public let kind: Kind
    /// The message in English, or in the app's own words.
    public let message: String

    /// Creates a violation.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - message: The message for the user. It must not contain the code.
    public init(_ kind: Kind = .other, message: String) {
        self.kind = kind
        self.message = message
    }

    /// Creates a violation of the kind ``Kind/other`` from its message.
    public init(stringLiteral message: String) {
        self.init(message: message)
    }
}
