public import Foundation

/// A picture of characters to read.
public struct PictureCode: Sendable, Hashable {
    /// What the server calls the picture, to judge what is read.
    public var identifier: String
    /// The bytes of the image, as `UIImage` reads them.
    public var image: Data
    /// How many characters there are to read.
    public var length: Int

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - identifier: What the server calls it.
    ///   - image: The bytes of the image.
    ///   - length: How many characters there are to read.
    public init(identifier: String, image: Data, length: Int) {
        self.identifier = identifier
        self.image = image
        self.length = length
    }
}
