#if canImport(UIKit)
import CodeInputCore
public import UIKit

extension CodeInputView {
    /// Whether text may come in other than by the keyboard.
    var takesText: Bool { allowedActions.contains(.paste) && field.takesInput }

    func canPerform(_ action: CodeEditActions) -> Bool {
        guard allowedActions.contains(action) else { return false }
        // Whether there is text may be asked; reading it would show the user a banner.
        if action == .paste { return takesText && UIPasteboard.general.hasStrings }
        if action == .selectAll {
            return field.takesSelection && caretPolicy == .cells && markedCells == nil && count > 0
                && selectedCells != 0..<count
        }
        let canCopy = !isSecureTextEntry && !selectedCells.isEmpty && markedCells == nil
        return canCopy && (action == .copy || field.takesInput)
    }

    /// What the system would offer for text that has words, and for text that may be anything.
    static let blockedActions = ["select:", "delete:"].map(NSSelectorFromString)

    func pasteFromPasteboard() {
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
        perform(.paste(text))
    }

    /// Inserts the first text of what was dropped or offered; it comes later, and on any thread.
    func insert(_ providers: [NSItemProvider]) {
        let provider = providers.first { $0.canLoadObject(ofClass: NSString.self) }
        _ = provider?.loadObject(ofClass: NSString.self) { [weak self] object, _ in
            let text = (object as? NSString)?.substring(from: 0) ?? ""
            MainThread.perform {
                guard let self, !text.isEmpty, self.takesText else { return }
                self.perform(.paste(text))
            }
        }
    }

    /// Whether the pasteboard may hold a code: asked without reading it, so that the user sees no banner.
    ///
    /// For a code of digits the system looks whether the pasteboard holds a number and nothing else; for other codes this tells
    /// whether it holds text. Show a `UIPasteControl` whose target is the field, or a button that calls ``paste(_:)``.
    ///
    /// - Returns: False also where the field would not take it now.
    public func pasteboardMayHoldCode() async -> Bool {
        guard takesText, UIPasteboard.general.hasStrings else { return false }
        guard alphabet.isNumeric else { return true }
        return (try? await UIPasteboard.general.detectedPatterns(for: [\.number]).contains(\.number)) ?? false
    }

    func copySelection() {
        UIPasteboard.general.string = field.editor.text(in: selectedCells)
    }

    func cutSelection() {
        copySelection()
        perform(.delete(.selection))
    }

    /// Shows the menu over the selection, or over the cell under the finger; false where the field takes none.
    ///
    /// What is in it the system knows: with an empty pasteboard it may still offer to scan text.
    func presentEditMenu(at point: CGPoint) -> Bool {
        guard field.takesSelection else { return false }
        let hadFocus = isFirstResponder
        guard becomeFirstResponder() else { return false }
        guard !hadFocus else {
            menu.present(at: point)
            return true
        }
        // A menu that is presented while the keyboard is on its way would go with it.
        Task { [weak self] in if let self, isFirstResponder { menu.present(at: point) } }
        return true
    }
}

extension CodeInputView: @preconcurrency UIEditMenuInteractionDelegate {
    /// The system's menu of the commands that make sense now.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions)
    }

    /// The menu points at the selected cells, or at the cell under the finger.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        let selection = selectedCells
        if !selection.isEmpty { return geometry.rect(of: selection) }
        return geometry.cell(at: configuration.sourcePoint).map { geometry.frames[$0] } ?? bounds
    }
}
#endif
