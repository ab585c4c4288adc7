#if canImport(UIKit) && !canImport(Darwin)
import KeyboardTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct VerifyingAnnouncementTests {
        @Test("a verifier that begins is announced")
        func verifierIsAnnounced() {
            let stage = Stage { $0.verifier = { _ in .accepted } }
            stage.keyboard.type("123456")
            #expect(StandInRecorder.announcements == ["Checking the code."])
            #expect(StandInRecorder.feedback == [])
        }

        @Test("a verification by the app is announced, once")
        func appIsAnnounced() {
            let stage = Stage(typing: "123456")
            stage.view.status = .verifying
            stage.view.status = .verifying
            #expect(StandInRecorder.announcements == ["Checking the code."])
        }

        @Test("going back to editing is left to the app to explain")
        func editingIsQuiet() {
            let stage = Stage(typing: "123456")
            stage.view.status = .verifying
            stage.view.status = .editing
            #expect(StandInRecorder.announcements.count == 1)
        }
    }
}
#endif
