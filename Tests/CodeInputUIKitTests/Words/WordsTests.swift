#if canImport(UIKit)
import CodeInputPIN
import Foundation
import Testing
import TestTools
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
            // Nil: VoiceOver speaks the app's language.
            let table = try AppTable([app: ["speech.rejected": "-"]])
            let own = CodeWords(bundle: table.bundle)["label"]
            #expect(own.text == label.text && own.language == nil)
        }

        @Test("a word of the app's table comes first, for a voice of its language") func table() throws {
            let app = try AppTable([
                "da": ["label": "Kode", "value.count.one": "%d af %d", "position.digit": "Ciffer %2$@"]
            ])
            for language in ["da", nil] {
                let words = CodeWords(table: "Code", bundle: app.bundle, language: language)
                #expect(words["label"].text == "Kode" && words["label"].language == language)
                #expect(words["keypad.delete"].text == "Delete" && words["keypad.delete"].language == "en")
                #expect(words.progress(1, of: 6).text == "1 af 6" && words.progress(1, of: 6).language == language)
                #expect(words.progress(2, of: 6).text == "2 of 6 entered")
                #expect(words.position(2, of: 6, isDigit: true).text == "Ciffer 6")
            }
        }

        @Test("a table without a plural has the other one") func otherPlural() throws {
            let app = try AppTable([
                "pl": ["value.count.few": "%1$lld znaki", "value.count.other": "%1$lld znaków %9$d %s"]
            ])
            let words = CodeWords(table: "Code", bundle: app.bundle, language: "pl")
            #expect([1, 2, 5].map { words.progress($0, of: 6).text } == ["1 znaków  %s", "2 znaki", "5 znaków  %s"])
        }

        @Test("a table that the app does not have is no error", arguments: [("Code", "sv"), ("Codes", "da"), ("", "")])
        func missingTable(table: String, language: String) throws {
            let app = try AppTable(["da": ["label": "Kode"]])
            let words = CodeWords(table: table, bundle: app.bundle, language: language)
            #expect(words["label"].text == (language == "sv" ? "Verifieringskod" : "Verification code"))
        }

        private func language(_ text: NSAttributedString?) -> String? {
            text?.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String
        }

        @Test("a field speaks its own words in their language, and the app's label and messages in the app's")
        func ofAField() throws {
            let app = try AppTable(["pl": ["label": "Kod z wiadomości"]])
            let stage = Stage(typing: "12345"), view = stage.view
            #expect(view.accessibilityLanguage == nil)
            view.words = CodeWords(table: "Code", bundle: app.bundle, language: "pl")
            #expect(view.accessibilityLabel == "Kod z wiadomości" && view.accessibilityValue == "12345")
            #expect(view.accessibilityCustomContent.map(\.value) == ["Wprowadzono 5 znaków z 6"])
            view.isSecureTextEntry = true
            #expect(view.accessibilityLabel == "Kod dostępu" && view.accessibilityLanguage == "pl")
            view.reject(message: "Forkert.")
            #expect(view.accessibilityCustomContent.map { language($0.attributedValue) } == ["pl", nil])
            view.words = CodeWords(language: "da")
            #expect(view.accessibilityLanguage == "en")
            view.accessibilityLabel = "Kode"
            #expect(view.accessibilityLanguage == nil)
            view.accessibilityLanguage = "nb"
            #expect(view.accessibilityLanguage == "nb")
        }

        @Test("the kit's spoken words have their language, and a message of the app has none") func spoken() {
            let words = CodeWords(language: "fr")
            #expect(words.phrase(for: .rejected(nil)).text == "Code incorrect.")
            let violation = CodeRuleViolation(.run, message: "-")
            for speech in [CodeSpeech.rejected(nil), .accepted(nil), .verifying, .violation(violation)] {
                #expect(language(words.phrase(for: speech).spoken) == "fr")
            }
            for speech in [CodeSpeech.rejected("Forkert."), .accepted("Ja."), .violation("Ikke i dag.")] {
                #expect(language(words.phrase(for: speech).spoken) == nil)
            }
        }

        @Test("the default words are for fields and pads without their own") func byDefault() throws {
            defer { CodeWords.default = CodeWords() }
            let stage = Stage(typing: "1")
            let pad = PadStage()
            let app = try AppTable([
                "da": ["label": "Kode", "value.count.other": "%1$d af %2$d", "keypad.delete": "Slet"]
            ])
            CodeWords.default = CodeWords(table: "Code", bundle: app.bundle)
            #expect(stage.view.accessibilityLabel == "Kode")
            #expect(stage.view.accessibilityCustomContent.map(\.value) == ["1 af 6"])
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
            let changes: [(String, String?, () -> Void)] = [
                ("Code anzeigen", "de", { stage.pad.extraKey = .eye(of: field) }),
                ("Code ausblenden", "de", { field.isRevealed = true }),
                ("Cancel", nil, { stage.pad.extraKey = .title("Cancel") {} }),
                ("Face ID", nil, { stage.pad.extraKey = .symbol("faceid", label: "Face ID") {} }),
            ]
            for (label, language, change) in changes {
                change()
                stage.pad.setNeedsLayout()
                let key = stage.elements[9]
                #expect(key.accessibilityLabel == label && key.accessibilityLanguage == language)
            }
            field.words = CodeWords(language: "sv")
            #expect(stage.elements.last?.accessibilityLabel == "Radera")
        }
    }
}

/// A bundle as an app's, with a table "Code" in its languages.
final class AppTable {
    let bundle: Bundle

    init(_ words: [String: [String: String]]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        for (language, entries) in words {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let lines = entries.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
            try lines.write(to: place.appendingPathComponent("Code.strings"), atomically: true, encoding: .utf8)
        }
        bundle = try #require(Bundle(url: folder))
    }

    deinit { try? FileManager.default.removeItem(at: bundle.bundleURL) }
}
#endif
