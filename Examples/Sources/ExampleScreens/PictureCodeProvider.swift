/// A source of pictures, such as the app's server.
public protocol PictureCodeProvider: Sendable {
    /// Fetches a new picture.
    func picture() async throws -> PictureCode
}
