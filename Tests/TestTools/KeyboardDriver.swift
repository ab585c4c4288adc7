#if canImport(UIKit)
public import UIKit

/// Drives the first responder of a window as the system keyboard does, and reports what would break on a device.
///
/// It uses only public protocols of text input, so the same tests run on Apple's UIKit and on the stand-in.
/// Without a first responder, it ignores keys.
@MainActor public final class KeyboardDriver {
    /// The ways in which a code may come: iOS fills a one-time code into a custom input by `insert`; the others were seen
    /// with text fields, names and compositions.
    public enum Route: String, Sendable, CaseIterable {
        /// One `insertText` with the whole code.
        case insert
        /// Character by character, as a `UITextField` gets it; here they are keys.
        case characters
        /// `replace` of the whole document.
        case replace
        /// `setMarkedText`, then `unmarkText`.
        case mark
    }

    /// The failures in every window since the last `reset()`.
    public private(set) static var failures: [String] = []

    /// Hears what the inputs tell the system.
    package static var onNotification: ((TextNotification) -> Void)?

    /// Removes the failures, and what hears the notifications.
    public static func reset() { (failures, onNotification) = ([], nil) }

    static func report(_ failure: String) { failures.append(failure) }

    private let window: UIWindow
    /// Releases the held hardware key.
    var lift: (() -> Void)?

    /// Creates the keyboard of a window.
    public init(in window: UIWindow) { self.window = window }

    var observer: InputObserver { InputObserver.of(window) }
    var responder: UIResponder? { window.focusedResponder }
    var input: (any UITextInput)? { responder as? any UITextInput }
    private var keyInput: (any UIKeyInput)? { responder as? any UIKeyInput }

    /// The failures in this window.
    public var failures: [String] { observer.failures }

    /// Removes the failures in this window.
    public func clearFailures() { observer.failures = [] }

    /// Runs a change by the app, and checks the notifications of the text input.
    public func watch(_ what: String = "a change by the app", _ body: () -> Void) {
        observer.begin()
        body()
        observer.end(what)
    }

    // MARK: Typing

    /// One `insertText` for each grapheme cluster, as keys do.
    public func type(_ text: String) { for character in text { insert(String(character)) } }

    /// One `insertText` with the whole text, as an input method does.
    public func insert(_ text: String) {
        guard let keyInput else { return }
        plain("insertText(\(text.debugDescription))", expecting: { $0.inserting(text) }, { keyInput.insertText(text) })
    }

    /// Deletes as the delete key does.
    ///
    /// - Parameter selectingFirst: Whether to select the character before deleting it, as some keyboards do.
    public func deleteBackward(selectingFirst: Bool = false) {
        guard let keyInput else { return }
        if selectingFirst, let input, let selection = input.selectedTextRange, selection.isEmpty,
            let range = input.range(before: selection.start)
        {
            input.selectedTextRange = range
        }
        plain("deleteBackward()", expecting: { $0.deletingBackward() }, keyInput.deleteBackward)
    }

    /// A text notification is right only if the result is not what the keyboard expects.
    private func plain(_ what: String, expecting: (PredictedText) -> PredictedText, _ body: () -> Void) {
        let first = responder, before = input.map(PredictedText.init)
        observer.begin()
        body()
        // Where the app has moved the focus, the keyboard reads everything anew.
        let after = responder === first ? input.map(PredictedText.init) : nil
        if let before, let after, case let expected = expecting(before), !after.tellsNothing(since: before, expected) {
            let isExpected = after.text == expected.text
            if isExpected, observer.textNotifications > 0 {
                observer.fail("a text notification inside a plain \(what)")
            } else if !isExpected, observer.textNotifications == 0 {
                observer.fail("no text notification for the changed result of \(what)")
            }
        }
        observer.end(what)
    }

    // MARK: AutoFill, composition

    /// Inserts a code as one-time-code AutoFill does.
    public func autofill(_ code: String, route: Route = .insert) {
        // AutoFill needs a UITextInput.
        guard let input else { return }
        watch("AutoFill by \(route.rawValue)") {
            switch route {
            case .insert: input.insertText(code)
            case .characters: type(code)
            case .replace: if let all = input.wholeRange { input.replace(all, withText: code) }
            case .mark:
                input.setMarkedText(code, selectedRange: NSRange(location: code.utf16.count, length: 0))
                input.unmarkText()
                checkUnmarked()
            }
        }
    }

    /// Composes text as an input method does.
    ///
    /// - Parameters:
    ///   - text: The new marked text.
    ///   - selectedRange: The selection in it, in UTF-16 offsets. Nil selects its end.
    public func setMarkedText(_ text: String?, selectedRange: NSRange? = nil) {
        guard let input else { return }
        observer.begin()
        input.setMarkedText(text, selectedRange: selectedRange ?? NSRange(location: text?.utf16.count ?? 0, length: 0))
        if (text ?? "").isEmpty, input.markedTextRange != nil {
            observer.fail("markedTextRange is set after empty marked text")
        }
        observer.end("setMarkedText")
    }

    /// Commits the marked text.
    public func unmarkText() {
        guard let input else { return }
        watch("unmarkText") {
            input.unmarkText()
            checkUnmarked()
        }
    }

    private func checkUnmarked() {
        if input?.markedTextRange != nil { observer.fail("markedTextRange is still set after unmarkText") }
    }

    // MARK: Selection

    /// Selects a range of UTF-16 offsets, as a drag of the handles does.
    public func select(_ range: Range<Int>) {
        if let range = input?.range(at: range) { setSelection(range, "a selection") }
    }

    func setSelection(_ range: UITextRange, _ what: String) {
        guard let input else { return }
        watch(what) { input.selectedTextRange = range }
    }
}

extension KeyboardDriver {
    /// Copies text to the pasteboard and pastes it, if the responder allows it.
    @discardableResult public func paste(_ text: String) -> Bool {
        UIPasteboard.general.string = text
        return pasteFromPasteboard()
    }

    /// Pastes the content of the pasteboard.
    ///
    /// Reading the pasteboard to validate the command is a failure: the user would see a banner.
    @discardableResult public func pasteFromPasteboard() -> Bool {
        let reads = Device.pasteboardReads
        let isOffered = responder?.canPerformAction(EditCommand.paste.selector, withSender: nil) ?? false
        if Device.pasteboardReads > reads { observer.fail("the pasteboard was read to validate paste") }
        return isOffered && perform(.paste) { $0.paste(nil) }
    }

    /// Copies, if the responder chain allows it.
    @discardableResult public func copy() -> Bool { perform(.copy) { $0.copy(nil) } }
    /// Cuts, if the responder chain allows it.
    @discardableResult public func cut() -> Bool { perform(.cut) { $0.cut(nil) } }
    /// Selects all, if the responder chain allows it.
    @discardableResult public func selectAll() -> Bool { perform(.selectAll) { $0.selectAll(nil) } }

    /// The menu commands offered now, as "copy", "cut", "paste", "select", "selectAll", "delete".
    public var allowedActions: [String] {
        guard let responder else { return [] }
        return EditCommand.allCases.filter { responder.canPerformAction($0.selector, withSender: nil) }.map(\.rawValue)
    }

    private func perform(_ command: EditCommand, _ send: (UIResponder) -> Void) -> Bool {
        guard let target = responder?.target(forAction: command.selector, withSender: nil) as? UIResponder else {
            return false
        }
        watch(command.rawValue) { send(target) }
        return true
    }
}

private enum EditCommand: String, CaseIterable {
    case cut, copy, paste, select, selectAll, delete

    var selector: Selector { NSSelectorFromString(rawValue + ":") }
}
#endif
