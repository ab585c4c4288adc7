#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    /// The commands that the edit menu may offer.
    ///
    /// A secure field never offers copy and cut. Defaults to all.
    public var allowedActions: Set<CodeEditAction> {
        get { settings.allowedActions }
        set { settings.allowedActions = newValue }
    }

    /// Whether the field takes text from other sources than the keyboard.
    var takesText: Bool { allowedActions.contains(.paste) && takesInput }

    /// Whether a command makes sense now, or nil if the system decides.
    func canPerform(_ action: Selector) -> Bool? {
        if let action = CodeEditAction(action) { return canPerform(action) }
        // The field reads scanned text as it reads pasted text.
        if action == NSSelectorFromString("captureTextFromCamera:"), !takesText { return false }
        return Self.blockedActions.contains(action) ? false : nil
    }

    func canPerform(_ action: CodeEditAction) -> Bool {
        guard allowedActions.contains(action) else { return false }
        // `hasStrings` shows no banner; reading the text would.
        if action == .paste { return takesText && UIPasteboard.general.hasStrings }
        if action == .selectAll {
            return takesSelection && caretPolicy == .cells && markedCells == nil
                && selectedCells != 0..<field.editor.count
        }
        let canCopy = !configuration.hidesText && !selectedCells.isEmpty && markedCells == nil
        return canCopy && (action == .copy || takesInput)
    }

    // A code has no words to select, and the menu does not delete.
    private static let blockedActions = ["select:", "delete:"].map(NSSelectorFromString)

    func pasteFromPasteboard() {
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
        perform(.edit(.paste(text)))
    }

    /// Inserts the first text of dropped or offered items, which load later and on any thread.
    func insert(_ providers: [NSItemProvider]) {
        let provider = providers.first { $0.canLoadObject(ofClass: NSString.self) }
        _ = provider?.loadObject(ofClass: NSString.self) { [weak self] object, _ in
            let text = (object as? NSString)?.substring(from: 0) ?? ""
            MainThread.perform {
                guard let self, !text.isEmpty, self.takesText else { return }
                self.perform(.edit(.paste(text)))
            }
        }
    }

    /// Whether the pasteboard may hold a code.
    ///
    /// The field does not read the pasteboard, and the user sees no banner. For a code of digits, the system checks whether
    /// the pasteboard holds a number and nothing else. For other codes, the result is whether it holds text. If true, show a
    /// `UIPasteControl` whose target is the field, or a button that calls ``paste(_:)``.
    ///
    /// - Returns: Whether it may; false also if the field would not take a paste now.
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
        perform(.edit(.delete(.selection)))
    }
}

/// The edit menu of a field, and the long press that opens it, whether the field has the focus or not.
@MainActor final class FieldMenu: NSObject {
    let longPress = MenuPress()
    private weak var field: CodeInputView?
    private lazy var interaction = UIEditMenuInteraction(delegate: self)

    func add(to field: CodeInputView) {
        self.field = field
        field.addInteraction(interaction)
        // On a Mac, only a secondary click can open the menu.
        #if !targetEnvironment(macCatalyst)
        longPress.sendActions()
        longPress.didBegin = { [weak self] in self?.present(at: $0) }
        field.addGestureRecognizer(longPress)
        #endif
    }

    private func present(at point: CGPoint) {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    func dismiss() { interaction.dismissMenu() }
}

extension FieldMenu: @preconcurrency UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        // A secondary click asks no recognizer. Nil would be the system's menu.
        UIMenu(children: field?.takesSelection == true ? suggestedActions : [])
    }

    /// The selected cells, or the cell under the finger.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        guard let field else { return .null }
        let geometry = field.geometry
        if !field.selectedCells.isEmpty { return geometry.rect(of: field.selectedCells) }
        return geometry.cell(at: configuration.sourcePoint).map { geometry.frames[$0] } ?? field.bounds
    }
}

/// A long press that says when it has begun: the system asks more recognizers whether they may begin than it begins.
@MainActor final class MenuPress: UILongPressGestureRecognizer {
    var didBegin: (CGPoint) -> Void = { _ in }

    func act() {
        if state == .began { didBegin(location(in: view)) }
    }

    // Without Objective-C, no recognizer sends messages, and the state may be observed.
    #if !canImport(ObjectiveC)
    override var state: UIGestureRecognizer.State { didSet { act() } }
    func sendActions() {}
    #endif
}
#endif
