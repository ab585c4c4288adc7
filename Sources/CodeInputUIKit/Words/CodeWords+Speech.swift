#if canImport(UIKit)
package import CodeInputCore
package import Foundation
import UIKit

extension CodeWords {
    func label(isSecure: Bool) -> String { isSecure ? secureLabel : label }

    /// What is entered, character by character: a screen reader reads "1, 2, 3" as digits, "123" as a number.
    package func value(characters: String?, count: Int, length: Int) -> String {
        let progress = progress(count, length)
        guard let characters, !characters.isEmpty else { return progress }
        return value(characters.map(String.init).joined(separator: ", "), progress)
    }

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

    private func inLanguage(_ words: String) -> NSAttributedString {
        NSAttributedString(string: words, attributes: language.map { [.accessibilitySpeechLanguage: $0] } ?? [:])
    }
}
#endif
