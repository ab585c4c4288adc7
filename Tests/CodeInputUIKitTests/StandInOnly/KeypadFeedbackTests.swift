#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// A device does not expose clicks and haptics.
    @MainActor @Suite("Clicks and haptics of a pad") struct KeypadFeedbackTests {
        @Test("each key clicks once when pressed, and gives haptic feedback if the app wants it")
        func eachKeyClicksAndIsFeltOnceWhenItGoesDown() {
            #expect(!CodeKeypadView().isHapticFeedbackEnabled)
            let stage = PadStage { $0.isHapticFeedbackEnabled = true }
            let finger = stage.finger(on: 0)
            #expect(StandInRecorder.feedback == ["light"])
            #expect(StandInRecorder.entries.count { $0.kind == .click } == 1)
            finger.end()
            stage.tap(PadStage.extra)
            #expect(StandInRecorder.feedback == ["light"])
            stage.pad.isHapticFeedbackEnabled = false
            stage.tap(1)
            #expect(StandInRecorder.feedback == ["light"])
            #expect(StandInRecorder.entries.count { $0.kind == .click } == 2)
            #expect(stage.pad.enableInputClicksWhenVisible)
        }

        @Test("each repeat clicks, and only the press gives haptic feedback") func held() async {
            let stage = PadStage { $0.isHapticFeedbackEnabled = true }
            let finger = stage.finger(on: PadStage.delete)
            await Device.advance(by: 1.55)
            finger.end()
            #expect(stage.spy.log.count == 12)
            #expect(StandInRecorder.entries.count { $0.kind == .click } == 12)
            #expect(StandInRecorder.feedback == ["light"])
        }
    }
}
#endif
