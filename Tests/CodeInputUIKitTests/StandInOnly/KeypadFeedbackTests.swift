#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Neither can be read of a device.
    @MainActor @Suite("Clicks and haptics of a pad") struct KeypadFeedbackTests {
        @Test("each key clicks once when it goes down, and is felt where the app wants it")
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

        @Test("each deletion of a held key clicks, and the press alone is felt") func held() async {
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
