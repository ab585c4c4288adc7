#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Many screens hide the keyboard with a tap recognizer, which wins over a plain control.
    @MainActor @Suite("A tap recognizer on a superview") struct SurroundingGestureTests {
        private final class Tap: UITapGestureRecognizer {
            var count = 0
            override var state: State { didSet { if state == .ended { count += 1 } } }
        }

        @Test("leaves taps on the field to the field")
        func field() {
            let stage = Stage(isFocused: false)
            stage.view.code = "1234"
            let tap = Tap()
            stage.window.addGestureRecognizer(tap)
            stage.tap(cell: 1)
            #expect(stage.view.isFirstResponder && stage.view.selectedCells == 4..<4)
            stage.tap(cell: 1)
            #expect(stage.view.selectedCells == 1..<2)
            #expect(tap.count == 0)
            Device.tap(at: CGPoint(x: 2000, y: 150), in: stage.window)
            #expect(tap.count == 1)
            #expect(stage.failures == [])
        }

        @Test("leaves taps on keys to the pad")
        func pad() {
            let stage = PadStage()
            let tap = Tap()
            stage.window.addGestureRecognizer(tap)
            stage.tap(0, 1)
            #expect(stage.spy.log == "12" && tap.count == 0)
        }

        @Test("works on the field itself")
        func own() {
            let stage = Stage()
            let tap = Tap()
            stage.view.addGestureRecognizer(tap)
            stage.tap(cell: 1)
            #expect(tap.count == 1)
        }
    }
}
#endif
