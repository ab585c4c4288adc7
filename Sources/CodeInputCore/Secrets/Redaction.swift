/// A type that holds characters of a code, and never shows them.
///
/// Only ``redacted`` is shown in a log, in a debugger, through reflection and by `dump`. It must not contain a
/// character of the code.
package protocol RedactedDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What may be printed: counts and kinds, never a character of a code.
    var redacted: String { get }
}

extension RedactedDescription {
    /// The redacted description: counts and kinds, never a character of a code.
    public var description: String { redacted }

    /// The redacted description.
    public var debugDescription: String { redacted }

    /// A mirror without children.
    public var customMirror: Mirror { .empty }
}

extension Mirror {
    // One copy, in place of one for each type.
    fileprivate static var empty: Mirror { Mirror((), children: EmptyCollection<Child>()) }
}
