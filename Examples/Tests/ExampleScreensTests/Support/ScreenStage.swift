import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

/// A screen in the window of a phone, with a keyboard and a finger.
@MainActor struct ScreenStage<Screen: UIViewController> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen: Screen
    let keyboard: KeyboardDriver

    init(_ screen: Screen) async {
        StandInScreen.reset()
        self.screen = screen
        window.standInSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.standInKeyboardHeight = 291
        window.rootViewController = screen
        keyboard = KeyboardDriver(in: window)
        window.makeKeyAndVisible()
        StandInScreen.flush(window)
        // Fields get the test's clock, and all views hear of the safe area at the place that they have now.
        for view in screen.view.withSubviews {
            view.setNeedsLayout()
            (view as? CodeInputView)?.clock = StandInTime()
        }
        await settle()
    }

    /// Lets tasks run, and lays out.
    ///
    /// The screens, their services and their clock stay on the main actor, so each yield lets each of their tasks take its next
    /// step, however slow the machine is. Only a resumed task passes through another thread.
    func settle() async {
        for _ in 0..<4 {
            while returning > 0 { await Task.yield() }
            for _ in 0..<20 { await Task.yield() }
            StandInScreen.flush(window)
        }
    }

    func type(_ text: String) async {
        keyboard.type(text)
        await settle()
    }

    func delete() async {
        keyboard.deleteBackward()
        await settle()
    }

    func answer<Value>(_ answers: Answers<Value>, _ value: Value?) async {
        answers.give(value)
        await settle()
    }

    func advance(_ time: ManualClock, by duration: Duration) async {
        await time.advance(by: duration)
        await settle()
    }

    func tap(_ button: UIButton) async {
        StandInTouch.tap(button)
        await settle()
    }

    /// Removes the screen from the window, as a dismissal does.
    func leave() async {
        window.rootViewController = nil
        await settle()
    }
}

/// There is one device: tests run one at a time.
@Suite(.serialized) enum ScreenTests {}

extension ManualClock {
    /// A clock for a screen, on the main actor, as ``ScreenStage/settle()`` needs it.
    var clock: ScreenClock {
        ScreenClock(
            now: { self.now },
            sleep: { @MainActor in try await self.sleep(until: self.now.advanced(by: $0), tolerance: nil) })
    }
}

extension UIView {
    /// The view and all that are in it.
    var withSubviews: [UIView] { [self] + subviews.flatMap(\.withSubviews) }
}

extension CodeInputView {
    /// What the row under the cells shows.
    var row: String? { subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UILabel }.first?.text }
}

/// The number of tasks that a test resumed and that still pass through another thread, slowly on a busy machine.
@MainActor var returning = 0
