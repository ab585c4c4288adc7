#if canImport(UIKit)
import Foundation

extension CodeWords {
    /// The languages that the kit speaks, as BCP 47 tags in alphabetical order.
    public static let languages: [String] = PluralCategory.rules.keys.sorted()

    /// The language of last resort.
    static let developmentLanguage = "en"

    private static let byScript = Dictionary(uniqueKeysWithValues: languages.map { (script(of: $0), $0) })

    /// The kit's language that is written as the given one is, or nil where there is none.
    static func closestLanguage(to tag: String) -> String? {
        languages.contains(tag) ? tag : byScript[script(of: tag)]
    }

    /// The language and the script of a tag without its region: "zh-HK" is Chinese in traditional characters.
    private static func script(of tag: String) -> [Substring] {
        Array(Locale.Language(identifier: tag).maximalIdentifier.split(separator: "-").prefix(2))
    }
}
#endif
