import CodeInputUIKit
import UIKit

/// A still picture of a field, for `codeinput render` and the gallery.
public struct FieldPicture: Sendable {
    /// The text of the field.
    public var text = ""
    /// The number of cells.
    public var length = 6
    /// The name of the style, with settings as in a link of the live page, such as `box?corner=4`.
    public var style = "box"
    /// A style that replaces the named one, or nil.
    var renderer: (any CodeCellRenderer)?
    /// The name of the alphabet.
    public var alphabet = "digits"
    /// The placeholder of empty cells: one character for all, or one for each of the first cells.
    public var placeholder = ""
    /// Whether the field hides its characters.
    public var isSecure = false
    /// Whether the field has the focus.
    public var isFocused = false
    /// Whether the field takes input.
    public var isEnabled = true
    /// The selected cells, or nil for the caret at the end.
    ///
    /// A selection shows only in a focused field.
    public var selection: Range<Int>?
    /// The marked text of an input method, after the text or in place of the selected cells.
    public var marked = ""
    /// The name of the status.
    public var status = "editing"
    /// Whether the picture is dark.
    public var isDark = false
    /// Whether the layout direction is right to left.
    public var isRightToLeft = false
    /// Whether Increase Contrast is on.
    public var increasesContrast = false
    /// The scale of text.
    public var textScale = 1.0
    /// The text of the message row, or the message of the verdict; nil without a row.
    var message: String?
    /// The width in points.
    public var width = 320.0
    /// Whether the field is no wider than its cells.
    var hugsCells = false
    /// The height in points, or nil for the field's own height.
    public var height: Double?

    /// Creates a picture of an empty field.
    public init() {}

    /// Draws the picture with the kit's own view.
    ///
    /// - Returns: An SVG document.
    /// - Throws: An error that explains which name, number or text is invalid.
    @MainActor public func svg() throws -> String {
        let stage = try stage()
        return stage.svg()
    }

    /// The settings of the field, without its style, alphabet and size.
    var settings: FieldSettings {
        var settings = FieldSettings()
        settings.length = length
        settings.isSecure = isSecure
        settings.placeholder = placeholder
        settings.isEnabled = isEnabled
        settings.showsMessage = message != nil
        // After a verdict the message is that of the verdict.
        if let message, !["accepted", "rejected"].contains(status) { settings.message = message }
        return settings
    }

    @MainActor func stage() throws(ScriptError) -> FieldStage {
        guard FieldSettings.lengths.contains(length) else {
            throw ScriptError("length must be a whole number from 1 to 64, not \(length)")
        }
        guard placeholder.count <= length else {
            throw ScriptError("the placeholder has \(placeholder.count) characters, and there are \(length) cells")
        }
        var settings = settings
        if let renderer { settings.style = renderer } else { settings.style = try RestyledStyle(style).renderer }
        settings.alphabet = try pick(alphabet, "alphabet", StyleCatalog.alphabets)
        settings.size = CGSize(width: try side(width, "width"), height: try side(height ?? 56, "height"))
        guard (0.5...4).contains(textScale) else {
            throw ScriptError("text scale must be from 0.5 to 4, not \(textScale)")
        }
        var traits = FieldTraits()
        traits.isDark = isDark
        traits.isRightToLeft = isRightToLeft
        traits.textScale = textScale
        traits.increasesContrast = increasesContrast
        let stage = FieldStage(settings, traits: traits)
        try fill(stage)
        stage.settle()
        if height == nil { stage.fitHeight(hugsCells: hugsCells) }
        return stage
    }

    @MainActor private func fill(_ stage: FieldStage) throws(ScriptError) {
        let view = stage.view
        var reader = CodeEditor(length: length, alphabet: view.alphabet)
        if let reason = reader.setCode(text).invalidInput {
            throw ScriptError("the field does not take this text: \(reason.explanation)")
        }
        guard isEnabled || !isFocused else {
            throw ScriptError("a field that is disabled can't be focused: it never has the keyboard")
        }
        view.code = text
        switch try pick(status, "status", StyleCatalog.statuses) {
        case .accepted: view.accept(message: message)
        case .rejected: view.reject(message: message)
        case let other: view.status = other
        }
        if isFocused { view.becomeFirstResponder() }
        if let selection {
            guard selection.upperBound <= view.code.count else {
                throw ScriptError("the selection must lie in the \(view.code.count) filled cells")
            }
            guard isFocused else {
                throw ScriptError("a selection needs a focused field")
            }
            stage.select(from: selection.lowerBound, to: selection.upperBound)
        }
        let room = view.length - view.code.count + (selection?.count ?? 0)
        guard marked.count <= room else {
            let count = "\(marked.count) character\(marked.count == 1 ? "" : "s")"
            throw ScriptError("the marked text has \(count), but there is room for \(room)")
        }
        if !marked.isEmpty {
            view.setMarkedText(marked, selectedRange: NSRange(location: marked.utf16.count, length: 0))
        }
    }

    private func pick<Value>(
        _ name: String, _ what: String, _ choices: KeyValuePairs<String, Value>
    ) throws(ScriptError) -> Value {
        guard let choice = choices.first(where: { $0.key == name }) else {
            throw .unknown(what, name, allowed: choices.map(\.key))
        }
        return choice.value
    }

    private func side(_ value: Double, _ what: String) throws(ScriptError) -> Double {
        guard (0...FieldSettings.maximumSide).contains(value) else {
            throw ScriptError("\(what) must be from 0 to 10000, not \(value)")
        }
        return value
    }
}

extension CodeInvalidInput {
    var explanation: String {
        switch self {
        case .notInAlphabet: "notInAlphabet, it has characters outside the alphabet"
        case .full: "full, there is no cell left"
        case .tooLong: "tooLong, it has more characters than there are cells"
        case .ambiguous: "ambiguous, it has more than one candidate for the code"
        case .tooShort: "tooShort, the shortest code has more characters"
        case .otherDomain: "otherDomain, its code is bound to a domain that is not the app's"
        case .nothingToDelete: "nothingToDelete"
        case .interrupted: "interrupted, the field changed meanwhile"
        }
    }
}
