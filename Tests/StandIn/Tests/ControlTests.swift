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

        @Test("a tap sends touch down and touch up") func aTapSendsTouchDownAndTouchUp() {
            StandInTouch.tap(control)
            #expect(control.standInEvents == [.touchDown, Self.touchUpInside])
        }

        @Test("a disabled control sends nothing") func aDisabledControlSendsNothing() {
            control.isEnabled = false
            StandInTouch.tap(control)
            #expect(control.standInEvents == [])
            #expect(control.state == .disabled)
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

        @Test("a button runs its primary action") func aButtonRunsItsPrimaryAction() {
            var taps = 0
            let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Send") { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            window.addSubview(button)
            StandInTouch.tap(button)
            #expect(taps == 1)
            #expect(button.accessibilityLabel == "Send")
        }

        @Test("an edit menu offers what the responder allows") func anEditMenuOffersWhatTheResponderAllows() {
            final class Host: UIView, @preconcurrency UIEditMenuInteractionDelegate {
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    action == NSSelectorFromString("paste:")
                }
                var pasted = 0
                func editMenuInteraction(
                    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                    suggestedActions: [UIMenuElement]
                ) -> UIMenu? { UIMenu(children: suggestedActions) }
                override func paste(_ sender: Any?) { pasted += 1 }
            }
            let host = Host(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(host)
            let interaction = UIEditMenuInteraction(delegate: host)
            host.addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
            #expect(StandInMenu.titles == ["Paste"])
            #expect(StandInMenu.choose("Paste"))
            #expect(host.pasted == 1)
            #expect(StandInMenu.titles.isEmpty)
            #expect(StandInRecorder.menus == ["Paste"])
        }
    }
}
