#if canImport(UIKit)
import Foundation

extension CodeWords {
    /// The languages of the kit, as BCP 47 tags in alphabetical order.
    public static let languages = [
        "ar", "cs", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "tr", "uk",
        "zh-Hans", "zh-Hant",
    ]

    /// The language for apps in a language that the kit does not have.
    static let developmentLanguage = "en"

    /// The kit's language with the language and the script of a tag, or nil.
    static func closestLanguage(to tag: String) -> String? {
        guard !languages.contains(tag) else { return tag }
        let wanted = script(of: tag)
        return languages.first { script(of: $0) == wanted }
    }

    /// The language and the script of a tag.
    ///
    /// "zh-HK" is Chinese in traditional characters.
    private static func script(of tag: String) -> [String] {
        Array(Locale.Language(identifier: tag).maximalIdentifier.components(separatedBy: "-").prefix(2))
    }
}
#endif
