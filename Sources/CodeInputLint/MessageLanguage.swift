/// The language in which the fixes word a message: the app names it, and nothing detects it.
public struct MessageLanguage: Sendable, Equatable {
    /// The tag of BCP 47: "de".
    public let tag: String
    /// A sentence that the readers take a code from, without its full stop, such as "Dein Code: {code}".
    let wording: String

    /// The languages that the linter knows.
    public static let all =
        ([
            "en": "Your code: {code}", "de": "Dein Code: {code}", "fr": "Votre code : {code}",
            "es": "Tu código: {code}", "it": "Il tuo codice: {code}", "pt": "O seu código: {code}",
            "nl": "Je code: {code}", "pl": "Twój kod: {code}", "ru": "Ваш код: {code}",
            "tr": "Doğrulama kodunuz: {code}", "ja": "認証コード：{code}", "zh": "您的验证码：{code}",
            "zh-Hant": "您的驗證碼：{code}",
        ] as KeyValuePairs).map { MessageLanguage(tag: $0, wording: $1) }

    private init(tag: String, wording: String) { (self.tag, self.wording) = (tag, wording) }

    /// Takes the language of a tag in any case: "de-AT" is "de", and "zh_TW" is "zh-Hant".
    ///
    /// Nil for a language that is not in `all`, and for what is no tag.
    public init?(_ tag: String) {
        let parts = tag.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isTag = parts.allSatisfy { part in
            1...8 ~= part.utf8.count && part.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
        }
        let isTraditional =
            parts.contains("hant")
            || !parts.contains("hans") && parts.contains { $0 == "tw" || $0 == "hk" || $0 == "mo" }
        let name = parts[0] == "zh" && isTraditional ? "zh-Hant" : parts[0]
        guard isTag, let language = Self.all.first(where: { $0.tag == name }) else { return nil }
        self = language
    }
}
