import CodeInputPIN
import TestTools
import Testing
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

extension ViewTests {
    @MainActor @Suite struct WordsTests {
        @Test(
            "words follow the language and the script of the app, in any region",
            arguments: [
                "de": "de", "de-AT": "de", "en-GB": "en", "es-419": "es", "fr-CA": "fr", "pt-PT": "pt-BR",
                "pt": "pt-BR", "zh": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant",
                "zh-Hant-MO": "zh-Hant", "iw": "he", "ar-EG": "ar", "pt_BR": "pt-BR",
                // In any other language, words are English and marked as English.
                "da": "en", "sr-Latn": "en", "Base": "en", "": "en", "%": "en",
            ])
        func language(app: String, kit: String) throws {
            let label = CodeWords(language: app)["label"]
            #expect(label.text == (try StringsFile(kit).entries["label"]) && label.language == kit)
            guard kit != "en" else { return }
            // Nil: VoiceOver speaks the app's language, which is English here. A package may have another.
            #expect(CodeWords()["label"].language == nil)
            let table = try AppTable(app, ["speech.rejected": "-"])
            let words = CodeWords(table: "Code", bundle: table.bundle)
            #expect(words["label"].text == label.text && words["label"].language == kit)
            #expect(words["speech.rejected"].text == "-" && words["speech.rejected"].language == kit)
        }

        @Test("a word of the app's table comes first, for a voice of its language") func table() throws {
            let app = try AppTable("da", ["label": "Kode", "value.count.one": "%d af %2$@"])
            for language in ["da", nil] {
                let words = CodeWords(table: "Code", bundle: app.bundle, language: language)
                #expect(words["label"].text == "Kode" && words["label"].language == "da")
                #expect(words["keypad.delete"].text == "Delete" && words["keypad.delete"].language == "en")
                #expect(progress(1, of: 6, in: words) == "1 af 6" && progress(2, of: 6, in: words) == "2 of 6 entered")
                #expect(voice(1, in: words) == "da" && voice(2, in: words) == "en")
            }
        }

        @Test("a table without a plural has the other one") func otherPlural() throws {
            let plurals = ["value.count.few": "%1$lld znaki", "value.count.other": "%1$lld znaków %9$d %s"]
            let app = try AppTable("pl", plurals)
            let words = CodeWords(table: "Code", bundle: app.bundle, language: "pl")
            #expect([1, 2, 5].map { progress($0, of: 6, in: words) } == ["1 znaków  %s", "2 znaki", "5 znaków  %s"])
        }

        @Test("a table that the app does not have is no error", arguments: [("Code", "sv"), ("Codes", "da"), ("", "")])
        func missingTable(table: String, language: String) throws {
            let app = try AppTable("da", ["label": "Kode"])
            let words = CodeWords(table: table, bundle: app.bundle, language: language)
            #expect(words["label"].text == (language == "sv" ? "Verifieringskod" : "Verification code"))
        }

        /// The language of the voice that says how many of six characters are entered.
        private func voice(_ count: Int, in words: CodeWords) -> String? {
            language(entered(count, of: 6, in: words)?.attributedValue)
        }

        private func language(_ text: NSAttributedString?) -> String? {
            text?.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String
        }

        @Test("a field speaks its own words in their language, and the app's label and messages in the app's")
        func ofAField() throws {
            let app = try AppTable("pl", ["label": "Kod z wiadomości"])
            let stage = Stage(typing: "12345"), view = stage.view
            #expect(language(view.accessibilityAttributedLabel) == nil)
            view.words = CodeWords(table: "Code", bundle: app.bundle, language: "pl")
            #expect(view.accessibilityLabel == "Kod z wiadomości" && view.accessibilityValue == "12345")
            #expect(view.accessibilityCustomContent.map(\.value) == ["Wprowadzono 5 znaków z 6"])
            view.isSecureTextEntry = true
            #expect(view.accessibilityLabel == "Kod dostępu" && language(view.accessibilityAttributedLabel) == "pl")
            view.reject(message: "Forkert.")
            #expect(view.accessibilityCustomContent.map { language($0.attributedValue) } == ["pl", nil])
            view.words = CodeWords(language: "da")
            #expect(language(view.accessibilityAttributedLabel) == "en")
            view.accessibilityLabel = "Kode"
            #expect(language(view.accessibilityAttributedLabel) == nil)
            // The language of the element is also that of its message, which is the app's.
            #expect(view.accessibilityLanguage == nil)
            #expect(view.accessibilityCustomActions.map { language($0[0].attributedName) } == "en")
            view.accessibilityAttributedLabel = view.accessibilityAttributedValue
            #expect(view.accessibilityLabel == view.accessibilityValue)
        }

        @Test("the kit's spoken words have their language, and a message of the app has none") func spoken() {
            let stage = Stage {
                ($0.words, $0.rejectionPolicy) = (CodeWords(language: "fr"), .edit)
                $0.rules = [.commonPIN, TestRule { CodeRuleViolation(.other, message: "Ikke i dag.") }]
            }
            func said(_ change: (CodeInputView) -> Void) -> AXCustomContent? {
                change(stage.view)
                return stage.view.accessibilityCustomContent.last
            }
            #expect(said { $0.reject() }?.value == "Code incorrect.")
            for change in [{ $0.reject() }, { $0.accept() }, { $0.status = .verifying }, { $0.enter("123456") }]
                as [(CodeInputView) -> Void]
            {
                #expect(language(said(change)?.attributedValue) == "fr")
                stage.view.status = .editing
            }
            for change in [
                { $0.reject(message: "Forkert.") }, { $0.accept(message: "Ja.") }, { $0.enter("194728") },
            ] as [(CodeInputView) -> Void] {
                #expect(language(said(change)?.attributedValue) == nil)
                stage.view.status = .editing
            }
        }

        @Test("the default words are for fields and pads without their own") func byDefault() throws {
            defer { CodeWords.default = CodeWords() }
            let stage = Stage(typing: "1"), pad = PadStage()
            let app = try AppTable("da", ["label": "Kode", "value.count.other": "%1$d/%2$d", "keypad.delete": "Slet"])
            CodeWords.default = CodeWords(table: "Code", bundle: app.bundle)
            #expect(stage.view.accessibilityLabel == "Kode")
            #expect(stage.view.accessibilityCustomContent.map(\.value) == ["1/6"])
            #expect(pad.elements.last?.accessibilityLabel == "Slet")
        }

        @Test("the keys of a pad have the words of the field that they type into, and names in no language")
        func ofAPad() throws {
            let field = CodeInputView(length: 4...8)
            field.words = CodeWords(language: "de")
            let stage = PadStage { $0.extraKey = .done(with: field) }
            stage.pad.target = field
            #expect(stage.elements.map(\.accessibilityLabel).suffix(3) == ["Fertig", "0", "Löschen"])
            #expect(stage.elements.map(\.accessibilityLanguage).suffix(3) == ["de", nil, "de"])
            let names = (1...9).map { "key \($0)" } + ["key extra", "key 0", "key delete"]
            #expect(stage.elements.compactMap(\.accessibilityIdentifier) == names)
            #expect(stage.elements.allSatisfy { $0.accessibilityRespondsToUserInteraction })
            let other = PadStage(style: stage.pad.style)
            func symbol(_ name: String) -> CodeKeypadExtraKey { .symbol(name, label: "") {} }
            let changes: [(String, String?, CodeKeypadExtraKey, () -> Void)] = [
                ("OK", "es", .title("OK") {}, { field.words = CodeWords(language: "es") }),
                ("Mostrar código", "es", symbol("eye"), { stage.pad.extraKey = .eye(of: field) }),
                ("Code anzeigen", "de", symbol("eye"), { field.words = CodeWords(language: "de") }),
                ("Code ausblenden", "de", symbol("eye.slash"), { field.isRevealed = true }),
                ("Cancel", nil, .title("Cancel") {}, { stage.pad.extraKey = .title("Cancel") {} }),
                ("Face ID", nil, symbol("faceid"), { stage.pad.extraKey = .symbol("faceid", label: "Face ID") {} }),
            ]
            for (label, language, face, change) in changes {
                change()
                other.pad.extraKey = face
                for stage in [stage, other] { stage.settle() }
                #if !canImport(Darwin)
                #expect(stage.layer("key 9")?.standInDrawing == other.layer("key 9")?.standInDrawing)
                #endif
                let key = stage.elements[9]
                #expect(key.accessibilityLabel == label && key.accessibilityLanguage == language)
            }
            field.words = CodeWords(language: "sv")
            #expect(stage.elements.last?.accessibilityLabel == "Radera")
        }
    }
}

/// What VoiceOver says of a field with so many characters.
@MainActor private func entered(_ count: Int, of length: Int, in words: CodeWords) -> AXCustomContent? {
    let view = CodeInputView(length: length...length)
    (view.words, view.code) = (words, String(repeating: "1", count: count))
    return view.accessibilityCustomContent.first
}

@MainActor private func progress(_ count: Int, of length: Int, in words: CodeWords) -> String? {
    entered(count, of: length, in: words)?.value
}

/// A bundle as an app's, with a table "Code" in a language.
final class AppTable {
    let bundle: Bundle

    init(_ language: String, _ entries: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        let place = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let lines = entries.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
        try lines.write(to: place.appendingPathComponent("Code.strings"), atomically: true, encoding: .utf8)
        bundle = try #require(Bundle(url: folder))
    }

    deinit { try? FileManager.default.removeItem(at: bundle.bundleURL) }
}

extension ViewTests {
    @MainActor @Suite struct StringTableTests {
        @Test("each language has each key and placeholder, no more, and its own words", arguments: CodeWords.languages)
        func keys(language: String) throws {
            let table = try StringsFile(language), english = try StringsFile("en").entries
            let words = CodeWords(language: language)
            #expect(table.faults.isEmpty)
            let (plurals, keys) = split(table.entries.keys)
            #expect(keys == split(english.keys).others && keys.count == 21)
            // The categories of Unicode for whole numbers up to 64.
            let fractions: Set =
                ["pl", "ru", "uk", "ar"].contains(language) ? ["other"] : language == "cs" ? ["many"] : []
            let categories = try categories(of: Array(0...64), language)
            #expect(plurals == Set(categories).union(fractions))
            let fixed = table.entries.filter { !$0.key.hasPrefix("value.") && !$0.key.hasPrefix("position.") }
            #expect(Set(fixed.values).count == 19)
            for (key, value) in fixed {
                #expect(words[key].text == value)
                // The word for a code that was sent, where PINs are read to users, too.
                #expect(!key.hasPrefix("speech.") || !value.contains(/验证码|驗證碼/), "\(key)")
            }
            #expect(words["position.digit"].text != words["position.character"].text)
            // Nothing is English by accident.
            #expect(language == "en" || Set(english.values).isDisjoint(with: table.entries.values))
            for (key, value) in table.entries {
                var expected = placeholders(in: english[key] ?? "%1$d %2$d")
                // "One" and "two" need no number if they are the only count of their category.
                if categories.count(where: { "value.count.\($0)" == key }) == 1, placeholders(in: value) == ["%2$d"] {
                    expected = ["%2$d"]
                }
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
        func plurals(language: String, samples: String) throws {
            let names = ["z": "zero", "i": "one", "t": "two", "f": "few", "m": "many", "o": "other"]
            let samples = samples.split(separator: " ")
            let found = try categories(of: samples.map { Int($0.dropLast()) ?? -1 }, language)
            for (sample, category) in zip(samples, found) {
                #expect(category == names[String(sample.suffix(1))], "\(sample)")
            }
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

        /// The categories of Unicode whose words some counts have.
        private func categories(of counts: [Int], _ language: String) throws -> [String] {
            let entries = ["zero", "one", "two", "few", "many", "other"].map { ("value.count.\($0)", $0) }
            let table = try AppTable(language, Dictionary(uniqueKeysWithValues: entries))
            let words = CodeWords(table: "Code", bundle: table.bundle, language: language)
            return try counts.map { try #require(progress($0, of: 64, in: words)) }
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
    private(set) var entries: [String: String] = [:]
    /// The lines that are not an entry, a comment or empty, and the duplicate keys.
    private(set) var faults: [String] = []

    static var languages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    }

    init(_ language: String) throws {
        let file = Self.folder.appendingPathComponent("\(language).lproj/Localizable.strings")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("/* ") {
            let parts = line.wholeMatch(of: /"(.+?)" = "(.*)";/)?.output
            guard let (_, key, value) = parts, entries.updateValue(String(value), forKey: String(key)) == nil else {
                faults.append(String(line))
                continue
            }
        }
    }

    static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources/CodeInputUIKit/Resources")
    }
}
