#if canImport(UIKit)
import Foundation
import Testing
import TestTools
import UIKit

import CodeInputUIKit

extension ViewTests {
    @MainActor @Suite struct StringTableTests {
        @Test(
            "every language has every key and placeholder, and no other, and different words",
            arguments: CodeWords.languages)
        func keys(language: String) throws {
            let table = try StringsFile(language), english = try StringsFile("en").entries
            let words = CodeWords(language: language)
            #expect(table.faults.isEmpty)
            let (plurals, keys) = split(table.entries.keys)
            #expect(keys == split(english.keys).others && keys.count == 21)
            // The categories of Unicode for whole numbers up to 64.
            let fractions: Set =
                ["pl", "ru", "uk", "ar"].contains(language) ? ["other"] : language == "cs" ? ["many"] : []
            #expect(plurals == Set((0...64).map { category($0, language) }).union(fractions))
            let fixed = table.entries.filter { !$0.key.hasPrefix("value.") && !$0.key.hasPrefix("position.") }
            #expect(Set(fixed.values).count == 19)
            for (key, value) in fixed { #expect(words[key].text == value) }
            // Nothing is English by accident.
            #expect(language == "en" || Set(english.values).isDisjoint(with: table.entries.values))
            for (key, value) in table.entries {
                var expected = placeholders(in: english[key] ?? "%1$d %2$d")
                // "One" and "two" need no number if they are the only count of their category.
                let numbers = (0...64).filter { "value.count.\(category($0, language))" == key }
                if numbers.count == 1, placeholders(in: value) == ["%2$d"] { expected = ["%2$d"] }
                #expect(placeholders(in: value) == expected && value.count { $0 == "%" } == expected.count, "\(key)")
                #expect(!value.isEmpty && value == value.trimmingCharacters(in: .whitespaces))
            }
        }

        @Test(
            "each number takes the plural of its language",
            arguments: [
                "en": "0o 1i 2o 21o", "fr": "0i 1i 2o 20o", "pt-BR": "0i 1i 2o", "hi": "0i 1i 2o", "ja": "0o 1o 2o",
                "pl": "0m 1i 2f 4f 5m 12m 21m 22f 25m", "ru": "0m 1i 2f 4f 5m 11m 12m 14m 21i 22f 25m 51i 61i 64f",
                "uk": "0m 1i 3f 5m 11m 21i 24f 30m", "cs": "0o 1i 2f 4f 5o 22o", "he": "0o 1i 2t 3o 10o 20o",
                "ar": "0z 1i 2t 3f 10f 11m 64m",
            ])
        func plurals(language: String, samples: String) {
            let names = ["z": "zero", "i": "one", "t": "two", "f": "few", "m": "many", "o": "other"]
            for sample in samples.split(separator: " ") {
                #expect(
                    category(Int(sample.dropLast()) ?? -1, language) == names[String(sample.suffix(1))], "\(sample)")
            }
        }

        @Test("every count has a phrase of its own", arguments: CodeWords.languages) func phrases(language: String) {
            let words = CodeWords(language: language)
            let phrases = (0...65).map { words.progress($0, of: 64).text }
            #expect(phrases.allSatisfy { $0.contains("64") && !$0.contains("%") } && Set(phrases).count == 66)
            let positions = [true, false].map { words.position(2, of: 6, isDigit: $0).text }
            #expect(positions.allSatisfy { $0.contains("2") && $0.contains("6") && !$0.contains("%") })
            #expect(positions[0] != positions[1])
        }

        @Test("there is a table for each language, and the article about accessibility has every key and its words")
        func tables() throws {
            #expect(StringsFile.languages == CodeWords.languages && CodeWords.languages.count >= 20)
            let article = try String(
                contentsOf: StringsFile.folder.appendingPathComponent("../CodeInputUIKit.docc/MakingItAccessible.md"),
                encoding: .utf8)
            for (key, value) in try StringsFile("en").entries {
                let words = value.replacing("%1$d", with: "2").replacing("%2$d", with: "6")
                #expect(article.contains("`\(key)`") && article.contains(words), "\(key)")
            }
        }

        private func category(_ count: Int, _ language: String) -> String {
            PluralCategory(of: count, in: language).rawValue
        }

        private func split(_ keys: some Sequence<String>) -> (plurals: Set<String>, others: Set<String>) {
            let prefix = "value.count."
            let (plurals, others) = (keys.filter { $0.hasPrefix(prefix) }, keys.filter { !$0.hasPrefix(prefix) })
            return (Set(plurals.map { String($0.dropFirst(prefix.count)) }), Set(others))
        }

        private func placeholders(in text: String) -> [String] {
            text.matches(of: /%[0-9]\$[d@]/).map { String($0.output) }.sorted()
        }
    }
}

/// The source of a table of strings, read without Foundation, which would hide mistakes.
struct StringsFile {
    /// The values, by their keys.
    private(set) var entries: [String: String] = [:]
    /// The lines that are not an entry, a comment or empty, and the duplicate keys.
    private(set) var faults: [String] = []

    /// The languages of the tables.
    static var languages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    }

    init(_ language: String) throws {
        let file = Self.folder.appendingPathComponent("\(language).lproj/Localizable.strings")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("/* ") {
            let parts = line.components(separatedBy: "\" = \"")
            guard parts.count == 2, parts[0].hasPrefix("\""), parts[1].hasSuffix("\";") else {
                faults.append(String(line))
                continue
            }
            let key = String(parts[0].dropFirst())
            if entries.updateValue(String(parts[1].dropLast(2)), forKey: key) != nil { faults.append(key) }
        }
    }

    static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources/CodeInputUIKit/Resources")
    }
}
#endif
