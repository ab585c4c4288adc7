/// What an input would make of a field.
///
/// A host asks for one where somebody has to be told, or asked, before the change: the text system, or the app that may veto it.
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
    /// What would become of the input.
    public let outcome: CodeFieldOutcome
    let changedCells: Range<Int>?

    /// The edit that would be made; nil where the code stays as it is.
    public var change: CodeChange? {
        changedCells.map {
            CodeChange(current: before.editor.code, proposed: after.editor.code, changedCells: $0)
        }
    }
}

extension CodeFieldTrial: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The input and what would become of it, never a character.
    public var description: String { "CodeFieldTrial(\(input): \(outcome.result))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the outcome alone.
    public var customMirror: Mirror { Mirror(self, children: ["outcome": outcome]) }
}
