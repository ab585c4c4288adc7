/// A type that holds characters of a code, and never shows them.
///
/// Only ``description`` is shown in a log, in a debugger, through reflection and by `dump`. It must not contain a
/// character of the code.
package protocol RedactedDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension RedactedDescription {
    /// The redacted description.
    public var debugDescription: String { description }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
