#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct RejectionTests {
        @Test("a rejection shakes, taps and says so once") func aRejectionShakesTapsAndSaysSoOnce() async {
            let stage = Stage(typing: "123456")
            stage.view.reject(message: "Try again.")
            #expect(stage.view.status == .rejected)
            #expect(stage.view.layer.animationKeys() != nil)
            #expect(StandInRecorder.feedback == ["error"])
            #expect(StandInRecorder.announcements == ["Try again."])
            await StandInClock.run(for: 0.1)
            stage.settle()
            let moved = stage.view.layer.presentation()?.transform.m41
            #expect(moved != 0 && moved != nil)
            await StandInClock.run(for: 2)
            stage.settle()
            #expect(StandInRecorder.announcements.count == 1)
            #expect(stage.view.layer.animationKeys() == nil)
        }

        @Test("without a message the kit has its own") func withoutAMessageTheKitHasItsOwn() {
            let stage = Stage(typing: "123456")
            stage.view.status = .rejected
            #expect(StandInRecorder.announcements == ["Wrong code."])
            stage.view.status = .rejected
            #expect(StandInRecorder.announcements.count == 1)
        }

        @Test("acceptance taps and says so, and moves nothing") func acceptanceTapsAndSaysSoAndMovesNothing() {
            let stage = Stage(typing: "123456")
            stage.view.accept()
            #expect(stage.view.status == .accepted)
            #expect(StandInRecorder.feedback == ["success"])
            #expect(StandInRecorder.announcements == ["Code accepted."])
            #expect(stage.view.layer.animationKeys() == nil)
        }

        @Test("starting over empties the field when the shake is over")
        func startingOverEmptiesTheFieldWhenTheShakeIsOver() async {
            let stage = Stage(typing: "123456")
            stage.view.reject()
            #expect(stage.view.code == "123456")
            await StandInClock.run(for: 1)
            #expect(stage.view.code == "")
            #expect(stage.view.status == .rejected)
            #expect(stage.log.lines == [])
            stage.keyboard.type("9")
            #expect(stage.view.status == .editing)
            #expect(stage.failures == [])
        }

        @Test("who types before the shake is over starts over at once")
        func whoTypesBeforeTheShakeIsOverStartsOverAtOnce() async {
            let stage = Stage(typing: "123456")
            stage.view.reject()
            stage.keyboard.type("9")
            #expect(stage.view.code == "9")
            await StandInClock.run(for: 1)
            #expect(stage.view.code == "9")
            #expect(stage.log.lines == ["change:9"])
            #expect(stage.failures == [])
        }

        @Test("who deletes before the shake is over starts over at once")
        func whoDeletesBeforeTheShakeIsOverStartsOverAtOnce() {
            for isHardware in [false, true] {
                let stage = Stage(typing: "123456")
                stage.view.reject()
                isHardware ? stage.keyboard.press(.backspace) : stage.keyboard.deleteBackward()
                #expect(stage.view.code == "")
                #expect(stage.view.status == .editing)
                #expect(stage.failures == [])
            }
        }

        @Test("with the other policy the code stays to be corrected")
        func withTheOtherPolicyTheCodeStaysToBeCorrected() async {
            let stage = Stage(typing: "123456") { $0.rejectionPolicy = .edit }
            stage.view.reject()
            await StandInClock.run(for: 1)
            #expect(stage.view.code == "123456")
            #expect(stage.view.status == .rejected)
            stage.keyboard.deleteBackward()
            #expect(stage.view.code == "12345")
            #expect(stage.view.status == .editing)
            stage.keyboard.type("7")
            #expect(stage.log.completions == ["complete:123457"])
            #expect(stage.failures == [])
        }

        @Test("a status set meanwhile keeps the code") func aStatusSetMeanwhileKeepsTheCode() async {
            let stage = Stage(typing: "123456")
            stage.view.reject()
            stage.view.status = .editing
            await StandInClock.run(for: 1)
            #expect(stage.view.code == "123456")
        }

        @Test("with Reduce Motion nothing moves, and the rest stays as it is")
        func withReduceMotionNothingMovesAndTheRestStaysAsItIs() async {
            let stage = Stage(typing: "123456")
            StandInAccessibilitySettings.isReduceMotionEnabled = true
            stage.view.reject()
            for _ in 0..<8 {
                await StandInClock.run(for: 0.05)
                stage.settle()
                #expect(stage.view.layer.presentation()?.transform.m41 == 0)
            }
            await StandInClock.run(for: 1)
            #expect(StandInRecorder.feedback == ["error"])
            #expect(StandInRecorder.announcements == ["Wrong code."])
            #expect(stage.view.code == "")
        }

        @Test("rejecting a field that is gone harms nobody") func rejectingAFieldThatIsGoneHarmsNobody() async {
            weak var gone: CodeInputView?
            do {
                let stage = Stage(typing: "123456")
                gone = stage.view
                stage.view.reject()
                stage.view.removeFromSuperview()
            }
            await StandInClock.run(for: 1)
            #expect(gone == nil)
        }
    }
}
#endif
