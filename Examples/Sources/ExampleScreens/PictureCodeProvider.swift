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
