import TestTools
import Testing
import UIKit

/// Tests share the device, so they take turns.
@Suite(.serialized, .takingTurns) enum StandInTests {}

extension StandInTests {
    @MainActor @Suite struct ResponderTests {
        private final class Field: UIView {
            var resigns = true
            override var canBecomeFirstResponder: Bool { true }
            override func resignFirstResponder() -> Bool { resigns && super.resignFirstResponder() }
        }

        private final class Press: UILongPressGestureRecognizer {
            var states: [UIGestureRecognizer.State] = []
            override var state: State { didSet { states.append(state) } }
        }

        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

        init() { StandInScreen.reset() }

        @Test("no view becomes first responder outside a window, or while another one does not resign") func focus() {
            let (one, other) = (Field(), Field())
            #expect(!one.becomeFirstResponder() && !one.isFirstResponder)
            for field in [one, other] { window.addSubview(field) }
            #expect(one.becomeFirstResponder() && other.becomeFirstResponder() && !one.isFirstResponder)
            other.resigns = false
            #expect(!one.becomeFirstResponder() && other.isFirstResponder)
        }

        @Test("a long press begins half a second after its own touch, and ends or is canceled with it")
        func longPress() {
            let press = Press(), point = CGPoint(x: 100, y: 100)
            window.addGestureRecognizer(press)
            // The half second of the first tap ends during the second one.
            for _ in 1...2 {
                StandInTouch.tap(at: point, in: window)
                StandInClock.advance(by: 0.42)
            }
            #expect(!press.states.contains(.began))
            press.states = []
            StandInTouch.longPress(at: point, in: window)
            let finger = StandInFinger(at: point, in: window)
            StandInClock.advance(by: 1)
            finger.move(to: CGPoint(x: 101, y: 100))
            finger.cancel()
            #expect(press.states == [.began, .ended, .possible, .began, .changed, .cancelled, .possible])
        }

        @Test("the tint is inherited, and so are traits") func inherited() {
            let view = UIView()
            window.addSubview(view)
            (window.tintColor, window.traitOverrides.userInterfaceStyle) = (.red, .dark)
            #expect(view.tintColor == .red && view.traitCollection.userInterfaceStyle == .dark)
            (view.tintColor, view.overrideUserInterfaceStyle) = (.green, .light)
            #expect(view.tintColor == .green && view.traitCollection.userInterfaceStyle == .light)
        }
    }
}
