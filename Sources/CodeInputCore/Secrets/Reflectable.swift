#if hasFeature(Embedded)
typealias Reflectable = Any
#else
typealias Reflectable = CustomReflectable

extension RedactedDescription {
    /// A mirror without children.
    public var customMirror: Mirror { .empty }
}

extension Mirror {
    // One copy, in place of one for each type.
    fileprivate static var empty: Mirror { Mirror((), children: EmptyCollection<Child>()) }
}
#endif
