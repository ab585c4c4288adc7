/// A server of pictures for trying the screen: it draws them, and tells what they say.
public struct SamplePictureProvider: PictureCodeProvider {
    /// What there is instead of a picture when the server can't be reached.
    public struct Unreachable: Error {}

    /// What the pictures say, or nil for a new text each time.
    public var text: String?
    /// How long a picture takes.
    public var delay: Duration
    /// Whether there are pictures.
    public var isReachable: Bool

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - text: What the pictures say, or nil for a new text each time.
    ///   - delay: How long a picture takes.
    ///   - isReachable: Whether there are pictures.
    public init(text: String? = nil, delay: Duration = .milliseconds(700), isReachable: Bool = true) {
        self.text = text
        self.delay = delay
        self.isReachable = isReachable
    }

    /// Draws a picture.
    ///
    /// Its identifier is the answer, which a server would keep to itself.
    public func picture() async throws -> PictureCode {
        try await Task.sleep(for: delay)
        if !isReachable { throw Unreachable() }
        let characters = SamplePicture.characters
        let text = text ?? String((0..<5).compactMap { _ in characters.randomElement() })
        return PictureCode(identifier: text, image: SamplePicture(text).png, length: text.count)
    }
}
