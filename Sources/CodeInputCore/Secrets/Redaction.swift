// Whatever holds characters of a code tells how many, and never which: not in a log, not in a debugger's summary, not
// through reflection or `dump`.

extension CodeEditor: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// How many cells are filled, never with what.
    public var description: String { "CodeEditor(\(count) of \(length))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the count alone.
    public var customMirror: Mirror { Mirror(self, children: ["count": count]) }
}

extension CodeCell: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The cell's index and the kind of its content, never the character.
    public var description: String { "CodeCell(\(index): \(content))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the index and the kind of the content.
    public var customMirror: Mirror { Mirror(self, children: ["index": index, "content": content]) }
}

extension CodeCell.Content: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind of the content, never the character.
    public var description: String {
        switch self {
        case .empty: "empty"
        case .placeholder: "placeholder"
        case .character: "character"
        case .masked: "masked"
        }
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows nothing of the content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension CodeFieldState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// How many cells are filled, never with what.
    public var description: String { "CodeFieldState(\(filledCount) of \(cells.count), \(status))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the count alone.
    public var customMirror: Mirror { Mirror(self, children: ["filledCount": filledCount]) }
}
