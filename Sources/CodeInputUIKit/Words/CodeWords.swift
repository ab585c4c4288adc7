#if canImport(UIKit)
import CodeInputCore
public import Foundation
import UIKit

/// The words of fields and number pads: what VoiceOver speaks, what a message row shows for a status, and the titles of
/// keys.
///
/// The kit has words in ``languages``, with their plurals. An app that needs others has a table of strings with the
/// keys that it changes, which <doc:MakingItAccessible> lists.
///
/// ```swift
/// CodeWords.default = CodeWords(table: "CodeInput")
/// field.words = CodeWords(table: "Invitation")
/// ```
public struct CodeWords: Sendable {
    /// The words of fields and pads that have no words of their own; set it before the first field appears.
    @MainActor public static var `default` = CodeWords()

    /// The languages of the kit, as BCP 47 tags in alphabetical order.
    public static let languages = [
        "ar", "cs", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "tr", "uk",
        "zh-Hans", "zh-Hant",
    ]

    // A tuple: a struct makes the binary larger. The voice is the language of VoiceOver's, or nil for the app's.
    private typealias Table = (bundle: Bundle, name: String?, plurals: String, voice: String?)

    // The app's, if it has one, and the kit's, which has every key.
    private let tables: [Table]

    /// Creates words from a table of the app, and from the kit where the table has none.
    ///
    /// If the kit does not have the language, another region with the same script takes its place: "pt-PT" uses
    /// "pt-BR". In any other language, the words of the kit are English, spoken with an English voice.
    ///
    /// - Parameters:
    ///   - table: The name of a `.strings` file or a string catalog, logged if it is missing; nil for the kit's words.
    ///   - bundle: The bundle that has the table. Defaults to the app's.
    ///   - language: A BCP 47 tag, as the table's folder has it. Defaults to that of the app, not of the device.
    @inline(never) public init(table: String? = nil, bundle: Bundle = .main, language: String? = nil) {
        let main = Bundle.main.preferredLocalizations.first ?? ""
        let wanted = language ?? bundle.preferredLocalizations.first ?? main, match = Self.closestLanguage(to: wanted)
        // Another bundle may not have the language of the app.
        let isOfApp =
            language == nil && (wanted == main || match != nil && match == Self.closestLanguage(to: main))
        let voice = isOfApp && match != nil ? nil : match ?? "en"
        let kit: Table = (Self.folder(match ?? "en", of: .module) ?? .module, nil, match ?? "en", voice)
        let folder = table.flatMap { Self.folder(of: $0, in: bundle, language, wanted: wanted) }
        let ownVoice = isOfApp ? nil : language ?? match ?? wanted
        tables = if let folder { [(folder, table, match ?? wanted, ownVoice), kit] } else { [kit] }
    }

    private static func folder(of table: String, in bundle: Bundle, _ language: String?, wanted: String) -> Bundle? {
        let folder = folder(wanted, of: bundle) ?? (language == nil ? bundle : nil)
        guard let folder,
            ["strings", "stringsdict"].contains(where: { folder.path(forResource: table, ofType: $0) != nil })
        else {
            MissingResources.report("table of strings \"\(table)\"; the kit uses a fallback")
            return nil
        }
        return folder
    }

    private static func folder(_ language: String, of bundle: Bundle) -> Bundle? {
        // Some builds write the folder's name in lower case.
        [language, language.lowercased()].lazy.compactMap { bundle.path(forResource: $0, ofType: "lproj") }.first
            .flatMap { Bundle(path: $0) }
    }

    /// The kit's language with the language and the script of a tag, or nil.
    private static func closestLanguage(to tag: String) -> String? {
        // "zh-HK" is Chinese in traditional characters.
        func script(of tag: String) -> [String] {
            Array(Locale.Language(identifier: tag).maximalIdentifier.components(separatedBy: "-").prefix(2))
        }
        return languages.contains(tag) ? tag : languages.first { script(of: $0) == script(of: tag) }
    }

    /// Words, and the language that VoiceOver speaks them in, as a BCP 47 tag, or nil for the language of the app.
    package subscript(key: String) -> (text: String, language: String?) {
        let phrase = phrase(key)
        return (phrase.text, phrase.language)
    }

    func phrase(_ key: String, plural count: Int? = nil) -> CodePhrase {
        let missing = "\u{7F}"
        for table in tables {
            let category = count.map { Self.pluralCategory(of: $0, in: table.plurals) }
            for key in category.map({ ["\(key).\($0)", "\(key).other"] }) ?? [key] {
                let text = table.bundle.localizedString(forKey: key, value: missing, table: table.name)
                if text != missing { return CodePhrase(text: text, language: table.voice) }
            }
        }
        return CodePhrase(text: "")
    }

    func progress(_ count: Int, of length: Int) -> CodePhrase {
        phrase("value.count", plural: count).filled(with: [count, length])
    }

    func position(_ cell: Int, of length: Int, isDigit: Bool) -> CodePhrase {
        phrase(isDigit ? "position.digit" : "position.character").filled(with: [cell, length])
    }

    func phrase(for speech: CodeSpeech) -> CodePhrase {
        switch speech {
        case .verifying: phrase("speech.verifying")
        case .accepted(let message): message.map { CodePhrase(text: $0) } ?? phrase("speech.accepted")
        case .rejected(let message): message.map { CodePhrase(text: $0) } ?? phrase("speech.rejected")
        case .violation(let violation): violation.kind.key.map { phrase($0) } ?? CodePhrase(text: violation.message)
        }
    }
}

extension CodeRuleViolation.Kind {
    /// The key of its words; nil for a violation with words of its own.
    fileprivate var key: String? {
        switch self {
        case .other: nil
        case .checksum: "rule.checksum"
        case .repeats: "rule.repeats"
        case .run: "rule.run"
        case .pairs: "rule.pairs"
        case .year: "rule.year"
        case .date: "rule.date"
        case .common: "rule.common"
        }
    }
}

extension CodeWords {
    // The plural category of a whole number from 0 to 64, with the names of Unicode CLDR; unknown languages have "one"
    // for 1, and "other". Foundation off Apple platforms crashes on a `.stringsdict`.
    private static func pluralCategory(of count: Int, in language: String) -> String {
        let isOne = count == 1, isFewSlavic = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
        return switch language {
        case "ja", "ko", "zh-Hans", "zh-Hant": "other"
        case "fr", "hi", "pt-BR": count < 2 ? "one" : "other"
        case "he": isOne ? "one" : count == 2 ? "two" : "other"
        case "cs": isOne ? "one" : (2...4).contains(count) ? "few" : "other"
        case "pl": isOne ? "one" : isFewSlavic ? "few" : "many"
        case "ru", "uk": count % 10 == 1 && count % 100 != 11 ? "one" : isFewSlavic ? "few" : "many"
        case "ar": count == 0 ? "zero" : isOne ? "one" : count == 2 ? "two" : count <= 10 ? "few" : "many"
        default: isOne ? "one" : "other"
        }
    }
}

struct CodePhrase {
    var text: String
    var language: String?

    var spoken: NSAttributedString {
        NSAttributedString(string: text, attributes: language.map { [.accessibilitySpeechLanguage: $0] } ?? [:])
    }

    /// Replaces "%1$d" and "%2$@", or "%d" and "%@": `String(format:)` trusts a phrase of the app, and off Apple
    /// platforms it fails for the second number alone.
    func filled(with numbers: [Int]) -> CodePhrase {
        var phrase = self, next = 0
        phrase.text = text.replacing(/%(?:([1-9])\$)?(?:@|l*[diu])/) { match in
            let index = match.1?.first?.wholeNumberValue.map { $0 - 1 } ?? next
            next += 1
            return numbers.indices.contains(index) ? "\(numbers[index])" : ""
        }
        return phrase
    }
}
#endif
