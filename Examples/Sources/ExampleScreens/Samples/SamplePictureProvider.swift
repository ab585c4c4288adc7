/// A server of pictures for trying the screen: it draws them, and tells what they say.
public actor SamplePictureProvider: PictureCodeProvider {
    /// What there is instead of a picture when the server can't be reached.
    public struct Unreachable: Error {}

    /// What the pictures say, one after the other, and then from the first again.
    public let texts: [String]
    /// How long a picture takes.
    public let delay: Duration
    /// Whether there are pictures.
    public let isReachable: Bool
    private var count = 0

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - texts: What the pictures say, one after the other, and then from the first again; at least one.
    ///   - delay: How long a picture takes.
    ///   - isReachable: Whether there are pictures.
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
    /// Its identifier is the answer, which a server would keep to itself.
    public func picture() async throws -> PictureCode {
        try await Task.sleep(for: delay)
        if !isReachable { throw Unreachable() }
        let text = texts[count % texts.count]
        count += 1
        return PictureCode(identifier: text, image: SamplePicture(text).png, length: text.count)
    }
}
