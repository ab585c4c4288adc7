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
    private let server: ServerAnswers

    /// The server is that of the screen.
    init(_ screen: Screen, _ server: ServerAnswers = ServerAnswers()) async {
        StandInScreen.reset()
        (self.screen, self.server) = (screen, server)
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
    /// step, however slow the machine is. Only a resumed task passes through another thread, and so does the answer of a service.
    func settle() async {
        for _ in 0..<4 {
            while returning > 0 { await Task.yield() }
            for _ in 0..<20 { await Task.yield() }
            await Task.detached {}.value
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

    /// Answers the oldest code that waits for a verdict; nil if the server can't be reached.
    func answer(_ verdict: CodeVerdict?) async { await answer(server.answers, verdict) }

    func answer<Value>(_ answers: Answers<Value>, _ value: Value?) async {
        answers.give(value)
        await settle()
    }

    /// Types a code, and answers it.
    func enter(_ code: String, _ verdict: CodeVerdict?) async {
        await type(code)
        await answer(verdict)
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

    /// Adds the screen to the window again.
    func comeBack() async {
        window.rootViewController = screen
        await settle()
    }
}

extension ScreenStage where Screen: FieldScreen {
    var field: CodeInputView { screen.field }
    /// What the row under the cells shows.
    var row: String? { field.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UILabel }.first?.text }
}

/// There is one device: tests run one at a time.
@Suite(.serialized) enum ScreenTests {}

extension ScreenStage where Screen: FieldScreen {
    /// Enters wrong PINs, with ten attempts, and checks that a warning comes before the last one and after its lockout.
    func announcesTheLastAttempt(_ time: ManualClock, _ warning: String) async {
        for attempt in 1...9 {
            await enter("111111", .rejected())
            #expect((row == "Wrong PIN. " + warning) == (attempt == 9))
            await StandInClock.run(for: 1)
            guard !field.isEnabled else { continue }
            await advance(time, by: .seconds(3601))
            await StandInClock.run(for: 1)
            let line = attempt == 9 ? warning : "You can try again."
            #expect(row == line && StandInRecorder.announcements.last == line)
        }
    }
}

extension ManualClock {
    /// A clock for a screen, on the main actor, as ``ScreenStage/settle()`` needs it.
    var clock: ScreenClock {
        ScreenClock(
            now: { self.now },
            sleep: { try await self.sleep(until: self.now.advanced(by: $0), tolerance: nil) })
    }
}

extension UIView {
    /// The view and all that are in it.
    var withSubviews: [UIView] { [self] + subviews.flatMap(\.withSubviews) }
}

/// The number of tasks that a test resumed and that still pass through another thread, slowly on a busy machine.
@MainActor var returning = 0
