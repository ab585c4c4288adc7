// Types that hold characters of a code show their number, never the characters: in a log, in a debugger, through
// reflection or `dump`.

extension CodeEditor: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The number of filled cells, never a character.
    public var description: String { "CodeEditor(\(count) of \(length))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the count only.
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
    /// The number of filled cells, never a character.
    public var description: String { "CodeFieldState(\(filledCount) of \(cells.count), \(status))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the count only.
    public var customMirror: Mirror { Mirror(self, children: ["filledCount": filledCount]) }
}
