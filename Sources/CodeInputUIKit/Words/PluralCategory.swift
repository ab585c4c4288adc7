#if canImport(UIKit)
/// The plural category of a count in a language, with the names of Unicode CLDR.
///
/// The kit has its own rules, because Foundation off Apple platforms crashes on a `.stringsdict`. Only whole numbers from 0 to
/// 64 occur; the rules leave out millions and fractions.
package enum PluralCategory: String, CaseIterable {
    case zero, one, two, few, many, other

    /// Creates the category of a count.
    ///
    /// - Parameters:
    ///   - count: A whole number from 0 to 64.
    ///   - language: A language of the kit. Any other one has `one` for 1, and `other`.
    package init(of count: Int, in language: String) {
        let isOne = count == 1, isFewSlavic = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
        self =
            switch language {
            case "ja", "ko", "zh-Hans", "zh-Hant": .other
            case "fr", "hi", "pt-BR": count < 2 ? .one : .other
            case "he": isOne ? .one : count == 2 ? .two : .other
            case "cs": isOne ? .one : (2...4).contains(count) ? .few : .other
            case "pl": isOne ? .one : isFewSlavic ? .few : .many
            case "ru", "uk": count % 10 == 1 && count % 100 != 11 ? .one : isFewSlavic ? .few : .many
            case "ar": Self.arabic(count)
            default: isOne ? .one : .other
            }
    }

    private static func arabic(_ count: Int) -> PluralCategory {
        switch count {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: (3...10).contains(count % 100) ? .few : (11...99).contains(count % 100) ? .many : .other
        }
    }
}
#endif
