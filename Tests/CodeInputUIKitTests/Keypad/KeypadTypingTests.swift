#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadTypingTests {
        @Test(
            "a key types its digit when the finger lifts, from the key that it has slid to, and beside the keys nothing"
        )
        func lift() {
            let stage = PadStage(), point = stage.point, outside = CGPoint(x: 10, y: 10)
            stage.tap(0, 1, 2, 3, 4, 5, 6, 7, 8, PadStage.zero, PadStage.delete, PadStage.extra)
            #expect(stage.spy.log == "1234567890<")
            stage.spy.log = ""
            for (path, log) in [
                ([point(4), outside], ""), ([point(4), outside, point(8)], "9"),
                ([point(0), point(1), point(2)], "93"),
                ([point(PadStage.extra), point(6)], "937"), ([point(3), point(PadStage.delete)], "937<"),
                // Delete acts when the finger comes down. The finger then types nothing.
                ([point(PadStage.delete), point(8)], "937<<"),
            ] {
                Device.drag(path, in: stage.window)
                #expect(stage.spy.log == log)
            }
        }

        @Test("quick fingers type in the order of their touches")
        func succession() {
            let stage = PadStage()
            let first = stage.finger(on: 0)
            #expect(stage.spy.log == "")
            let second = stage.finger(on: 1)
            #expect(stage.spy.log == "1")
            for finger in [stage.finger(on: 2), first, second] { finger.end() }
            #expect(stage.spy.log == "123")
            for finger in [stage.finger(on: 3), stage.finger(on: PadStage.delete)] { finger.end() }
            // Two fingers on one key type twice.
            for finger in [stage.finger(on: 4), stage.finger(on: 4)] { finger.end() }
            #expect(stage.spy.log == "1234<55")
        }

        @Test("a finger beside all keys types nothing, nor does another because of it")
        func besideKeys() {
            let stage = PadStage(style: .circles), first = stage.finger(on: 0)
            let corner = stage.pad.convert(CGPoint(x: 1, y: 20), to: nil)
            #expect(stage.pad.style.layout.place(at: CGPoint(x: 1, y: 20), in: stage.pad.bounds) == nil)
            let second = Finger(at: corner, in: stage.window)
            #expect(stage.spy.log == "")
            for finger in [second, first] { finger.end() }
            #expect(stage.spy.log == "1")
        }

        @Test("canceled touches type nothing, and the extra key never acts because of another finger") func canceled() {
            var count = 0
            let stage = PadStage { $0.extraKey = .title("OK") { count += 1 } }
            let extra = stage.finger(on: PadStage.extra)
            stage.tap(0)
            #expect(count == 0)
            extra.end()
            Device.drag([stage.point(PadStage.extra), stage.point(0)], in: stage.window)
            #expect(count == 1 && stage.spy.log == "11")
            stage.finger(on: 0).cancel()
            let held = stage.finger(on: 1)
            stage.pad.isEnabled = false
            held.end()
            stage.tap(2)
            stage.pad.isEnabled = true
            stage.tap(3)
            let removed = stage.finger(on: 4)
            stage.pad.removeFromSuperview()
            removed.end()
            #expect(stage.spy.log == "114")
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

        @Test("the Done key submits the code that the pad types")
        func done() {
            let stage = PadStage(), field = CodeInputView(length: 4...8)
            var codes: [String] = []
            field.onComplete = { codes.append($0) }
            stage.window.addSubview(field)
            (stage.pad.target, stage.pad.extraKey) = (field, .done(with: field))
            stage.tap(0, 1, PadStage.delete, 2, 3, 4, PadStage.extra)
            #expect(codes == ["1345"] && stage.spy.log == "")
        }

        // MARK: - Repeating

        @Test("delete acts at once, and repeats while the user holds it, the second time too")
        func repeats() async {
            let stage = PadStage()
            for _ in 1...2 {
                stage.spy.log = ""
                let finger = stage.finger(on: PadStage.delete)
                #expect(stage.spy.log == "<")
                for (seconds, count) in [(0.45, 1), (0.1, 2), (1, 12)] {
                    await Device.advance(by: seconds)
                    #expect(stage.spy.log.count == count)
                }
                finger.end()
                await Device.advance(by: 5)
                #expect(stage.spy.log.count == 12)
            }
        }

        @Test("repeating stops when nothing is left to delete")
        func nothingLeft() async {
            let stage = PadStage()
            stage.spy.onKey = { [spy = stage.spy] in spy.hasText = spy.log.count < 3 }
            let finger = stage.finger(on: PadStage.delete)
            await Device.advance(by: 5)
            #expect(stage.spy.log == "<<<")
            finger.end()
        }

        @Test("everything that ends the touch ends repeating")
        func takenAway() async {
            let ends: [(String, (PadStage, Finger) -> Void)] = [
                ("", { $1.cancel() }), ("", { $1.move(to: $0.point(8)) }), ("1", { stage, _ in stage.tap(0) }),
                ("", { stage, _ in stage.pad.isEnabled = false }),
                ("", { stage, _ in stage.pad.removeFromSuperview() }), ("", { stage, _ in stage.pad.isHidden = true }),
                ("", { stage, _ in stage.pad.target = nil }),
            ]
            for (index, (typed, end)) in ends.enumerated() {
                let stage = PadStage()
                let finger = stage.finger(on: PadStage.delete)
                await Device.advance(by: 0.55)
                #expect(stage.spy.log == "<<")
                end(stage, finger)
                await Device.advance(by: 5)
                finger.end()
                await Device.advance(by: 5)
                #expect(stage.spy.log == "<<" + typed, "\(index)")
            }
        }
    }
}
#endif
