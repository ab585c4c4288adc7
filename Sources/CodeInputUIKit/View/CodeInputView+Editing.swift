#if canImport(UIKit)
public import CodeInputCore
import UIKit

// What the field makes of the user's input: policies, and what the app may change or refuse.
extension CodeInputView {
    /// Whether the user may change the code.
    ///
    /// If false, the user may still select and copy, but there is no caret and no keyboard. To ignore touches as well, set
    /// `isEnabled` to false. Defaults to true.
    public var isEditable: Bool {
        get { configuration.isEditable }
        set {
            guard newValue != configuration.isEditable else { return }
            commitMarkedText()
            configuration.isEditable = newValue
            reloadInputViews()
        }
    }

    /// Where the caret may stand.
    ///
    /// Setting it commits marked text, as an edit by the user. Defaults to `CodeCaretPolicy.cells`.
    public var caretPolicy: CodeCaretPolicy {
        get { field.editor.caretPolicy }
        set { perform(.app(.caretPolicy(newValue))) }
    }

    /// What typing into a full field does.
    ///
    /// Defaults to `CodeOverflow.refuse`.
    public var overflow: CodeOverflow {
        get { configuration.overflow }
        set { configuration.overflow = newValue }
    }

    /// The domains whose codes the field takes.
    ///
    /// Empty takes the codes of every domain. A message that binds its code to another domain is
    /// `CodeInvalidInput.otherDomain`. See `CodeEditor.domains`. Defaults to empty.
    public var domains: [String] {
        get { configuration.domains }
        set { configuration.domains = newValue }
    }

    /// Prepares text from the keyboard, paste or AutoFill before the field reads it.
    ///
    /// The field does not call it for line breaks, for deletions, or for a code that the app sets.
    public var preprocess: ((String) -> String)? {
        get { settings.preprocess }
        set { settings.preprocess = newValue }
    }

    /// Decides whether an edit by the user may change the code.
    ///
    /// Return false to veto the edit. The field then reports nothing.
    public var shouldChange: ((CodeChange) -> Bool)? {
        get { settings.shouldChange }
        set { settings.shouldChange = newValue }
    }
}

/// A command of the edit menu.
public enum CodeEditAction: Sendable, Hashable, CaseIterable {
    /// Inserts text from the pasteboard, a drop, or the camera.
    case paste
    /// Copies the selected characters to the pasteboard.
    case copy
    /// Moves the selected characters to the pasteboard.
    case cut
    /// Selects the whole code.
    case selectAll

    /// The command of a selector, or nil.
    init?(_ action: Selector) {
        switch action {
        case NSSelectorFromString("paste:"): self = .paste
        case NSSelectorFromString("copy:"): self = .copy
        case NSSelectorFromString("cut:"): self = .cut
        case NSSelectorFromString("selectAll:"): self = .selectAll
        default: return nil
        }
    }
}
#endif
