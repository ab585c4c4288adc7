#if canImport(UIKit)
package import CodeInputCore
package import Foundation
import UIKit

extension CodeWords {
    func label(isSecure: Bool) -> String { isSecure ? secureLabel : label }

    /// What VoiceOver speaks; a message of the app replaces the words.
    package func phrase(for speech: CodeSpeech) -> NSAttributedString {
        switch speech {
        case .verifying: inLanguage(verifying)
        case .accepted(let message): message.map(NSAttributedString.init(string:)) ?? inLanguage(accepted)
        case .rejected(let message): message.map(NSAttributedString.init(string:)) ?? inLanguage(rejected)
        case .violation(let violation):
            violations[violation.kind].map(inLanguage) ?? NSAttributedString(string: violation.message)
        }
    }

    /// Words of the kit, for a voice of their language.
    func inLanguage(_ words: String) -> NSAttributedString {
        NSAttributedString(string: words, attributes: language.map { [.accessibilitySpeechLanguage: $0] } ?? [:])
    }
}
#endif
