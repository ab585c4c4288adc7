import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct ResponderTests {
        private final class Field: UIView {
            var accepts = true
            var resigns = true
            var wasFirstInResign: Bool?
            override var canBecomeFirstResponder: Bool { accepts }
            override func resignFirstResponder() -> Bool {
                let result = resigns && super.resignFirstResponder()
                wasFirstInResign = isFirstResponder
                return result
            }
        }

        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        init() { StandInScreen.reset() }

        @Test("no view outside a window becomes first responder") func noViewOutsideAWindowBecomesFirstResponder() {
            let field = Field()
            #expect(field.window == nil)
            #expect(!field.becomeFirstResponder())
            #expect(!field.isFirstResponder)
        }

        @Test("the focus moves between fields") func theFocusMovesBetweenFields() {
            let (one, other) = (Field(), Field())
            window.addSubview(one)
            window.addSubview(other)
            #expect(one.becomeFirstResponder())
            #expect(other.becomeFirstResponder())
            #expect(!one.isFirstResponder)
            #expect(one.wasFirstInResign == false)
            other.resigns = false
            #expect(!one.becomeFirstResponder())
            #expect(other.isFirstResponder)
            one.accepts = false
            other.resigns = true
            #expect(!one.becomeFirstResponder())
        }

        @Test("a field that moves to another window or to none loses the focus")
        func aFieldThatMovesToAnotherWindowOrToNoneLosesTheFocus() {
            let other = UIWindow(frame: window.frame), shelf = UIView()
            for place in [other, shelf] {
                let field = Field()
                window.addSubview(field)
                field.becomeFirstResponder()
                place.addSubview(field)
                #expect(window.standInFirstResponder == nil)
                #expect(field.wasFirstInResign == false)
            }
        }

        @Test("hidden, clear and disabled views are not hit") func hiddenClearAndDisabledViewsAreNotHit() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            let point = CGPoint(x: 5, y: 5)
            #expect(window.hitTest(point, with: nil) === view)
            view.isHidden = true
            #expect(window.hitTest(point, with: nil) === window)
            view.isHidden = false
            view.alpha = 0
            #expect(window.hitTest(point, with: nil) === window)
            view.alpha = 1
            view.isUserInteractionEnabled = false
            #expect(window.hitTest(point, with: nil) === window)
        }

        @Test("views hear of their window in UIKit's order") func viewsHearOfTheirWindowInUIKitsOrder() {
            final class Teller: UIView {
                var log: [String] = []
                override func willMove(toWindow newWindow: UIWindow?) {
                    log.append(newWindow == nil ? "will leave" : "will enter")
                }
                override func didMoveToWindow() { log.append(window == nil ? "left" : "entered") }
            }
            let teller = Teller()
            window.addSubview(teller)
            teller.removeFromSuperview()
            #expect(
                teller.log == [
                    "will enter", "entered", "will leave", "left",
                ])
        }
    }
}

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
    }
}
