#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadLayoutChangeTests {
        @Test("VoiceOver learns that a visible pad deals new digits")
        func dealIsTold() {
            let stage = PadStage { $0.order = .shuffled }
            let digits = stage.pad.digits
            stage.pad.isHidden = true
            stage.pad.isHidden = false
            Device.flush()
            #expect(stage.pad.digits != digits)
            #expect(StandInRecorder.accessibility == ["layoutChanged"])
        }

        @Test("VoiceOver learns that a key was added or removed")
        func extraKeyIsTold() {
            let stage = PadStage()
            stage.pad.extraKey = .title("OK") {}
            Device.flush()
            #expect(StandInRecorder.accessibility == ["layoutChanged"])
        }

        @Test("a new pad, and keys that keep their places, post nothing")
        func nothingToTell() {
            let stage = PadStage()
            stage.tap(0, 1)
            stage.pad.isEnabled = false
            stage.pad.style = .circles
            Device.flush()
            #expect(StandInRecorder.accessibility == [])
            StandInRecorder.clear()
            let pad = CodeKeypadView(target: stage.spy)
            pad.order = .shuffled
            stage.window.addSubview(pad)
            Device.flush()
            #expect(StandInRecorder.accessibility == [])
        }
    }
}
#endif
