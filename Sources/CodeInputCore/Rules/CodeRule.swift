/// A rule that a complete code has to keep, such as not to be a PIN that everybody tries first.
///
/// A field runs its rules when the code is complete. The first one that is broken is shown as a rejection with its
/// message, and the code is not handed on.
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
    /// - Returns: What is wrong with it, or nil.
    func check(_ code: String) -> CodeRuleViolation?
}
