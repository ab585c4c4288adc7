#if canImport(UIKit)
package import CodeInputCore
package import UIKit

extension CodeWords {
    func label(isSecure: Bool) -> String { isSecure ? secureLabel : label }

    /// How much is entered, and what: each character by itself, or no screen reader would read "123" as digits.
    package func value(characters: String?, count: Int, length: Int) -> String {
        let progress = progress(count, length)
        guard let characters, !characters.isEmpty else { return progress }
        return value(characters.map(String.init).joined(separator: ", "), progress)
    }

    /// What a field has to say, in the app's words where it has some.
    package func announcement(of speech: CodeSpeech) -> NSAttributedString {
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
