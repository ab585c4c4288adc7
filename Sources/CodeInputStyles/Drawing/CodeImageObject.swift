/// An image of the platform, such as a `UIImage`, in a box that compares by identity.
///
/// The styles carry it without knowing what it is; the painter casts it to what it can draw.
public struct CodeImageObject: Sendable {
    /// The image.
    public let object: any AnyObject & Sendable

    /// Puts an image in a box.
    ///
    /// - Parameter object: The image. It must not change any more.
    public init(_ object: any AnyObject & Sendable) {
        self.object = object
    }
}

extension CodeImageObject: Hashable {
    /// Whether both are one object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }

    /// Feeds the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
