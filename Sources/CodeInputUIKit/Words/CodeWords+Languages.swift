#if canImport(UIKit)
import Foundation

extension CodeWords {
    /// The languages of the kit, as BCP 47 tags in alphabetical order.
    public static let languages: [String] = PluralCategory.rules.keys.sorted()

    /// The language for apps in a language that the kit does not have.
    static let developmentLanguage = "en"

    private static let byScript = Dictionary(uniqueKeysWithValues: languages.map { (script(of: $0), $0) })

    /// The kit's language with the language and the script of a tag, or nil.
    static func closestLanguage(to tag: String) -> String? {
        languages.contains(tag) ? tag : byScript[script(of: tag)]
    }

    /// The language and the script of a tag.
    ///
    /// "zh-HK" is Chinese in traditional characters.
    private static func script(of tag: String) -> [Substring] {
        Array(Locale.Language(identifier: tag).maximalIdentifier.split(separator: "-").prefix(2))
    }
}
#endif
