#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// A device does not expose haptics and speech, and Reduce Motion is a setting of the device.
    @MainActor @Suite("Feedback for a verdict") struct VerdictFeedbackTests {
        @Test("a rejection shakes, gives haptic feedback and speaks once") func rejection() async {
            let stage = Stage(typing: "123456")
            stage.view.reject(message: "Try again.")
            #expect(stage.view.status == .rejected)
            #expect(stage.view.layer.animationKeys() != nil)
            #expect(StandInRecorder.feedback == ["error"])
            #expect(StandInRecorder.announcements == ["Try again."])
            await Device.advance(by: 0.1)
            stage.settle()
            let moved = stage.view.layer.presentation()?.transform.m41
            #expect(moved != 0 && moved != nil)
            await Device.advance(by: 2)
            stage.settle()
            #expect(StandInRecorder.announcements.count == 1)
            #expect(stage.view.layer.animationKeys() == nil)
        }

        @Test("without a message, the kit speaks its own words") func ownMessage() {
            let stage = Stage(typing: "123456")
            stage.view.status = .rejected
            #expect(StandInRecorder.announcements == ["Wrong code."])
            stage.view.status = .rejected
            #expect(StandInRecorder.announcements.count == 1)
        }

        @Test("acceptance gives haptic feedback and speaks, and moves nothing") func acceptance() {
            let stage = Stage(typing: "123456")
            stage.view.accept()
            #expect(stage.view.status == .accepted)
            #expect(StandInRecorder.feedback == ["success"])
            #expect(StandInRecorder.announcements == ["Code accepted."])
            #expect(stage.view.layer.animationKeys() == nil)
        }

        @Test("Reduce Motion turns off motion only")
        func reduced() async {
            let stage = Stage(typing: "123456")
            StandInAccessibilitySettings.isReduceMotionEnabled = true
            stage.view.reject()
            for _ in 0..<8 {
                await Device.advance(by: 0.05)
                stage.settle()
                #expect(stage.view.layer.presentation()?.transform.m41 == 0)
            }
            await Device.advance(by: 1)
            #expect(StandInRecorder.feedback == ["error"])
            #expect(StandInRecorder.announcements == ["Wrong code."])
            #expect(stage.view.code == "")
        }

        @Test("a status set in response to a rejection cancels its feedback")
        func answered() async {
            let stage = Stage(typing: "123456") { view in
                view.onStatusChange = { [weak view] in if $0 == .rejected { view?.status = .editing } }
            }
            stage.view.reject()
            #expect(stage.view.status == .editing)
            #expect(StandInRecorder.feedback == [])
            await Device.advance(by: 1)
            #expect(stage.view.code == "123456")
        }

        @Test("the app can turn off haptic feedback")
        func haptics() {
            let stage = Stage(typing: "1")
            stage.view.isHapticFeedbackEnabled = false
            stage.view.accept()
            #expect(StandInRecorder.feedback == [])
            stage.view.isHapticFeedbackEnabled = true
            stage.view.reject()
            #expect(StandInRecorder.feedback.count == 1)
        }
    }
}
#endif
