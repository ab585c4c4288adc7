/// A rule for complete codes, such as one that refuses common PINs.
///
/// A field checks its rules when the code is complete. If the code breaks a rule, the field rejects the code with that
/// rule's message, and does not complete.
///
/// ```swift
/// struct OnlyEvenCodes: CodeRule {
///     func check(_ code: String) -> CodeRuleViolation? {
///         code.last?.wholeNumberValue?.isMultiple(of: 2) == true ? nil : "Choose an even number."
///     }
/// }
/// ```
public protocol CodeRule: Sendable {
    /// Checks a complete code.
    ///
    /// - Parameter code: The code, as the field's alphabet spells it. Do not keep it.
    /// - Returns: The violation, or nil if the code follows the rule.
    func check(_ code: String) -> CodeRuleViolation?
}
