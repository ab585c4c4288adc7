import CodeInputPIN
import Foundation
import TestTools
import UIKit

/// A screen in a phone-sized window, with a keyboard and a finger.
@MainActor final class LiveScreenStage {
    let screen: LiveScreen
    private let phone: Phone
    private let keyboard: KeyboardDriver
    private var traits = FieldTraits()
    var window: UIWindow { phone.window }

    init(_ screen: LiveScreen) {
        self.screen = screen
        let controller = screen.make()
        phone = Phone(controller)
        keyboard = KeyboardDriver(in: phone.window)
        Self.handClock(to: controller.view)
    }

    /// The screen as the page shows it.
    var picture: LivePicture { LivePicture(phone.svgWithMotions()) }

    /// Presses the key of the drawn keyboard at a point, and returns whether the point is on the keyboard.
    func press(at point: CGPoint) -> Bool {
        switch phone.press(at: point) {
        case nil: return false
        case .type(""), .turnPage: break
        case .type(let text): keyboard.type(text)
        case .delete: keyboard.deleteBackward()
        case .submit: keyboard.type("\n")
        }
        return true
    }

    /// Gives fields and keypads the same clock as their pictures.
    private static func handClock(to view: UIView) {
        (view as? CodeInputView)?.clock = StandInTime()
        (view as? CodeKeypadView)?.clock = StandInTime()
        view.subviews.forEach(handClock)
    }

    /// Runs a keyboard command of the script protocol, or `state`, `advance` or `trait`.
    func respond(to line: (command: String, fields: ScriptFields)) throws(ScriptError) {
        var fields = line.fields
        let action: () -> Void
        switch line.command {
        case "state": action = {}
        case "advance":
            let seconds = try fields.require(fields.number("seconds", in: 0...86_400), "seconds")
            action = { StandInClock.advance(by: seconds) }
        case "trait":
            var traits = traits
            try traits.read(&fields)
            action = { [traits] in
                self.traits = traits
                traits.apply(to: self.window)
            }
        default:
            guard let keys = try KeyboardCommands.action(line.command, &fields, on: keyboard) else {
                throw ScriptError("a screen knows no command \"\(line.command)\"")
            }
            action = keys
        }
        try fields.end()
        action()
    }

    /// Returns the problems that the keyboard found since the last call.
    func takeComplaints() -> [String] {
        defer { keyboard.clearFailures() }
        return keyboard.failures
    }

    /// The state for the page.
    var state: LiveScreenState {
        LiveScreenState(
            name: screen.name, width: Double(window.bounds.width), height: Double(window.bounds.height),
            focused: window.standInFirstResponder is any UIKeyInput, allowed: keyboard.allowedActions,
            events: StandInRecorder.events)
    }
}
