public enum UITextAutocapitalizationType: Int, Sendable { case none, words, allCharacters = 3 }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
}

public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete }
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad

    public static var alphabet: UIKeyboardType { .asciiCapable }
}
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go
    case next = 4
    case route
    case send = 7
    case done = 9
    case `continue` = 11
}
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
public enum UITextAlternativeStyle: Int, Sendable { case none, lowConfidence }
