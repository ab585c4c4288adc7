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

/// A server of pictures to read.
public protocol PictureCodeProvider: Sendable {
    /// Fetches a new picture.
    func picture() async throws -> PictureCode

    /// Whether a code is what the picture says.
    ///
    /// - Parameters:
    ///   - code: The code that the user has typed.
    ///   - picture: The picture.
    /// - Returns: Whether the code is right.
    /// - Throws: An error if the server can't be reached.
    func isRight(_ code: String, for picture: PictureCode) async throws -> Bool
}
