#if canImport(UIKit)
import CodeInputPIN
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
                "pt": "pt-BR",
                "zh": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-Hant-MO": "zh-Hant",
                "iw": "he", "ar-EG": "ar", "pt_BR": "pt-BR",
            ])
        func language(app: String, kit: String) throws {
            let words = CodeWords(preferring: [app])
            #expect(words.label == CodeWords(language: kit)?.label)
            // Nil: VoiceOver speaks the app's language.
            #expect(words.language == nil)
        }

        @Test(
            "in an app in any other language, words are English and marked as English",
            arguments: ["da", "sr-Latn", "Base", "", "%"])
        func missingLanguage(app: String) {
            let words = CodeWords(preferring: [app])
            #expect(words.label == "Verification code" && words.language == "en")
            #expect(CodeWords(language: app) == nil)
        }

        @Test("words are in the first language of the kit, and marked if it is not the app's")
        func severalLanguages() {
            #expect(CodeWords(preferring: ["sv", "de"]).label == "Verifieringskod")
            let words = CodeWords(preferring: ["da", "sv", "de"])
            #expect(words.label == "Verifieringskod" && words.language == "sv")
            #expect(CodeWords(preferring: []).language == "en")
        }

        @Test("each voice has the language of the words, and the app's label has its own") func voice() {
            let stage = Stage(typing: "12")
            #expect(stage.view.accessibilityLanguage == nil)
            stage.view.words = CodeWords(preferring: ["da"])
            #expect(stage.view.accessibilityLanguage == "en")
            stage.view.accessibilityLabel = "Kode"
            #expect(stage.view.accessibilityLanguage == nil)
            stage.view.accessibilityLanguage = "nb"
            #expect(stage.view.accessibilityLanguage == "nb")
        }

        @Test("a field speaks its own words") func wordsOfAField() throws {
            var words = try #require(CodeWords(language: "pl"))
            words.label = "Kod z wiadomości"
            words.violations[.run] = "Nie po kolei."
            let stage = Stage { $0.rules = [CommonPINRule()] }
            stage.view.words = words
            stage.keyboard.type("12345")
            #expect(stage.view.accessibilityLabel == "Kod z wiadomości")
            #expect(stage.view.accessibilityValue == "12345")
            #expect(stage.view.accessibilityCustomContent.map(\.value) == ["Wprowadzono 5 znaków z 6"])
            stage.view.isSecureTextEntry = true
            #expect(stage.view.accessibilityLabel == "Kod dostępu")
            stage.view.words = nil
            #expect(stage.view.accessibilityLabel == "Passcode")
        }

        @Test("the kit's words in the content have their language, a message of the app has none")
        func contentLanguage() throws {
            let stage = Stage(typing: "123456") { $0.words = CodeWords(preferring: ["da"]) }
            stage.view.accessibilityLabel = "Kode"
            stage.view.reject(message: "Forkert.")
            let values = stage.view.accessibilityCustomContent.map(\.attributedValue)
            #expect(values.count == 2)
            let languages = values.map { $0.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) }
            #expect(languages.map { $0 as? String } == ["en", nil])
        }

        @Test("the default words are for fields and pads without their own") func wordsForAll() {
            defer { CodeWords.default = CodeWords() }
            let stage = Stage(typing: "1"), pad = PadStage()
            CodeWords.default.label = "Kode"
            CodeWords.default.progress = { count, length in "\(count) af \(length)" }
            CodeWords.default.deleteKey = "Slet"
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
#endif
