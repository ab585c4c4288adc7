#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Screens that hide the keyboard with a tap anywhere: the commonest idiom, and it wins against a plain control.
    @MainActor @Suite("A tap recognizer around the field") struct SurroundingGestureTests {
        private final class Tap: UITapGestureRecognizer {
            var count = 0
            override var state: State { didSet { if state == .ended { count += 1 } } }
        }

        @Test("does not take taps from the field: they focus it, and select cells")
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

        @Test("nor from the keys of a pad")
        func pad() {
            let stage = PadStage()
            let tap = Tap()
            stage.window.addGestureRecognizer(tap)
            stage.tap(0, 1)
            #expect(stage.spy.log == "12" && tap.count == 0)
        }

        @Test("recognizers of the field's own work as everywhere")
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
