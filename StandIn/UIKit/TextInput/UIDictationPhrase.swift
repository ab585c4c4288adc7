@MainActor open class UIDictationPhrase: NSObject {
    public let text: String
    public let alternativeInterpretations: [String]?

    /// Creates a dictated phrase.
    public static func standIn(_ text: String) -> UIDictationPhrase { UIDictationPhrase(text: text) }

    init(text: String, alternatives: [String]? = nil) {
        self.text = text
        alternativeInterpretations = alternatives
        super.init()
    }
}
