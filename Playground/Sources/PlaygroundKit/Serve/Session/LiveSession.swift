import CodeInputUIKit
import Foundation
import UIKit

/// The session of one tab of the live page: a field, an optional example screen, and a pasteboard.
///
/// The stand-in plays one device. Each request first applies this session's capture state, motion setting, pasteboard
/// and key window to the device. All sessions share only the clock.
@MainActor public final class LiveSession {
    private let script = ScriptSession()
    private let screens: [LiveScreen]
    private var screen: LiveScreenStage?
    private var pasteboard = LivePasteboard()
    private var code = FieldCode()
    private var shown = Shown()
    private var earlier = Earlier()
    /// Whether a command set the field's height.
    private var hasOwnHeight = false
    /// When the last picture was answered, on the stand-in's clock.
    private var answered = 0.0

    /// What happened in the steps of a line before the last.
    private struct Earlier {
        var events: [String] = []
        var redrawn: Set<Int> = []
    }

    private struct Shown {
        var picture = ""
        var drawing = ""
        var swift = ""
        var style: LiveStyle?
        var screen = ""
    }

    /// Creates a session with a field for six digits.
    ///
    /// - Parameter screens: The example screens that the page can open.
    public init(screens: [LiveScreen] = LiveScreen.all) {
        self.screens = screens
        script.stage.fitHeight()
    }

    /// Answers a message.
    ///
    /// - Parameter message: A request of the page, or a plain line of the script protocol, which gets a plain answer.
    /// - Returns: One JSON object. If it has an `error`, nothing changed.
    public func answerAtOnce(_ message: String) -> String {
        defer { earlier = Earlier() }
        var id: Int?
        do {
            let value = try JSONValue.parse(message, expectation: Self.expectation)
            guard case .object(let fields) = value else { throw ScriptError(Self.expectation) }
            if case .number(let number)? = fields["id"] { id = Int(exactly: number) }
            if fields["do"] != nil {
                return try perform { try respond(to: value).state }.line
            }
            guard let request = try? JSONDecoder().decode(LiveRequest.self, from: Data(message.utf8)) else {
                throw ScriptError(Self.expectation)
            }
            return try perform { try answer(request) }.line
        } catch {
            return LiveAnswer(id: id, error: "\(error)").line
        }
    }

    /// Answers a message, and lets other sessions work between the steps of a long line.
    ///
    /// A canceled task does not finish the line.
    ///
    /// - Parameter message: As for ``answerAtOnce(_:)``.
    /// - Returns: One JSON object. If it has an `error`, the line was invalid or not finished.
    public func answer(_ message: String) async -> String {
        guard message.utf8.count > JSONValue.longestStep,
            case .object(var fields)? = try? JSONValue.parse(message, expectation: Self.expectation)
        else { return answerAtOnce(message) }
        let isPlain = fields["do"] != nil
        let steps = (isPlain ? .object(fields) : fields["line"] ?? .null).steps
        guard steps.count > 1, let last = steps.last else { return answerAtOnce(message) }
        let onScreen = fields["on"] == .string("screen")
        do {
            for step in steps.dropLast() {
                try perform { try take(step, onScreen: onScreen) }
                await Task.yield()
                try Task.checkCancellation()
            }
        } catch is CancellationError {
            return LiveAnswer(error: "the server stops").line
        } catch {
            // The first step was invalid, so the whole line is.
            return answerAtOnce(message)
        }
        if isPlain { return answerAtOnce(last.line) }
        fields["line"] = last
        return answerAtOnce(JSONValue.object(fields).line)
    }

    private func take(_ step: JSONValue, onScreen: Bool) throws {
        guard onScreen else {
            let state = try respond(to: step).state
            earlier = Earlier(events: state.events, redrawn: Set(state.redrawn))
            return
        }
        guard let screen else { throw ScriptError(Self.noScreen) }
        screen.window.makeKey()
        StandInRecorder.clear()
        try screen.respond(to: ScriptFields.read(step))
        earlier.events += StandInRecorder.events
    }

    private static let noScreen = "no screen is open"

    private static let expectation =
        "expected a line of the script protocol, or {\"id\": n} with \"line\", \"touch\" or \"screen\""

    /// Applies this session's settings to the device while the body runs.
    private func perform<Result>(_ body: () throws -> Result) throws -> Result {
        try pasteboard.lend {
            script.stage.applyDevice()
            defer { reportComplaints() }
            return try body()
        }
    }

    /// Reports broken text input rules on the server's standard error.
    private func reportComplaints() {
        for complaint in script.takeComplaints() + (screen?.takeComplaints() ?? []) {
            StandardStream.complain("the keyboard found: \(complaint)")
        }
    }

    private func answer(_ request: LiveRequest) throws -> LiveAnswer {
        var answer = LiveAnswer(id: request.id)
        if let text = request.pasteboard { UIPasteboard.general.string = text }
        if let name = request.screen {
            guard let chosen = screens.first(where: { $0.name == name }) else {
                throw ScriptError.unknown("screen", name, allowed: screens.map(\.name))
            }
            StandInRecorder.clear()
            screen = LiveScreenStage(chosen)
            shown.screen = ""
            show(screen, in: &answer)
        } else if request.on == .screen {
            guard let screen else { throw ScriptError(Self.noScreen) }
            screen.window.makeKey()
            StandInRecorder.clear()
            if let line = request.line {
                let line = try ScriptFields.read(line)
                answer.copied = try copied(by: line.command) { try screen.respond(to: line) }
            }
            if let touch = request.touch, !screen.press(at: CGPoint(x: touch.x, y: touch.y)) {
                try self.touch(touch, in: screen.window, &answer)
            }
            show(screen, in: &answer)
        } else {
            if let touch = request.touch {
                script.stage.beginRecording()
                try self.touch(touch, in: script.stage.window, &answer)
                answer.state = script.recordedState()
            } else if let line = request.line {
                (answer.state, answer.copied) = try respond(to: line)
            } else if request.pasteboard != nil {
                answer.state = script.recordedState()
            } else {
                throw ScriptError(Self.expectation)
            }
            showField(in: &answer)
        }
        return answer
    }

    private func respond(to line: JSONValue) throws -> (state: ScriptState, copied: String?) {
        let (command, fields) = try ScriptFields.read(line)
        guard command != "svg" else { throw ScriptError("\"svg\" writes a file, which a page may not") }
        let traits = script.stage.traits
        var state = script.recordedState()
        let copied = try copied(by: command) { state = try script.respond(to: (command, fields)) }
        state.events = earlier.events + state.events
        state.redrawn = earlier.redrawn.union(state.redrawn).sorted()
        code.note(line)
        if command == "new" { script.stage.traits = traits }
        // The field has its fitting height unless a command sets a height.
        if ["new", "configure"].contains(command) {
            hasOwnHeight = fields.names.contains("height") || command == "configure" && hasOwnHeight
        }
        if ["new", "configure", "trait"].contains(command), !hasOwnHeight { script.stage.fitHeight() }
        return (state, copied)
    }

    /// Runs a command, and returns the text that it copied to the pasteboard, or nil.
    private func copied(by command: String, _ action: () throws -> Void) rethrows -> String? {
        let before = UIPasteboard.general.changeCount
        try action()
        let isCopy = ["copy", "cut"].contains(command) && UIPasteboard.general.changeCount > before
        return isCopy ? UIPasteboard.general.standInString : nil
    }

    private func touch(_ touch: LiveRequest.Touch, in window: UIWindow, _ answer: inout LiveAnswer) throws {
        let point = CGPoint(x: touch.x, y: touch.y)
        let seconds = touch.seconds ?? 0
        guard window.bounds.contains(point), (0...10).contains(seconds) else {
            throw ScriptError("a touch must lie in the window, and last 10 seconds at most")
        }
        guard seconds >= 0.5 else { return StandInTouch.tap(at: point, in: window) }
        let before = StandInRecorder.menus.count
        StandInTouch.longPress(at: point, in: window, for: seconds)
        if StandInRecorder.menus.count > before { answer.menu = StandInMenu.titles }
    }

    private func showField(in answer: inout LiveAnswer) {
        let stage = script.stage
        if !hasOwnHeight { stage.fitHeight() }
        show(stage.livePicture, since: &shown.picture, in: &answer)
        answer.drawing = changed(stage.drawingText, since: &shown.drawing)
        answer.swift = changed(code.text, since: &shown.swift)
        let style = code.style.map(LiveStyle.init)
        if style != shown.style { answer.style = style }
        shown.style = style
    }

    private func show(_ screen: LiveScreenStage?, in answer: inout LiveAnswer) {
        guard let screen else { return }
        let picture = screen.picture
        var state = screen.state
        state.events = earlier.events + state.events
        answer.screen = state
        show(picture, since: &shown.screen, in: &answer)
    }

    private func show(_ picture: LivePicture, since last: inout String, in answer: inout LiveAnswer) {
        // The page has not seen what began after its last answer, and shows it from its beginning.
        defer { answered = CACurrentMediaTime() }
        guard changed(picture.signature, since: &last) != nil else { return }
        answer.svg = picture.svg
        answer.motions = picture.motions.isEmpty ? nil : picture.motions(after: answered)
    }

    private func changed(_ text: String, since last: inout String) -> String? {
        guard text != last else { return nil }
        last = text
        return text
    }
}
