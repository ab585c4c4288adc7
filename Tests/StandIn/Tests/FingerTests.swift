import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct FingerTests {
        /// The course of a touch.
        enum Course: CaseIterable {
            case ended, cancelled, held, heldAndCancelled, endedAndCancelled, dropped, second
        }

        private final class Press: UILongPressGestureRecognizer {
            var states: [UIGestureRecognizer.State] = []
            override var state: UIGestureRecognizer.State {
                get { super.state }
                set {
                    super.state = newValue
                    states.append(newValue)
                }
            }
        }

        init() { StandInScreen.reset() }

        @Test("an ended finger keeps no view", arguments: Course.allCases)
        func anEndedFingerKeepsNoView(course: Course) {
            weak var view: UIView?
            weak var window: UIWindow?
            do {
                let stage = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
                control.addGestureRecognizer(Press())
                control.addGestureRecognizer(UITapGestureRecognizer())
                stage.addSubview(control)
                (view, window) = (control, stage)
                let point = CGPoint(x: 100, y: 100)
                let finger = StandInFinger(at: point, in: stage)
                switch course {
                case .ended: finger.end()
                case .cancelled: finger.cancel()
                case .held, .heldAndCancelled:
                    StandInClock.advance(by: 1)
                    finger.move(to: CGPoint(x: 101, y: 100))
                    course == .held ? finger.end() : finger.cancel()
                case .endedAndCancelled:
                    finger.end()
                    finger.cancel()
                case .dropped: break
                case .second:
                    let second = StandInFinger(at: point, in: stage)
                    finger.cancel()
                    second.cancel()
                }
            }
            #expect(view == nil)
            #expect(window == nil)
        }

        @Test("canceling a finger cancels its long press")
        func aLongPressIsToldWhenTheSystemTakesTheFinger() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            let press = Press()
            control.addGestureRecognizer(press)
            window.addSubview(control)
            let finger = StandInFinger(at: CGPoint(x: 100, y: 100), in: window)
            StandInClock.advance(by: 1)
            finger.move(to: CGPoint(x: 101, y: 100))
            finger.cancel()
            #expect(press.states == [.began, .changed, .cancelled, .possible])
        }

        @Test("a finger is lifted only once") func aFingerIsLiftedOnlyOnce() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            window.addSubview(control)
            let finger = StandInFinger(at: CGPoint(x: 100, y: 100), in: window)
            finger.end()
            finger.end()
            finger.cancel()
            #expect(control.standInEvents == [.touchDown, UIControl.Event(rawValue: 1 << 6)])
        }
    }
}
