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

        /// SwiftUI's recognizers are of a class of their own.
        private final class OtherTap: UIGestureRecognizer {
            var count = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { count += 1 }
        }

        @Test("leaves taps on the field to the field, even a recognizer of another class")
        func otherClass() {
            let stage = Stage(isFocused: false)
            let tap = OtherTap()
            stage.window.addGestureRecognizer(tap)
            stage.tap(cell: 0)
            #expect(stage.view.isFirstResponder && tap.count == 0)
            Device.tap(at: CGPoint(x: 2000, y: 150), in: stage.window)
            #expect(tap.count == 1)
        }

        @Test("keeps taps of several fingers, and double taps")
        func several() {
            let stage = Stage(isFocused: false)
            let double = Tap(), two = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            two.numberOfTouchesRequired = 2
            for tap in [double, two] { stage.window.addGestureRecognizer(tap) }
            #expect(stage.view.gestureRecognizerShouldBegin(double) && stage.view.gestureRecognizerShouldBegin(two))
            StandInTouch.tap(at: CGPoint(x: 20, y: 20), in: stage.window, count: 2)
            #expect(double.count == 1 && stage.view.isFirstResponder)
        }

        @Test("leaves taps beside a small field to the field")
        func smallField() {
            let stage = Stage(isFocused: false)
            stage.view.frame = CGRect(x: 100, y: 100, width: 200, height: 20)
            Device.tap(at: CGPoint(x: 150, y: 80), in: stage.window)
            #expect(!stage.view.isFirstResponder)
            Device.tap(at: CGPoint(x: 150, y: 90), in: stage.window)
            #expect(stage.view.isFirstResponder)
        }

        @Test("leaves taps on keys to the pad")
        func pad() {
            let stage = PadStage()
            let tap = Tap()
            stage.window.addGestureRecognizer(tap)
            stage.tap(0, 1)
            #expect(stage.spy.log == "12" && tap.count == 0)
            // Others may begin on a key, such as the pan of a scroll view.
            let other = UILongPressGestureRecognizer()
            stage.window.addGestureRecognizer(other)
            #expect(stage.pad.gestureRecognizerShouldBegin(other) && !stage.pad.gestureRecognizerShouldBegin(tap))
        }

        @Test("works on the field itself")
        func own() {
            let stage = Stage()
            let tap = Tap()
            stage.view.addGestureRecognizer(tap)
            stage.tap(cell: 1)
            #expect(tap.count == 1)
            let pad = PadStage().pad, other = UITapGestureRecognizer()
            pad.addGestureRecognizer(other)
            #expect(pad.gestureRecognizerShouldBegin(other))
        }
    }
}
#endif
