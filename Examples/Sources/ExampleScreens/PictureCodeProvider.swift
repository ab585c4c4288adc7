/// Where pictures come from: an app puts its server here.
public protocol PictureCodeProvider: Sendable {
    /// Fetches a new picture.
    func picture() async throws -> PictureCode
}
