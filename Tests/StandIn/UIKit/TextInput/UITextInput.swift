@MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    // Optional on iOS.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    var insertDictationResultPlaceholder: Any { get }
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    var isEditable: Bool { get }
}

@MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

@MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
}

@MainActor open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}

/// Abstract: a subclass overrides everything.
@MainActor open class UITextRange: NSObject {
    public override init() {
        super.init()
    }

    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// Abstract: a subclass overrides everything.
@MainActor open class UITextSelectionRect: NSObject {
    public override init() {
        super.init()
    }

    open var rect: CGRect { .null }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Left and up count as backward: the text of a code reads left to right.
    var isBackward: Bool { [1, 3, 4].contains(rawValue) }
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, allCharacters = 3 }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
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

@MainActor open class UIDictationPhrase: NSObject {
    public let text: String
    public let alternativeInterpretations: [String]?

    /// Creates a dictated phrase.
    public static func standIn(_ text: String) -> UIDictationPhrase { UIDictationPhrase(text: text) }

    init(text: String, alternatives: [String]? = nil) {
        self.text = text
        alternativeInterpretations = alternatives
        super.init()
    }
}

@MainActor open class UIBarButtonItemGroup: NSObject {}

/// The groups of shortcuts. iOS fills them with Undo, Redo and Paste.
@MainActor public final class UITextInputAssistantItem: NSObject {
    public var leadingBarButtonGroups = [UIBarButtonItemGroup()]
    public var trailingBarButtonGroups = [UIBarButtonItemGroup()]
}

@MainActor open class UIConversationContext: NSObject {
    public override init() {
        super.init()
    }
}
