#if canImport(UIKit)
import CodeInputCore
public import UIKit

extension CodeInputView {
    func canPerform(_ action: CodeEditActions) -> Bool {
        guard allowedActions.contains(action) else { return false }
        // Whether there is text may be asked; reading it would show the user a banner.
        if action == .paste { return field.takesInput && UIPasteboard.general.hasStrings }
        if action == .selectAll {
            return field.takesInput && caretPolicy == .cells && markedCells == nil && count > 0
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

    func copySelection() {
        UIPasteboard.general.string = field.editor.text(in: selectedCells)
    }

    func cutSelection() {
        copySelection()
        perform(.delete(.selection))
    }

    /// Shows the menu over the selection, or over the cell under the finger; false where it would be empty.
    func presentEditMenu(at point: CGPoint) -> Bool {
        guard field.takesInput, becomeFirstResponder() else { return false }
        let offered: [CodeEditActions] = [.paste, .copy, .cut, .selectAll]
        guard offered.contains(where: canPerform) else { return false }
        menu.present(at: point)
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
