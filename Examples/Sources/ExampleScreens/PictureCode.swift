public import Foundation

/// A picture of characters to read.
public struct PictureCode: Sendable, Hashable {
    /// The server's identifier of the picture.
    public var identifier: String
    /// The bytes of the image, in a format that `UIImage` reads.
    public var image: Data
    /// The number of characters.
    public var length: Int

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - identifier: The server's identifier.
    ///   - image: The bytes of the image.
    ///   - length: The number of characters.
    public init(identifier: String, image: Data, length: Int) {
        self.identifier = identifier
        self.image = image
        self.length = length
    }
}
