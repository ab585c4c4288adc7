/// A key of a number pad.
package enum CodeKeypadKey: Sendable, Hashable {
    /// Types a digit, 0 to 9.
    case digit(Int)
    /// Deletes the character before the caret.
    case delete
    /// Does the action of the app's extra key.
    case extra
}

/// The state of a key of a number pad.
package enum CodeKeypadKeyState: String, Sendable, Hashable, CaseIterable {
    /// The key is not touched.
    case normal
    /// A finger rests on the key.
    case pressed
    /// The keypad is disabled.
    case disabled
}

/// The face of the extra key of a number pad.
package enum CodeKeypadFace: Sendable, Equatable {
    /// An image. A color of the style fills a template, such as a symbol.
    case image(CodeImage)
    /// A short word.
    case title(String)

    /// Creates a face with a symbol of the system.
    ///
    /// - Parameter name: The name in SF Symbols, such as `faceid`.
    /// - Returns: The face.
    package static func symbol(_ name: String) -> CodeKeypadFace { .image(CodeImage(systemName: name)) }
}

extension ByState {
    /// The value for a key.
    package func value(for state: CodeKeypadKeyState) -> Value {
        switch state {
        case .normal: base
        case .pressed: pressed ?? base
        case .disabled: disabled ?? base
        }
    }
}
