#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// Connects a field with what types into it besides the keyboard: a `CodeInputKeypad`, or a link.
///
/// Keep a target in a `State`, and pass it to the field and to the pad. A target connects one field with one pad: of
/// several, the one that came last and did not leave the window.
@MainActor public final class CodeInputTarget {
    private(set) weak var field: CodeInputView?
    private weak var coordinator: CodeInputCoordinator?
    /// The field before this one, which may keep the focus until its transition ends.
    private weak var replaced: CodeInputView?
    /// A text of the app that the field has yet to take.
    var entry: String?
    /// What tells each pad of the field: there are two while one leaves.
    private var pads: [(pad: ObjectIdentifier, fieldDidChange: (CodeInputView?) -> Void)] = []
    var hasPad: Bool { !pads.isEmpty }
    /// Whether no field has the target, or one that has left the window, as with its tab.
    var isFree: Bool { field.map { $0.window == nil && $0.wasInWindow } ?? true }
    /// Whether a text waits for the field, or the target for a field that the user sees.
    var isWaiting: Bool { entry != nil || isFree }
    /// Whether the field has yet to take the focus for the keys of a hardware keyboard.
    var offersFocus = true
    /// What the field shows in place of the keyboard beside a pad.
    private lazy var noKeyboard = UIView()

    /// Creates a target without a field and a pad.
    public init() {}

    /// Enters a text for the user, such as the code of a link or of a QR code, or a message with the code.
    ///
    /// It is an edit by the user, unlike a new value of the field's binding. The field reads the text as a paste,
    /// completes the code and verifies it, a turn later. While there is no field, or it is disabled, not editable or
    /// verifying, the text waits, so that the link that starts the app is not lost. A newer text replaces it. Nothing
    /// overwrites the app's string in memory.
    public func enter(_ text: String) {
        entry = text
        coordinator?.updateAppLater()
    }

    func connect(_ field: CodeInputView, _ coordinator: CodeInputCoordinator) {
        if let old = self.field, !fieldTakesOver { replaced = old }
        self.coordinator = coordinator
        self.field = field
        offersFocus = true
        for pad in pads { pad.fieldDidChange(field) }
        if hasPad || entry != nil { coordinator.updateAppLater() }
    }

    /// A field that is about to be removed keeps its input view: it may still have the focus.
    func disconnect(_ field: CodeInputView, isRemoved: Bool = false) {
        guard field === self.field || field === replaced else { return }
        if !isRemoved, field.inputView === noKeyboard { field.inputView = nil }
        if field === replaced { replaced = nil }
        guard field === self.field else { return }
        (self.field, coordinator) = (nil, nil)
        for pad in pads { pad.fieldDidChange(nil) }
    }

    /// Whether the field takes the focus over from the one before it.
    var fieldTakesOver: Bool { replaced?.isFirstResponder == true }

    /// Gives the field before this one its keyboard back, once it has lost the focus.
    func releaseReplaced() {
        guard let replaced, !replaced.isFirstResponder else { return }
        if replaced !== field, replaced.inputView === noKeyboard { replaced.inputView = nil }
        self.replaced = nil
    }

    /// Connects a pad, held weakly, with the field, now and whenever it changes; nil disconnects it.
    package func connect(pad: AnyObject, _ fieldDidChange: ((CodeInputView?) -> Void)?) {
        if fieldDidChange != nil, !hasPad { offersFocus = true }
        pads = pads.filter { $0.pad != ObjectIdentifier(pad) }
        coordinator?.updateAppLater()
        guard let fieldDidChange else { return }
        pads.append((ObjectIdentifier(pad), fieldDidChange))
        fieldDidChange(field)
    }

    /// Replaces the system's keyboard by nothing while there is a pad, unless the app has replaced it.
    func keepKeyboardAway() {
        guard let field else { return }
        if hasPad, field.inputView == nil {
            field.inputView = noKeyboard
        } else if !hasPad, field.inputView === noKeyboard {
            field.inputView = nil
        }
    }
}

extension CodeInputTarget: CustomReflectable {
    /// An empty mirror, which hides the text that waits.
    nonisolated public var customMirror: Mirror { Mirror(self, children: [:]) }
}
#endif
