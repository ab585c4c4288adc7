extension CodeImageObject: Hashable {
    /// Whether both are one object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }

    /// Feeds the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
