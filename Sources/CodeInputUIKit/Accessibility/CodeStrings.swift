#if canImport(UIKit)
import CodeInputCore
import Foundation

/// What the kit says to a person, in their language.
struct CodeStrings {
    private let bundle: Bundle

    /// The strings in the language of the app.
    init() { bundle = .module }

    /// The strings in one language, or nil where there is no translation.
    init?(language: String) {
        // A build may spell the folder's name in lower case.
        let names = [language, language.lowercased()]
        guard let path = names.compactMap({ Bundle.module.path(forResource: $0, ofType: "lproj") }).first,
            let bundle = Bundle(path: path)
        else { return nil }
        self.bundle = bundle
    }

    func label(isSecure: Bool) -> String { string(isSecure ? "label.secure" : "label") }

    var hint: String { string("hint") }

    var rejected: String { string("announcement.rejected") }

    var accepted: String { string("announcement.accepted") }

    var verifying: String { string("announcement.verifying") }

    var actionPaste: String { string("action.paste") }

    var actionClear: String { string("action.clear") }

    var keypadDelete: String { string("keypad.delete") }

    var keypadDone: String { string("keypad.done") }

    var keypadShow: String { string("keypad.show") }

    var keypadHide: String { string("keypad.hide") }

    /// How much is entered, and what: each character by itself, or no screen reader would read "123" as digits.
    func value(characters: String?, count: Int, length: Int) -> String {
        let progress = String(format: string("value.count"), count, length)
        guard let characters, !characters.isEmpty else { return progress }
        let spelled = characters.map(String.init).joined(separator: ", ")
        return String(format: string("value.characters"), spelled, progress)
    }

    /// What a field has to say, in the app's words where it has some.
    func words(of speech: CodeSpeech) -> String {
        switch speech {
        case .verifying: verifying
        case .accepted(let message): message ?? accepted
        case .rejected(let message): message ?? rejected
        case .violation(let violation): self.message(of: violation)
        }
    }

    /// What is wrong with a code: translated where the kit knows the rule, else in the rule's own words.
    func message(of violation: CodeRuleViolation) -> String {
        bundle.localizedString(forKey: violation.kind.rawValue, value: violation.message, table: nil)
    }

    private func string(_ key: String) -> String {
        bundle.localizedString(forKey: key, value: nil, table: nil)
    }
}
#endif
