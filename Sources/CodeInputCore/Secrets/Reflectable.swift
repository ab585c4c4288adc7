#if hasFeature(Embedded)
typealias Reflectable = Any
#else
/// A type of any module that holds characters of a code: reflection, a log and `dump` show "Redacted".
typealias Reflectable = CustomReflectable

extension Reflectable {
    package var customMirror: Mirror { .empty }
}

extension RedactedDescription {
    /// A mirror without children.
    public var customMirror: Mirror { .empty }
}

extension Mirror {
    fileprivate static var empty: Mirror { Mirror(Redacted(), children: EmptyCollection<Child>()) }
}

struct Redacted {}
#endif
