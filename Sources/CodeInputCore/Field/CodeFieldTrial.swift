/// The outcome that an input would have.
///
/// A host tries an input when it must announce the change to the text system first, or when the app may veto it.
///
/// ```swift
/// var field = CodeField(length: 4)
/// let trial = field.trying(.insert("1"))
/// if trial.change?.proposed.first != "0" { field.apply(trial) }
/// ```
public struct CodeFieldTrial: Sendable {
    let input: CodeFieldInput
    let isVeto: Bool
    let before: CodeField
    let after: CodeField
    /// The outcome of the input.
    public let outcome: CodeFieldOutcome
    let changedCells: Range<Int>?

    /// The change of the code; nil if the code stays the same.
    ///
    /// Each call makes strings, which Swift does not overwrite when they are freed.
    public var change: CodeChange? {
        changedCells.map {
            CodeChange(current: before.editor.code, proposed: after.editor.code, changedCells: $0)
        }
    }
}

extension CodeFieldTrial: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The input and its result, never a character.
    public var description: String { "CodeFieldTrial(\(input): \(outcome.result))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the outcome only.
    public var customMirror: Mirror { Mirror(self, children: ["outcome": outcome]) }
}
