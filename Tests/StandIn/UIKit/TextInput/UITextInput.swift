@MainActor public protocol UITextInput: UIKeyInput, UITextInputTraits {
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
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    // Optional on iOS.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    var isEditable: Bool { get }
}

@MainActor public protocol UIKeyInput: NSObjectProtocol {
    var isSecureTextEntry: Bool { get set }
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

@MainActor open class UITextPosition: NSObject {}

/// Abstract: a subclass overrides everything.
@MainActor open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// Abstract: a subclass overrides everything.
@MainActor open class UITextSelectionRect: NSObject {
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

    /// The tokenizer of iOS takes every direction but the first, `.storage(.forward)`, for backward.
    var isBackward: Bool { rawValue != UITextStorageDirection.forward.rawValue }
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
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
}
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
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

@MainActor open class UIBarButtonItemGroup: NSObject {}

/// The groups of shortcuts. iOS fills them with Undo, Redo and Paste.
@MainActor public final class UITextInputAssistantItem: NSObject {
    public var leadingBarButtonGroups = [UIBarButtonItemGroup()]
    public var trailingBarButtonGroups = [UIBarButtonItemGroup()]
}

@MainActor open class UIConversationContext: NSObject {}

/// On iOS these are optional, a misspelled one is ignored, and each `UIKeyInput` has them. Here a text input needs them.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var inlinePredictionType: UITextInlinePredictionType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var textContentType: UITextContentType! { get set }
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    var allowsNumberPadPopover: Bool { get set }
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let password = UITextContentType(rawValue: "password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let name = UITextContentType(rawValue: "name")
}

@MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

@MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    // Weak, as on iOS.
    private weak var textInput: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) { self.textInput = textInput }

    /// The input, and the place of a position in its text, which is one unit, as a code is one word; bullets are none.
    private func context(_ position: UITextPosition, _ granularity: UITextGranularity) -> (
        input: any UITextInput, offset: Int, length: Int
    )? {
        guard granularity != .character, let input = textInput,
            let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: range), !text.isEmpty,
            granularity != .word || text.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return (input, input.offset(from: input.beginningOfDocument, to: position), text.utf16.count)
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard granularity != .document, let input = textInput,
            isPosition(position, withinTextUnit: granularity, inDirection: direction)
        else { return nil }
        return input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let (_, offset, length) = context(position, granularity) else { return false }
        return offset == (direction.isBackward ? 0 : length)
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard granularity != .document, let (input, offset, length) = context(position, granularity) else { return nil }
        if direction.isBackward { return offset > 0 ? input.beginningOfDocument : nil }
        return offset < length ? input.endOfDocument : nil
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let (_, offset, length) = context(position, granularity) else { return false }
        return direction.isBackward ? 0 < offset && offset <= length : 0 <= offset && offset < length
    }
}

/// The text system of a window. It is the input delegate of the first responder, and shows and hides the keyboard.
@MainActor final class StandInTextSystem: NSObject, UITextInputDelegate {
    private(set) var hasKeyboard = false
    /// The traits that the keyboard has read of the first responder.
    private(set) var isSecure = false
    private(set) var type = UIKeyboardType.default

    func focusMoved(from previous: UIResponder?, to next: UIResponder?) {
        if let old = previous as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
        if let new = next as? any UITextInput { new.inputDelegate = self }
        showKeyboard(for: next)
    }

    /// Shows the keyboard if the first responder needs one. Called when the focus moves and when input views are reloaded.
    func showKeyboard(for responder: UIResponder?) {
        let input = responder as? any UITextInput
        let isNeeded = responder is any UIKeyInput && input?.isEditable ?? true
        let appears = isNeeded && !hasKeyboard
        hasKeyboard = isNeeded
        (isSecure, type) = (input?.isSecureTextEntry ?? false, input?.keyboardType ?? .default)
        // Last: who hears of it may move the focus.
        if appears { NotificationCenter.default.post(name: UIResponder.keyboardDidShowNotification, object: nil) }
    }

    // MARK: UITextInputDelegate

    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
