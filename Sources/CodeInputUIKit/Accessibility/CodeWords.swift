#if canImport(UIKit)
public import CodeInputCore
import Foundation

/// What a field and a number pad say: to VoiceOver, and on keys that carry a word.
///
/// The kit speaks ``languages``. It follows the language of the app, not that of the device: an app that is shown in German
/// has a German field. Where the app is shown in a language that the kit lacks, the words are English, and marked as
/// English, so that VoiceOver takes an English voice for them. Give your own words then, for all fields and pads at once,
/// before the first is on the screen:
///
/// ```swift
/// CodeWords.default.label = String(localized: "Verification code")
/// CodeWords.default.progress = { count, length in String(localized: "\(count) of \(length) entered") }
/// CodeWords.default.language = nil
/// ```
///
/// or for one, by ``CodeInputView/words`` and ``CodeKeypadView/words``.
public struct CodeWords: Sendable {
    /// The words of all fields and pads that have none of their own.
    ///
    /// Defaults to ``init()``.
    @MainActor public static var `default` = CodeWords()

    /// What a field is.
    public var label: String
    /// What a secure field is.
    public var secureLabel: String
    /// What activating a field does.
    public var hint: String
    /// How many characters are entered, of how many: a whole phrase, in the plural that the numbers ask for.
    public var progress: @Sendable (_ count: Int, _ length: Int) -> String
    /// What is entered: the characters, separated by commas, and the phrase that ``progress`` gives.
    ///
    /// It is called only for characters that may be heard.
    public var value: @Sendable (_ characters: String, _ progress: String) -> String

    /// What is said while a code is verified.
    public var verifying: String
    /// What is said of an accepted code, unless the app gives a message.
    public var accepted: String
    /// What is said of a rejected code, unless the app gives a message.
    public var rejected: String
    /// What is said of a code that breaks a rule, by the kind of the violation.
    ///
    /// A violation of another kind is told in its own message.
    public var violations: [CodeRuleViolation.Kind: String]

    /// What the action is called that inserts what is on the pasteboard.
    public var pasteAction: String
    /// What the action is called that empties a field.
    public var clearAction: String

    /// What the key that deletes is called.
    public var deleteKey: String
    /// What is written on the key that ends the input.
    public var doneKey: String
    /// What the key, or the action, does that shows hidden characters.
    public var showKey: String
    /// What the key, or the action, does that hides them again.
    public var hideKey: String

    /// The language of the words, a BCP 47 tag such as "pt-BR".
    ///
    /// VoiceOver takes a voice of that language for them. Nil is the language of the app.
    public var language: String?

    /// Creates words in the language of the app, or in English where the kit lacks it.
    public init() {
        self.init(preferring: Bundle.main.preferredLocalizations.prefix(1).map { $0 })
    }

    /// Creates words in the first of several languages that the kit has, or in English.
    ///
    /// - Parameter languages: BCP 47 tags. A region of a language takes the words of another region, and a script is told by
    ///   its region: "pt-PT" takes "pt-BR", "zh-HK" takes "zh-Hant".
    public init(preferring languages: [String]) {
        let match = languages.lazy.compactMap(Self.closestLanguage).first ?? Self.developmentLanguage
        self.init(CodeStringTable(match))
        language = languages.first.flatMap(Self.closestLanguage) == match ? nil : match
    }

    /// Creates words in one language, or nil where the kit lacks it.
    ///
    /// - Parameter language: One of ``languages``.
    public init?(language: String) {
        guard Self.languages.contains(language) else { return nil }
        self.init(CodeStringTable(language))
        self.language = language
    }

    private init(_ table: CodeStringTable) {
        label = table["label"]
        secureLabel = table["label.secure"]
        hint = table["hint"]
        let phrases = table.plurals("value.count"), category = table.category
        progress = { count, length in
            CodeStringTable.fill(phrases[category(count)] ?? "", "\(count)", "\(length)")
        }
        let sentence = table["value.characters"]
        value = { characters, progress in CodeStringTable.fill(sentence, characters, progress) }
        verifying = table["announcement.verifying"]
        accepted = table["announcement.accepted"]
        rejected = table["announcement.rejected"]
        let kinds: [CodeRuleViolation.Kind] = [.repeats, .run, .pairs, .year, .date, .common, .checksum]
        violations = Dictionary(uniqueKeysWithValues: kinds.map { ($0, table[$0.rawValue]) })
        pasteAction = table["action.paste"]
        clearAction = table["action.clear"]
        deleteKey = table["keypad.delete"]
        doneKey = table["keypad.done"]
        showKey = table["keypad.show"]
        hideKey = table["keypad.hide"]
    }
}
#endif
