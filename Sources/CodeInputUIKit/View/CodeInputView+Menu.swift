#if canImport(UIKit)
import CodeInputCore
import UIKit

/// A command of the edit menu.
public enum CodeEditAction: Sendable, Hashable {
    /// Inserts text from the pasteboard, a drop, or the camera.
    case paste
    /// Copies the selected characters to the pasteboard.
    case copy
    /// Moves the selected characters to the pasteboard.
    case cut
    /// Selects the whole code.
    case selectAll

    // Made once for all fields.
    static let all: Set = [paste, copy, cut, selectAll]
}

extension CodeInputView {
    /// Whether the field takes text from other sources than the keyboard, as a paste.
    var takesPaste: Bool { allowedActions.contains(.paste) && takesInput }

    /// Whether a command makes sense now; nil if the system decides.
    func canPerform(_ action: Selector) -> Bool? {
        switch action {
        case NSSelectorFromString("paste:"): canPerform(.paste)
        case NSSelectorFromString("copy:"): canPerform(.copy)
        case NSSelectorFromString("cut:"): canPerform(.cut)
        case NSSelectorFromString("selectAll:"): canPerform(.selectAll)
        // The field reads scanned text as it reads pasted text.
        case NSSelectorFromString("captureTextFromCamera:"): takesPaste ? nil : false
        // A code has no words to select, and the menu does not delete.
        case NSSelectorFromString("select:"), NSSelectorFromString("delete:"): false
        default: nil
        }
    }

    func canPerform(_ action: CodeEditAction) -> Bool {
        guard allowedActions.contains(action) else { return false }
        let selection = selectedCells
        return switch action {
        // `hasStrings` shows no banner; reading the text would.
        case .paste: takesInput && UIPasteboard.general.hasStrings
        case .selectAll:
            takesSelection && caretPolicy == .cells && markedCells == nil && selection != 0..<field.editor.count
        case .copy, .cut:
            !configuration.hidesText && !selection.isEmpty && markedCells == nil && (action == .copy || takesInput)
        }
    }

    func textProvider(of providers: [NSItemProvider]) -> NSItemProvider? {
        for provider in providers where provider.canLoadObject(ofClass: NSString.self) { return provider }
        return nil
    }

    /// Inserts the first text of dropped or offered items, which load later and on any thread.
    func insert(_ providers: [NSItemProvider]) {
        _ = textProvider(of: providers)?.loadObject(ofClass: NSString.self) { [weak self] object, _ in
            let text = (object as? NSString)?.substring(from: 0) ?? ""
            MainThread.perform {
                guard let self, !text.isEmpty, self.takesPaste else { return }
                self.perform(.edit(.paste(text)))
            }
        }
    }

    /// Whether the pasteboard may hold a code; false also if the field would not take a paste now.
    ///
    /// The field does not read it, and the user sees no banner. For digits, the system checks whether there is a number
    /// and nothing else; for other codes, text. If true, show a `UIPasteControl` whose target is the field, or a button
    /// that calls ``paste(_:)``.
    public func pasteboardMayHoldCode() async -> Bool {
        guard takesPaste, UIPasteboard.general.hasStrings else { return false }
        guard alphabet.isNumeric else { return true }
        let hasNumber = try? await !UIPasteboard.general.detectedPatterns(for: [\.number]).isEmpty
        return hasNumber == true && takesPaste
    }
}

/// The edit menu of a field, the long press that opens it, whether the field has the focus or not, and Scribble.
@MainActor final class FieldMenu: NSObject, @preconcurrency UIEditMenuInteractionDelegate {
    let longPress = MenuPress()
    /// Whether the user writes with a Pencil, over the placeholder, which is hidden meanwhile.
    fileprivate(set) var isWriting = false { didSet { field?.placeholderDidChange() } }
    private weak var field: CodeInputView?
    private lazy var interaction = UIEditMenuInteraction(delegate: self)

    func add(to field: CodeInputView) {
        self.field = field
        field.addInteraction(interaction)
        // On a Mac, only a secondary click can open the menu.
        #if !targetEnvironment(macCatalyst)
        longPress.sendActions()
        longPress.didBegin = { [weak self] in
            self?.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: $0))
        }
        field.addGestureRecognizer(longPress)
        #endif
        #if !os(visionOS)
        field.addInteraction(UIScribbleInteraction(delegate: self))
        #endif
    }

    func dismiss() { interaction.dismissMenu() }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        // A secondary click asks no recognizer. Nil would be the system's menu.
        UIMenu(children: field?.takesSelection == true ? suggestedActions : [])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        guard let field else { return .null }
        let geometry = field.geometry
        if !field.selectedCells.isEmpty { return geometry.rect(of: field.selectedCells) }
        return geometry.frames[geometry.cell(at: configuration.sourcePoint)]
    }
}

#if !os(visionOS)
extension FieldMenu: UIScribbleInteractionDelegate {
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        // The ink of a secret could be read.
        guard let field, !field.isSecureTextEntry else { return false }
        return field.takesInput
    }

    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) { isWriting = true }
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) { isWriting = false }
}
#endif

/// A long press that reports its beginning: a recognizer that may begin can still fail.
@MainActor final class MenuPress: UILongPressGestureRecognizer {
    var didBegin: (CGPoint) -> Void = { _ in }

    func act() { if state == .began { didBegin(location(in: view)) } }

    // Without Objective-C, no recognizer sends messages, and the state may be observed.
    #if !canImport(ObjectiveC)
    override var state: UIGestureRecognizer.State { didSet { act() } }
    func sendActions() {}
    #endif
}
#endif
