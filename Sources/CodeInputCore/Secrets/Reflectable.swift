#if hasFeature(Embedded)
typealias Reflectable = Any

extension RedactedDescription {
    var redacted: String { "" }
}
#else
typealias Reflectable = CustomReflectable

extension RedactedDescription {
    /// The name of the type.
    var redacted: String { "\(Self.self)" }

    /// A mirror without children.
    public var customMirror: Mirror { .empty }
}

extension Mirror {
    // One copy, in place of one for each type.
    fileprivate static var empty: Mirror { Mirror((), children: EmptyCollection<Child>()) }
}
#endif
