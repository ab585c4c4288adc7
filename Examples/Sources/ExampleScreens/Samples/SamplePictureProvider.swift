/// A sample provider, which draws its pictures.
public actor SamplePictureProvider: PictureCodeProvider {
    /// The texts of the pictures, in a cycle.
    public let texts: [String]
    /// The delay of a picture.
    public let delay: Duration
    /// Whether the server responds.
    public let isReachable: Bool
    private var count = 0

    /// Creates a sample server.
    ///
    /// - Parameters:
    ///   - texts: The texts of the pictures, in a cycle; at least one.
    ///   - delay: The delay of a picture.
    ///   - isReachable: Whether the server responds.
    public init(
        texts: [String] = ["W4K7E", "M3RXT", "9HAPF", "C7XKR"], delay: Duration = .milliseconds(700),
        isReachable: Bool = true
    ) {
        precondition(!texts.isEmpty, "a server of pictures needs a text")
        self.texts = texts
        self.delay = delay
        self.isReachable = isReachable
    }

    /// Draws a picture.
    ///
    /// The identifier is the text, which a real server would not reveal.
    public func picture() async throws -> PictureCode {
        try await Task.sleep(for: delay)
        if !isReachable { throw Unreachable() }
        let text = texts[count % texts.count]
        count += 1
        return PictureCode(identifier: text, image: SamplePicture(text).png, length: text.count)
    }

    /// Compares with the text of the picture.
    public func isRight(_ code: String, for picture: PictureCode) async throws -> Bool { code == picture.identifier }
}
