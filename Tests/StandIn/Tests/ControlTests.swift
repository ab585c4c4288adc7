import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct ControlTests {
        private static let touchUpInside = UIControl.Event(rawValue: 1 << 6)

        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        private let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

        init() {
            StandInScreen.reset()
            window.addSubview(control)
        }

        @Test("actions run once for their events")
        func actionsRunOnceForTheirEvents() {
            var count = 0
            let action = UIAction { _ in count += 1 }
            control.addAction(action, for: .editingDidBegin)
            control.addAction(action, for: .editingChanged)
            control.sendActions(for: [.editingDidBegin, .editingChanged])
            #expect(count == 1)
            control.sendActions(for: .editingDidEnd)
            #expect(count == 1)
            control.sendActions(for: .editingChanged)
            #expect(count == 2)
        }

        @Test("a long press cancels the touch of the control") func aLongPressCancelsTheTouchOfTheControl() {
            final class Press: UILongPressGestureRecognizer {
                var states: [UIGestureRecognizer.State] = []
                override var state: UIGestureRecognizer.State {
                    get { super.state }
                    set {
                        super.state = newValue
                        states.append(newValue)
                    }
                }
            }
            let press = Press()
            control.addGestureRecognizer(press)
            StandInTouch.longPress(at: CGPoint(x: 100, y: 100), in: window)
            #expect(press.states.prefix(2) == [.began, .ended])
            #expect(control.standInEvents == [.touchDown, .touchCancel])
        }

        @Test("two taps half a second apart are no long press") func twoTapsAreNoLongPress() {
            control.addGestureRecognizer(UILongPressGestureRecognizer())
            StandInTouch.tap(at: CGPoint(x: 100, y: 100), in: window)
            StandInClock.advance(by: 0.42)
            // The half second of the first tap ends during this one.
            StandInTouch.tap(at: CGPoint(x: 100, y: 100), in: window)
            #expect(control.standInEvents == [.touchDown, Self.touchUpInside, .touchDown, Self.touchUpInside])
        }
    }
}

extension StandInTests {
    @MainActor @Suite struct TraitTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private let view = UIView()

        init() {
            StandInScreen.reset()
            window.addSubview(view)
        }

        @Test("overrides reach subviews") func overridesReachSubviews() {
            window.traitOverrides.userInterfaceStyle = .dark
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            view.overrideUserInterfaceStyle = .light
            #expect(view.traitCollection.userInterfaceStyle == .light)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }

        @Test("the tint is inherited") func theTintIsInherited() {
            let blue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
            #expect(view.tintColor.resolvedColor(with: view.traitCollection) == blue)
            window.tintColor = .red
            #expect(view.tintColor == .red)
            view.tintColor = .green
            #expect(view.tintColor == .green)
        }
    }
}
