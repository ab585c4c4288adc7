/// Why an edit was not made.
public enum CodeInvalidInput: String, Error, Sendable, Hashable {
    /// The text has a character outside the alphabet, or no code was found in it.
    case notInAlphabet
    /// Every cell is filled and none is selected.
    case full
    /// The text has more characters than fit. A longer run is never cut.
    case tooLong
    /// The submitted code is shorter than the shortest of several lengths.
    case tooShort
    /// The text has more than one candidate for the code.
    case ambiguous
    /// The last line of the text binds its code to a domain that the field does not accept.
    case otherDomain
    /// The caret is at the start (for a forward deletion, at the end), or the field is empty.
    case nothingToDelete
    /// A closure of the app or the text system changed the field, twice, while the edit was being made.
    case interrupted
}
