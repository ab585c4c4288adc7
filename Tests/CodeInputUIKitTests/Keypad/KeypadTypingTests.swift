#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadTypingTests {
        @Test("a key types its digit when the finger lifts") func lift() {
            let stage = PadStage()
            let finger = stage.finger(on: 0)
            #expect(stage.spy.log == "")
            finger.end()
            #expect(stage.spy.log == "1")
            stage.tap(1, 2, 3, 4, 5, 6, 7, 8, PadStage.zero, PadStage.delete)
            #expect(stage.spy.log == "1234567890<")
            #expect(Device.failures == [])
        }

        @Test("places without a key, and the space around keys, type nothing")
        func noKey() {
            let stage = PadStage()
            stage.tap(PadStage.extra)
            Device.drag([stage.point(4), CGPoint(x: 10, y: 10)], in: stage.window)
            Device.drag([stage.point(4), CGPoint(x: 10, y: 10), stage.point(8)], in: stage.window)
            #expect(stage.spy.log == "9")
        }

        @Test("a finger that slides types the key it lifts from") func slide() {
            let stage = PadStage()
            Device.drag([stage.point(0), stage.point(1), stage.point(2)], in: stage.window)
            Device.drag([stage.point(PadStage.extra), stage.point(6)], in: stage.window)
            Device.drag([stage.point(3), stage.point(PadStage.delete)], in: stage.window)
            #expect(stage.spy.log == "37<")
            // Delete acts when the finger comes down. The finger then types nothing.
            Device.drag([stage.point(PadStage.delete), stage.point(8)], in: stage.window)
            #expect(stage.spy.log == "37<<")
        }

        @Test("quick fingers type in the order of their touches")
        func succession() {
            let stage = PadStage()
            let first = stage.finger(on: 0)
            let second = stage.finger(on: 1)
            #expect(stage.spy.log == "1")
            let third = stage.finger(on: 2)
            third.end()
            first.end()
            second.end()
            #expect(stage.spy.log == "123")
            let fourth = stage.finger(on: 3), delete = stage.finger(on: PadStage.delete)
            fourth.end()
            delete.end()
            #expect(stage.spy.log == "1234<")
        }

        @Test("two fingers on one key type twice") func twice() {
            let stage = PadStage()
            let first = stage.finger(on: 4), second = stage.finger(on: 4)
            first.end()
            second.end()
            #expect(stage.spy.log == "55")
        }

        @Test("canceled touches type nothing") func canceled() {
            let stage = PadStage()
            stage.finger(on: 0).cancel()
            #expect(stage.spy.log == "")
            let held = stage.finger(on: 1)
            stage.pad.isEnabled = false
            held.end()
            stage.tap(2)
            stage.pad.isEnabled = true
            stage.tap(3)
            let removed = stage.finger(on: 4)
            stage.pad.removeFromSuperview()
            removed.end()
            #expect(stage.spy.log == "4")
        }

        @Test("the extra key acts when its finger lifts, and never because of another finger")
        func extraKey() {
            var count = 0
            let stage = PadStage { $0.extraKey = .title("OK") { count += 1 } }
            let finger = stage.finger(on: PadStage.extra)
            stage.tap(0)
            #expect(count == 0)
            finger.end()
            #expect(count == 1 && stage.spy.log == "1")
            Device.drag([stage.point(PadStage.extra), stage.point(0)], in: stage.window)
            #expect(count == 1 && stage.spy.log == "11")
        }

        @Test("a target may remove the pad during a touch")
        func sentAway() async {
            let stage = PadStage()
            stage.spy.onKey = { [pad = stage.pad] in pad.removeFromSuperview() }
            let first = stage.finger(on: 0), second = stage.finger(on: 1)
            first.end()
            second.end()
            #expect(stage.spy.log == "1")
            stage.window.addSubview(stage.pad)
            let delete = stage.finger(on: PadStage.delete)
            await Device.advance(by: 5)
            delete.end()
            #expect(stage.spy.log == "1<")
        }

        @Test("it types into a code field and completes it") func field() {
            let stage = PadStage()
            let field = CodeInputView(length: 4)
            var completed: [String] = []
            field.onComplete = { completed.append($0) }
            field.frame = CGRect(x: 0, y: 0, width: 300, height: 56)
            stage.window.addSubview(field)
            stage.pad.target = field
            stage.tap(0, 1, PadStage.delete, 2, 3, 4)
            #expect(completed == ["1345"] && stage.spy.log == "")
        }

        @Test("without a target, it types into the first responder whose input view it is")
        func firstResponder() {
            let stage = PadStage { $0.target = nil }
            stage.tap(0)
            let other = KeySpy()
            for view in [stage.spy, other] {
                stage.window.addSubview(view)
                view.pad = stage.pad
            }
            let field = CodeInputView()
            field.inputView = stage.pad
            stage.window.addSubview(field)
            stage.tap(1)
            stage.spy.becomeFirstResponder()
            stage.tap(2)
            other.becomeFirstResponder()
            stage.tap(3)
            field.becomeFirstResponder()
            stage.tap(4)
            field.resignFirstResponder()
            stage.tap(5)
            other.pad = nil
            other.becomeFirstResponder()
            stage.tap(6)
            #expect(stage.spy.log == "3" && other.log == "4" && field.code == "5")
        }
    }
}
#endif
