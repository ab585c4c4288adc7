/// Why an edit was refused.
///
/// A refused edit changes nothing.
public enum CodeRejection: String, Error, Sendable, Hashable, CaseIterable {
    /// Something that came in is not of the alphabet, or no code was found in it.
    case notInAlphabet
    /// Every cell is filled and none is selected.
    case full
    /// More characters than fit. A longer run is never cut.
    case tooLong
    /// Fewer characters than the shortest code has: it can't be submitted.
    case tooShort
    /// A text holds more than one candidate for the code.
    case ambiguous
    /// The last line of a text binds its code to a domain that is none of the app's: see ``CodeEditor/domains``.
    case otherDomain
    /// The caret is at the start, the end in case of a forward deletion, or the field is empty.
    case nothingToDelete
}
