// The service is new in iOS 27. Set the condition once a compiler has accepted this file.
#if CODEINPUT_VOICEOVER_SERVICE
import XCTest

/// What VoiceOver says of the field.
@MainActor final class VoiceOverTests: XCTestCase {
    func testVoiceOverSaysTheLabelAndEachDigitByItself() throws {
        let words = try words(onScreen: "field", typing: "4829")
        XCTAssertTrue(words.contains("code"), words)
        XCTAssertFalse(words.contains("4829"), words)
        for digit in "4829" { XCTAssertTrue(words.contains(digit), words) }
    }

    func testVoiceOverSaysNoDigitOfASecureField() throws {
        let words = try words(onScreen: "secure", typing: "4829")
        XCTAssertTrue(words.contains("code"), words)
        // It may say how many bullets there are: 4.
        for digit in "289" { XCTAssertFalse(words.contains(digit), words) }
    }

    func testVoiceOverSaysTheVerdictAfterTheValue() throws {
        let words = try words(onScreen: "rejection", of: "kept", typing: "482910")
        XCTAssertTrue(words.contains("The code is wrong."), words)
    }

    /// Types into a field, and then moves VoiceOver to it.
    private func words(onScreen screen: String, of name: String = "code", typing text: String) throws -> String {
        guard #available(iOS 27, *) else { throw XCTSkip("VoiceOver has no service before iOS 27.") }
        let host = Host(screen: screen)
        host.focus(name).typeText(text)
        let service = XCUIDevice.shared.voiceOverService
        try service.enable()
        defer { try? service.disable() }
        var words = try service.currentSpeech().utterance
        // The lines below the fields begin with their names too.
        for _ in 0..<20 where !words.hasPrefix(name) || words.contains(" is ") || words.contains(" has ") {
            words = try service.moveForward().utterance
        }
        return words
    }
}
#endif
