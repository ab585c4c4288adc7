#if canImport(UIKit)
public import CodeInputCore
import Foundation

/// The words of fields and number pads: what VoiceOver speaks, and the titles of keys.
///
/// The words are in the language of the app, not of the device: an app in German has German fields. For an app in a language
/// that is not in ``languages``, the words are English, and VoiceOver speaks them with an English voice. Provide your own words
/// for such an app. Set them for all fields and pads before the first appears:
///
/// ```swift
/// CodeWords.default.label = String(localized: "Verification code")
/// CodeWords.default.progress = { count, length in String(localized: "\(count) of \(length) entered") }
/// CodeWords.default.language = nil
/// ```
///
/// Or set them for one field with ``CodeInputView/words``.
public struct CodeWords: Sendable {
    /// The words of fields and pads that have no words of their own.
    @MainActor public static var `default` = CodeWords()

    /// The label of a field.
    public var label: String
    /// The label of a secure field.
    public var secureLabel: String
    /// A phrase for how many characters of how many the user has entered, in the right plural.
    public var progress: @Sendable (_ count: Int, _ length: Int) -> String
    /// The name of the phrase of ``progress``.
    public var progressName: String
    /// The name of the phrases of a verification: ``verifying``, ``accepted`` and ``rejected``.
    public var verificationName: String
    /// A phrase for the cell that the caret has moved to, counted from 1.
    public var position: @Sendable (_ cell: Int, _ length: Int, _ isDigit: Bool) -> String

    /// What VoiceOver speaks when verification begins.
    public var verifying: String
    /// What VoiceOver speaks for an accepted code without a message.
    public var accepted: String
    /// What VoiceOver speaks for a rejected code without a message.
    public var rejected: String
    /// What VoiceOver speaks for a code that breaks a rule, by the kind of the violation.
    ///
    /// For other kinds, VoiceOver speaks the violation's own message.
    public var violations: [CodeRuleViolation.Kind: String]

    /// The name of the action that clears a field.
    public var clearAction: String

    /// The label of the delete key.
    public var deleteKey: String
    /// The title of the key that ends the input.
    public var doneKey: String
    /// The label of the key, and the name of the action, that shows masked characters.
    public var showKey: String
    /// The label of the key, and the name of the action, that masks them again.
    public var hideKey: String

    /// The language of the words, a BCP 47 tag such as "pt-BR".
    ///
    /// VoiceOver speaks the words with a voice of that language. Nil is the language of the app.
    public var language: String?

    /// Creates words in the language of the app, or in English if the kit does not have it.
    public init() {
        self.init(preferring: Bundle.main.preferredLocalizations.prefix(1).map { $0 })
    }

    /// Creates words in the first language that the kit has, or in English.
    ///
    /// - Parameter languages: BCP 47 tags in order of preference. A region falls back to another region with the same script:
    ///   "pt-PT" uses "pt-BR", "zh-HK" uses "zh-Hant".
    @inline(never) public init(preferring languages: [String]) {
        let match = languages.lazy.compactMap(Self.closestLanguage).first ?? Self.developmentLanguage
        self.init(CodeStringTable(match))
        language = languages.first.flatMap(Self.closestLanguage) == match ? nil : match
    }

    /// Creates words in one language, or nil if the kit does not have it.
    ///
    /// - Parameter language: One of ``languages``.
    package init?(language: String) {
        guard Self.languages.contains(language) else { return nil }
        self.init(CodeStringTable(language))
        self.language = language
    }

    private init(_ table: CodeStringTable) {
        label = table["label"]
        secureLabel = table["label.secure"]
        let phrases = table.phrases("value.count")
        progress = { count, length in
            CodeStringTable.fill(phrases[min(max(count, 0), phrases.count - 1)], "\(count)", "\(length)")
        }
        progressName = table["progress"]
        verificationName = table["verification"]
        let digit = table["position.digit"], character = table["position.character"]
        position = { cell, length, isDigit in CodeStringTable.fill(isDigit ? digit : character, "\(cell)", "\(length)")
        }
        verifying = table["speech.verifying"]
        accepted = table["speech.accepted"]
        rejected = table["speech.rejected"]
        violations = [:]
        for kind in CodeRuleViolation.Kind.allCases where kind != .other { violations[kind] = table[kind.rawValue] }
        clearAction = table["action.clear"]
        deleteKey = table["keypad.delete"]
        doneKey = table["keypad.done"]
        showKey = table["keypad.show"]
        hideKey = table["keypad.hide"]
    }
}
#endif
