#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadRepeatTests {
        @Test("delete acts at once, and repeats while the user holds it") func repeats()
            async
        {
            let stage = PadStage()
            let finger = stage.finger(on: PadStage.delete)
            #expect(stage.spy.log == "<")
            await Device.advance(by: 0.45)
            #expect(stage.spy.log == "<")
            await Device.advance(by: 0.1)
            #expect(stage.spy.log == "<<")
            await Device.advance(by: 1)
            #expect(stage.spy.log.count == 12)
            finger.end()
            await Device.advance(by: 5)
            #expect(stage.spy.log.count == 12)
        }

        @Test("repeating stops when nothing is left to delete") func nothingLeft() async {
            let stage = PadStage()
            stage.spy.onKey = { [spy = stage.spy] in spy.hasText = spy.log.count < 3 }
            let finger = stage.finger(on: PadStage.delete)
            await Device.advance(by: 5)
            #expect(stage.spy.log == "<<<")
            finger.end()
        }

        @Test(
            "everything that ends the touch ends repeating",
            arguments: ["cancel", "slide", "digit", "disable", "remove", "hide", "target"])
        func takenAway(how: String) async {
            let stage = PadStage()
            let finger = stage.finger(on: PadStage.delete)
            await Device.advance(by: 0.55)
            #expect(stage.spy.log == "<<")
            switch how {
            case "cancel": finger.cancel()
            case "slide": finger.move(to: stage.point(8))
            case "digit": stage.tap(0)
            case "disable": stage.pad.isEnabled = false
            case "remove": stage.pad.removeFromSuperview()
            case "hide": stage.pad.isHidden = true
            default: stage.pad.target = nil
            }
            await Device.advance(by: 5)
            #expect(stage.spy.log == (how == "digit" ? "<<1" : "<<"))
            finger.end()
            await Device.advance(by: 5)
            #expect(stage.spy.log == (how == "digit" ? "<<1" : "<<"))
        }

        @Test("a second press waits again before it repeats") func secondPress() async {
            let stage = PadStage()
            for _ in 0..<4 {
                let finger = stage.finger(on: PadStage.delete)
                await Device.advance(by: 0.3)
                finger.end()
            }
            await Device.advance(by: 5)
            #expect(stage.spy.log == "<<<<")
        }
    }
}
#endif
