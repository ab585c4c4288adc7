/// An image object of the platform, such as a `UIImage`, compared by identity.
///
/// Only the painter knows the type of the object.
public struct CodeImageObject: Sendable {
    /// The image.
    public let object: any AnyObject & Sendable

    /// Wraps an image object.
    ///
    /// - Parameter object: The image, which must not change anymore.
    public init(_ object: any AnyObject & Sendable) {
        self.object = object
    }
}

extension CodeImageObject: Hashable {
    /// Whether both are the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
