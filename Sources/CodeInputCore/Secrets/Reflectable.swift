#if hasFeature(Embedded)
typealias Reflectable = Any

extension RedactedDescription {
    var redacted: String { "" }
}
#else
/// A package type that holds characters of a code: reflection, a log and `dump` show "Redacted".
typealias Reflectable = CustomReflectable

extension Reflectable {
    package var customMirror: Mirror { .empty }
}

extension RedactedDescription {
    var redacted: String { "\(Self.self)" }

    /// A mirror without children.
    public var customMirror: Mirror { .empty }
}

extension Mirror {
    fileprivate static var empty: Mirror { Mirror(Redacted(), children: EmptyCollection<Child>()) }
}

struct Redacted {}
#endif
