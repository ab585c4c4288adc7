#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// A device does not expose clicks.
    @MainActor @Suite("Clicks of a pad") struct KeypadFeedbackTests {
        private var clicks: Int { StandInRecorder.entries.count { $0.kind == .click } }

        @Test("each key clicks once when pressed, and none gives haptic feedback, as on the system's keyboard")
        func press() {
            let stage = PadStage()
            let finger = stage.finger(on: 0)
            #expect(clicks == 1)
            finger.end()
            stage.tap(PadStage.extra)
            stage.tap(1)
            #expect(clicks == 2 && StandInRecorder.feedback == [])
        }

        @Test("each repeat clicks") func held() async {
            let stage = PadStage()
            let finger = stage.finger(on: PadStage.delete)
            await Device.advance(by: 1.55)
            finger.end()
            #expect(stage.spy.log.count == 12 && clicks == 12)
        }
    }
}
#endif
