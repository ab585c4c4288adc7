import CodeInputUIKit
import Foundation
import KeyboardTools
import UIKit

/// A screen in a window of the size of a phone, with a keyboard and a finger.
@MainActor final class LiveScreenStage {
    let screen: LiveScreen
    let window = UIWindow(frame: UIScreen.main.bounds)
    private let keyboard: KeyboardDriver

    init(_ screen: LiveScreen) {
        self.screen = screen
        keyboard = KeyboardDriver(in: window)
        window.rootViewController = screen.make()
        window.makeKeyAndVisible()
        StandInScreen.flush(window)
        if let view = window.rootViewController?.view { Self.handClock(to: view) }
    }

    /// Lets fields and pads go by the clock of the page, as their pictures do.
    private static func handClock(to view: UIView) {
        (view as? CodeInputView)?.clock = StandInTime()
        (view as? CodeKeypadView)?.clock = StandInTime()
        view.subviews.forEach(handClock)
    }

    /// Does what a line of the script protocol says, as far as a keyboard goes, or one of the commands that suit a screen:
    /// `state`, `advance` and `trait`.
    func respond(to line: (command: String, fields: ScriptFields)) throws(ScriptError) {
        var fields = line.fields
        let action: () -> Void
        switch line.command {
        case "state": action = {}
        case "advance":
            let seconds = try fields.require(fields.number("seconds", in: 0...86_400), "seconds")
            action = { StandInClock.advance(by: seconds) }
        case "trait":
            let isDark = try fields.bool("dark")
            let isRightToLeft = try fields.bool("rtl")
            let scale = try fields.number("textScale", in: 0.5...4)
            action = { [window] in
                if let isDark { window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light }
                if let isRightToLeft {
                    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
                }
                if let scale {
                    var traits = FieldTraits()
                    traits.textScale = scale
                    window.traitOverrides.preferredContentSizeCategory = traits.contentSizeCategory
                }
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

    /// What the keyboard found wrong since it was asked last.
    func takeComplaints() -> [String] {
        defer { keyboard.clearFailures() }
        return keyboard.failures
    }

    /// What the page is told.
    var state: LiveScreenState {
        LiveScreenState(
            name: screen.name, width: Double(window.bounds.width), height: Double(window.bounds.height),
            focused: window.standInFirstResponder is any UIKeyInput, allowed: keyboard.allowedActions,
            events: StandInRecorder.events)
    }
}
