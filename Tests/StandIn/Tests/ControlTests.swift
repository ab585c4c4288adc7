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

extension StandInTests {
    @MainActor @Suite struct TraitTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private let view = UIView()

        init() {
            StandInScreen.reset()
            window.addSubview(view)
        }

        @Test("views hear of the traits that they registered for") func viewsHearOfTheTraitsThatTheyRegisteredFor() {
            var heard: [UIUserInterfaceStyle] = []
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (view: UIView, previous: UITraitCollection) in
                heard += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
            }
            StandInScreen.setTraits { $0.layoutDirection = .rightToLeft }
            #expect(heard == [])
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            StandInScreen.setTraits { $0.userInterfaceStyle = .dark }
            #expect(heard == [.light, .dark])
        }

        @Test("overrides reach subviews") func overridesReachSubviews() {
            window.traitOverrides.userInterfaceStyle = .dark
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            view.overrideUserInterfaceStyle = .light
            #expect(view.traitCollection.userInterfaceStyle == .light)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }

        @Test("screen capture posts a notification") func screenCapturePostsANotification() {
            var count = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIScreen.capturedDidChangeNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            StandInScreen.isCaptured = true
            StandInScreen.isCaptured = true
            #expect(count == 1)
            #expect(view.traitCollection.sceneCaptureState == .active)
            NotificationCenter.default.removeObserver(observer)
        }

        @Test("colors follow style and contrast") func colorsFollowStyleAndContrast() {
            let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
            let contrast = UITraitCollection {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
            }
            let own = UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? .white : .black }
            #expect(own.resolvedColor(with: dark) == .white)
            #expect(
                UIColor.systemRed.resolvedColor(with: dark)
                    == UIColor(red: 1, green: 69 / 255, blue: 58 / 255, alpha: 1))
            #expect(UIColor.systemRed.resolvedColor(with: contrast) != UIColor.systemRed.resolvedColor(with: dark))
        }

        @Test("text grows with the content size category") func textGrowsWithTheContentSizeCategory() {
            let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
            #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
            #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large) > 30)
            #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
            let font = UIFont.systemFont(ofSize: 100)
            #expect(abs(font.capHeight - 70.5) < 1e-9)
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
