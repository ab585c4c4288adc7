/// An image object of the platform, such as a `UIImage`, compared by identity.
package struct CodeImageObject: Sendable {
    /// The image, which must not change anymore.
    package let object: any AnyObject & Sendable

    package init(_ object: any AnyObject & Sendable) {
        self.object = object
    }
}

extension CodeImageObject: Equatable {
    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}
