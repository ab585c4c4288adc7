/// A rule for complete codes, such as one that refuses common PINs.
///
/// A field asks each rule once a submission, up to the first that the code breaks. Then it rejects the code with that
/// rule's message, and does not complete. A rule is a pure function: an edit that a closure disturbs asks again. A rule
/// must not keep the code.
///
/// ```swift
/// struct OnlyEvenCodes: CodeRule {
///     func check(_ code: String) -> CodeRuleViolation? {
///         code.last?.wholeNumberValue?.isMultiple(of: 2) == true ? nil : "Choose an even number."
///     }
/// }
/// ```
public protocol CodeRule: Sendable {
    /// Checks a complete code, as the field's alphabet spells it; nil if it follows the rule.
    func check(_ code: String) -> CodeRuleViolation?
}

/// The reason why a code breaks a rule, without the code.
public struct CodeRuleViolation: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The kind of a violation, which has a translation.
    public enum Kind: Sendable, Hashable {
        /// A violation without a translation in the kit.
        case other
        /// A wrong check digit.
        case checksum
        /// One character, repeated.
        case repeats
        /// Consecutive digits, up or down.
        case run
        /// A pair of digits, repeated, or every digit twice in a row.
        case pairs
        /// A year from 1900 to 2099.
        case year
        /// A day of the calendar.
        case date
        /// A common PIN.
        case common
    }

    /// The kind; the field speaks those of the kit in the user's language.
    public let kind: Kind
    /// The message in English, or in the app's own words, which a field shows only for ``Kind/other``.
    public let message: String

    /// Creates a violation, whose message for the user must not contain the code.
    public init(_ kind: Kind = .other, message: String) { (self.kind, self.message) = (kind, message) }

    /// Creates a violation of the kind ``Kind/other`` from its message.
    public init(stringLiteral message: String) { self.init(message: message) }
}
