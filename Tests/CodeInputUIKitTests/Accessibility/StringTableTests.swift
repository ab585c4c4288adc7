#if canImport(UIKit)
import Foundation
import Testing
import TestTools
import UIKit

import CodeInputUIKit

extension ViewTests {
    @MainActor @Suite struct StringTableTests {
        @Test("there is a table for each language, and no other") func tables() {
            #expect(StringsFile.languages == CodeWords.languages)
            #expect(CodeWords.languages.count >= 20)
        }

        @Test("every language has every key, and no other", arguments: CodeWords.languages)
        func keys(language: String) throws {
            let table = try StringsFile(language)
            #expect(table.faults.isEmpty)
            let (plurals, keys) = split(table.entries.keys)
            #expect(keys == split(try StringsFile("en").entries.keys).others)
            #expect(keys.count == 21)
            // The categories of Unicode for whole numbers up to 64.
            let fractions: Set =
                ["pl", "ru", "uk", "ar"].contains(language) ? ["other"] : language == "cs" ? ["many"] : []
            let counted = Set((0...64).map { PluralCategory(of: $0, in: language).rawValue })
            #expect(plurals == counted.union(fractions))
        }

        @Test("every language has every placeholder", arguments: CodeWords.languages)
        func placeholders(language: String) throws {
            let english = try StringsFile("en").entries
            for (key, value) in try StringsFile(language).entries {
                var expected = placeholders(in: english[key] ?? "%1$d %2$d")
                // "One" and "two" need no number if they are the only count of their category.
                let numbers = (0...64).filter { "value.count.\(category($0, language))" == key }
                if numbers.count == 1, placeholders(in: value) == ["%2$d"] { expected = ["%2$d"] }
                #expect(placeholders(in: value) == expected, "\(key)")
                #expect(value.count { $0 == "%" } == expected.count, "\(key)")
                #expect(!value.isEmpty && value == value.trimmingCharacters(in: .whitespaces))
            }
        }

        @Test("nothing is English by accident", arguments: CodeWords.languages.filter { $0 != "en" })
        func notEnglish(language: String) throws {
            let english = Set(try StringsFile("en").entries.values)
            #expect(english.isDisjoint(with: try StringsFile(language).entries.values))
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
                let count = Int(sample.dropLast()) ?? -1
                #expect(category(count, language) == names[String(sample.suffix(1))], "\(sample)")
            }
        }

        @Test("every count has a phrase", arguments: CodeWords.languages)
        func phrases(language: String) throws {
            let words = try #require(CodeWords(language: language))
            for count in 0...64 {
                let phrase = words.progress(count, 64)
                #expect(phrase.contains("64") && !phrase.contains("%"), "\(count)")
                // Different counts have different phrases.
                #expect(phrase != words.progress(count + 1, 64), "\(count)")
            }
            let positions = [words.position(2, 6, true), words.position(2, 6, false)]
            for position in positions {
                #expect(position.contains("2") && position.contains("6") && !position.contains("%"))
            }
            #expect(positions[0] != positions[1])
        }

        @Test("words are different, and end like sentences where they are", arguments: CodeWords.languages)
        func sentences(language: String) throws {
            let words = try #require(CodeWords(language: language))
            let sentences =
                [
                    words.label, words.secureLabel, words.progressName, words.verificationName, words.verifying,
                    words.accepted, words.rejected, words.clearAction, words.deleteKey, words.doneKey, words.showKey,
                    words.hideKey,
                ] + words.violations.values
            #expect(Set(sentences).count == 19)
            #expect(
                Set(sentences)
                    == Set(
                        try StringsFile(language).entries.filter {
                            !$0.key.hasPrefix("value.") && !$0.key.hasPrefix("position.")
                        }.values))
        }

        @Test("spoken words of the kit have their language, those of the app have none") func spokenWords() throws {
            let words = try #require(CodeWords(language: "fr"))
            func language(_ speech: CodeSpeech) -> String? {
                let text = words.phrase(for: speech)
                return text.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String
            }
            #expect(words.phrase(for: .rejected(nil)).string == "Code incorrect.")
            #expect(language(.rejected(nil)) == "fr" && language(.accepted(nil)) == "fr")
            #expect(language(.verifying) == "fr" && language(.violation(CodeRuleViolation(.run, message: "-"))) == "fr")
            #expect(language(.rejected("Forkert.")) == nil && language(.accepted("Ja.")) == nil)
            #expect(language(.violation("Ikke i dag.")) == nil)
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
#endif
