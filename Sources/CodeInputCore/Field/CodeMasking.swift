/// What filled cells show.
public enum CodeMasking: Sendable, Hashable {
    /// The characters.
    case none
    /// The mask, from the moment a character is typed.
    case immediate
    /// The mask, except that the cell typed last shows its character for this long. A negative duration counts as zero.
    case delayed(Duration)
}

extension CodeField.Configuration {
    /// What filled cells show now; a secure field is masked while others may see the screen, even if it is revealed.
    var effectiveMasking: CodeMasking {
        if isSecure, isScreenShared { return .immediate }
        if isRevealed { return .none }
        return masking ?? (isSecure ? .immediate : .none)
    }

    /// Whether the characters are kept from the keyboard, VoiceOver and the edit menu, even if the user sees them.
    package var hidesText: Bool { isSecure || effectiveMasking != .none }
}

extension CodeFieldStep {
    /// Shows the character typed last for a while, unless the caret went elsewhere.
    mutating func unmaskLastTyped(of edit: CodeEdit) {
        let selection = field.editor.selection
        let cell = (selection.isEmpty ? field.editor.count : selection.lowerBound) - 1
        guard case .delayed(let duration) = configuration.effectiveMasking, edit.changedCells.contains(cell) else {
            return
        }
        let token = field.makeToken()
        field.unmasking = (cell, token, configuration.maskingChanges)
        outcome.add(.wait(token, max(duration, .zero)))
    }

    mutating func endUnmasking() {
        guard let unmasking = field.unmasking else { return }
        outcome.add(.cancel(unmasking.token))
        field.unmasking = nil
    }
}
