#if canImport(UIKit)
/// The plural category of a count in a language, with the names of Unicode CLDR.
///
/// The kit has its own rules, because Foundation off Apple platforms crashes on a `.stringsdict`. Only whole numbers from 0 to
/// 64 occur; the rules leave out millions and fractions.
package enum PluralCategory: String, CaseIterable {
    case zero, one, two, few, many, other

    /// The rules of the kit's languages.
    package static let rules: [String: @Sendable (Int) -> PluralCategory] = [
        "ar": arabic, "cs": czech, "de": singular, "en": singular, "es": singular, "fr": singularOrNone,
        "he": dual, "hi": singularOrNone, "it": singular, "ja": invariable, "ko": invariable, "nl": singular,
        "pl": polish, "pt-BR": singularOrNone, "ru": eastSlavic, "sv": singular, "tr": singular, "uk": eastSlavic,
        "zh-Hans": invariable, "zh-Hant": invariable,
    ]

    @Sendable private static func invariable(_ count: Int) -> PluralCategory { .other }

    @Sendable private static func singular(_ count: Int) -> PluralCategory { count == 1 ? .one : .other }

    @Sendable private static func singularOrNone(_ count: Int) -> PluralCategory { count < 2 ? .one : .other }

    @Sendable private static func dual(_ count: Int) -> PluralCategory {
        count == 1 ? .one : count == 2 ? .two : .other
    }

    @Sendable private static func czech(_ count: Int) -> PluralCategory {
        count == 1 ? .one : (2...4).contains(count) ? .few : .other
    }

    @Sendable private static func polish(_ count: Int) -> PluralCategory {
        count == 1 ? .one : isFewSlavic(count) ? .few : .many
    }

    @Sendable private static func eastSlavic(_ count: Int) -> PluralCategory {
        count % 10 == 1 && count % 100 != 11 ? .one : isFewSlavic(count) ? .few : .many
    }

    private static func isFewSlavic(_ count: Int) -> Bool {
        (2...4).contains(count % 10) && !(12...14).contains(count % 100)
    }

    @Sendable private static func arabic(_ count: Int) -> PluralCategory {
        switch count {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: (3...10).contains(count % 100) ? .few : (11...99).contains(count % 100) ? .many : .other
        }
    }
}
#endif
