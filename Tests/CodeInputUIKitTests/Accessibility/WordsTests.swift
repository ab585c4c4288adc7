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

        @Test("each voice has the language of the words, and the app's label has its own") func voice() {
            let stage = Stage(typing: "12")
            #expect(stage.view.accessibilityLanguage == nil)
            stage.view.words = CodeWords(language: "da")
            #expect(stage.view.accessibilityLanguage == "en")
            stage.view.accessibilityLabel = "Kode"
            #expect(stage.view.accessibilityLanguage == nil)
            stage.view.accessibilityLanguage = "nb"
            #expect(stage.view.accessibilityLanguage == "nb")
        }

        @Test("a field speaks its own words") func wordsOfAField() throws {
            let app = try AppTable(["pl": ["label": "Kod z wiadomości"]])
            let stage = Stage { $0.rules = [CommonPINRule()] }
            stage.view.words = CodeWords(table: "Code", bundle: app.bundle, language: "pl")
            stage.keyboard.type("12345")
            #expect(stage.view.accessibilityLabel == "Kod z wiadomości")
            #expect(stage.view.accessibilityValue == "12345")
            #expect(stage.view.accessibilityCustomContent.map(\.value) == ["Wprowadzono 5 znaków z 6"])
            stage.view.isSecureTextEntry = true
            #expect(stage.view.accessibilityLabel == "Kod dostępu")
            stage.view.words = nil
            #expect(stage.view.accessibilityLabel == "Passcode")
        }

        @Test("the kit's spoken words have their language, and a message of the app has none") func spoken() {
            let words = CodeWords(language: "fr")
            func language(_ text: NSAttributedString) -> String? {
                text.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String
            }
            #expect(words.phrase(for: .rejected(nil)).text == "Code incorrect.")
            let violation = CodeRuleViolation(.run, message: "-")
            for speech in [CodeSpeech.rejected(nil), .accepted(nil), .verifying, .violation(violation)] {
                #expect(language(words.phrase(for: speech).spoken) == "fr")
            }
            for speech in [CodeSpeech.rejected("Forkert."), .accepted("Ja."), .violation("Ikke i dag.")] {
                #expect(language(words.phrase(for: speech).spoken) == nil)
            }
            let stage = Stage(typing: "123456") { $0.words = words }
            stage.view.reject(message: "Forkert.")
            #expect(stage.view.accessibilityCustomContent.map { language($0.attributedValue) } == ["fr", nil])
        }

        @Test("the default words are for fields and pads without their own") func wordsForAll() throws {
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

        @Test("the keys of a pad have the words of the field that they type into") func wordsOfAPad() throws {
            let field = CodeInputView(length: 4...8)
            field.words = CodeWords(language: "de")
            let stage = PadStage { $0.extraKey = .done(with: field) }
            stage.pad.target = field
            #expect(stage.elements.map(\.accessibilityLabel).suffix(3) == ["Fertig", "0", "Löschen"])
            #expect(stage.elements.last?.accessibilityLanguage == "de")
            // In no language.
            #expect(
                stage.elements.compactMap(\.accessibilityIdentifier) == (1...9).map { "key \($0)" } + [
                    "key extra", "key 0", "key delete",
                ])
            field.words = CodeWords(language: "sv")
            #expect(stage.elements.last?.accessibilityLabel == "Radera")
            field.words = CodeWords(language: "de")
            #expect(stage.elements[9].accessibilityLanguage == "de")
            stage.pad.extraKey = .eye(of: field)
            stage.pad.layoutIfNeeded()
            #expect(stage.elements[9].accessibilityLabel == "Code anzeigen")
            field.isRevealed = true
            stage.pad.setNeedsLayout()
            stage.pad.layoutIfNeeded()
            #expect(stage.elements[9].accessibilityLabel == "Code ausblenden")
            #expect(stage.elements[9].accessibilityLanguage == "de")
            stage.pad.extraKey = .title("Cancel") {}
            stage.pad.layoutIfNeeded()
            #expect(stage.elements[9].accessibilityLanguage == nil)
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
