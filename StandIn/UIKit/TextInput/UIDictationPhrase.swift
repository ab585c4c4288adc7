@MainActor open class UIDictationPhrase: NSObject {
    public let text: String
    public let alternativeInterpretations: [String]?

    init(text: String, alternatives: [String]? = nil) {
        self.text = text
        alternativeInterpretations = alternatives
        super.init()
    }
}
