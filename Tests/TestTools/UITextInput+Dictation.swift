#if canImport(UIKit)
import UIKit

extension UITextInput {
    /// Inserts phrases as dictation does.
    func dictate(_ phrases: [String]) {
        _ = insertDictationResultPlaceholder
        #if canImport(Darwin)
        insertDictationResult?(phrases.map(SpokenPhrase.init))
        #else
        insertDictationResult(phrases.map(UIDictationPhrase.standIn))
        #endif
    }
}

#if canImport(Darwin)
private final class SpokenPhrase: UIDictationPhrase {
    private let spoken: String

    init(_ text: String) {
        spoken = text
        super.init()
    }

    override var text: String { spoken }
    override var alternativeInterpretations: [String]? { nil }
}
#endif
#endif
