import CodeInputUIKit
import Foundation
import TestTools
import UIKit

/// One run of the script protocol, with a field in a window.
@MainActor public final class ScriptSession {
    private var settings = FieldSettings()
    private(set) var stage: FieldStage
    /// The result of the last call.
    private var result: JSONValue?
    /// How long the last command lets time pass, in seconds.
    private var passing = 0.0

    /// Creates a session with the field of a plain `new` command.
    public init() {
        stage = FieldStage(settings)
        observe()
    }

    /// Answers one line with one line.
    ///
    /// Tasks that wait for the clock continue later.
    ///
    /// - Parameter line: A command as JSON, without its line break.
    /// - Returns: The state after the command, or `{"error": …}` for a command that changed nothing.
    public func answerAtOnce(_ line: String) -> String {
        do {
            let (isCall, action) = try begin(ScriptFields.parse(line))
            try action()
            StandInClock.advance(by: passing)
            return end(isCall).line
        } catch {
            return ["error": "\(error)"].line
        }
    }

    /// Answers one line with one line, after the tasks that wait for the clock.
    ///
    /// - Parameter line: A line as it was read. One that is too long is an error.
    /// - Returns: The state after the command, or `{"error": …}` for a command that changed nothing.
    public func answer(_ line: LineReader.Line) async -> String {
        switch line {
        case .text(let text): await answer(text)
        case .tooLong: ["error": "the line is longer than \(LineReader.limit / 1024) KB"].line
        }
    }

    /// Answers one line with one line, after the tasks that wait for the clock.
    public func answer(_ line: String) async -> String {
        do {
            let line = try ScriptFields.parse(line)
            let (isCall, action) = try begin(line)
            // A task on the main queue ends a turn, as on a device. Calls one after the other are one turn.
            if !isCall { await StandInClock.turn() }
            try action()
            if !isCall { await StandInClock.run(for: passing) }
            return end(isCall).line
        } catch {
            return ["error": "\(error)"].line
        }
    }

    /// Returns the text input rules that the field broke since the last call.
    ///
    /// - Returns: One sentence for each broken rule.
    public func takeComplaints() -> [String] {
        defer { stage.keyboard.clearFailures() }
        return stage.keyboard.failures
    }

    /// Reads a command, and begins to record what it does.
    private func begin(_ line: (command: String, fields: ScriptFields)) throws(ScriptError) -> (Bool, Action) {
        var fields = line.fields
        let action = try action(for: line.command, &fields)
        try fields.end()
        (result, passing) = (nil, 0)
        let isCall = line.command == "call"
        // As on a device, no layout happens between the calls of one turn.
        stage.beginRecording(endingTurn: !isCall)
        return (isCall, action)
    }

    private func end(_ isCall: Bool) -> ScriptState {
        if !isCall { stage.settle() }
        var state = recordedState()
        state.result = result
        return state
    }

    private typealias Action = () throws -> Void

    /// Reads all fields of a command before its action runs.
    ///
    /// An invalid field changes nothing.
    private func action(for command: String, _ fields: inout ScriptFields) throws(ScriptError) -> Action {
        let stage = stage
        switch command {
        case "new":
            var settings = FieldSettings()
            try settings.read(&fields)
            return { [settings] in self.restart(settings) }
        case "configure":
            var settings = settings
            let names = fields.names
            try settings.read(&fields)
            return { [settings] in
                self.settings = settings
                settings.apply(names, to: stage.view)
            }
        case "focus": return { stage.view.becomeFirstResponder() }
        case "blur": return { stage.view.resignFirstResponder() }
        case "state": return {}
        case "submit": return { stage.view.submit() }
        case "enter":
            let text = try fields.require(fields.string("text"), "text")
            return { stage.view.enter(text) }
        case "set":
            let code = try fields.require(fields.string("code"), "code")
            return { stage.view.code = code }
        case "status": return try status(&fields)
        case "advance":
            let seconds = try fields.require(fields.number("seconds", in: 0...86_400), "seconds")
            return { self.passing = seconds }
        case "svg":
            let file = try fields.require(fields.string("file"), "file")
            return {
                stage.settle()
                try OutputFile.write(stage.svg(), to: file)
            }
        case "trait": return try trait(&fields)
        case "menu": return { stage.longPress() }
        case "background":
            let seconds = try fields.number("seconds", in: 0...86_400) ?? 0
            return {
                stage.isInBackground = true
                self.passing = seconds
            }
        case "foreground": return { stage.isInBackground = false }
        case "call":
            let call = try ScriptCall.read(&fields, for: stage.view)
            return { self.result = call() }
        case "select":
            let any = Int.min...Int.max
            let from = try fields.require(fields.integer("from", in: any), "from")
            let to = try fields.require(fields.integer("to", in: any), "to")
            return { stage.select(from: from, to: to) }
        case "tap":
            let cell = try fields.require(fields.integer("cell", in: 0...(settings.lengths.upperBound - 1)), "cell")
            return { stage.tap(cell: cell) }
        case "type":
            let text = try fields.require(fields.string("text"), "text")
            return { stage.keyboard.type(text) }
        case "insert":
            let text = try fields.require(fields.string("text"), "text")
            return { stage.keyboard.insert(text) }
        case "autofill":
            let text = try fields.require(fields.string("text"), "text")
            let route = try fields.choice("route", of: Self.routes) ?? .insert
            return { stage.keyboard.autofill(text, route: route) }
        case "paste":
            let text = try fields.require(fields.string("text"), "text")
            return { stage.keyboard.paste(text) }
        case "copy": return { stage.keyboard.copy() }
        case "cut": return { stage.keyboard.cut() }
        case "mark":
            let text = try fields.require(fields.string("text"), "text")
            let length = text.utf16.count
            let (start, end) = try fields.integers("selection") ?? (length, length)
            guard 0 <= start, start <= end, end <= length else {
                throw ScriptError("field \"selection\" must lie in the \(length) UTF-16 units of the text")
            }
            return { stage.keyboard.setMarkedText(text, selectedRange: NSRange(location: start, length: end - start)) }
        case "unmark": return { stage.keyboard.unmarkText() }
        case "press":
            let name = try fields.require(fields.string("key"), "key")
            guard Self.keys.contains(name), let key = KeyboardKey(name: name) else {
                throw .unknown("key", name, allowed: Self.keys)
            }
            let shift = try fields.bool("shift") ?? false
            let option = try fields.bool("option") ?? false
            let command = try fields.bool("command") ?? false
            return { stage.keyboard.press(key, shift: shift, option: option, command: command) }
        default: throw .unknown("command", command, allowed: ScriptReference.commands.map(\.name))
        }
    }

    private static let routes: KeyValuePairs<String, KeyboardDriver.Route> = [
        "insert": .insert, "replace": .replace, "characters": .characters, "mark": .mark,
    ]

    nonisolated static let keys = ["backspace", "delete", "left", "right", "home", "end", "return", "tab"]

    private func status(_ fields: inout ScriptFields) throws(ScriptError) -> Action {
        let value = try fields.require(fields.choice("value", of: StyleCatalog.statuses), "value")
        // Only a verdict has words: a field that is left is an error.
        let message = value == .accepted || value == .rejected ? try fields.string("message") : nil
        let view = stage.view
        return {
            switch value {
            case .rejected: view.reject(message: message)
            case .accepted: view.accept(message: message)
            case .editing, .verifying: view.status = value
            }
        }
    }

    private func trait(_ fields: inout ScriptFields) throws(ScriptError) -> Action {
        guard !fields.names.isEmpty else {
            throw ScriptError(
                "\"trait\" needs one of: dark, rtl, textScale, captured, reduceMotion, boldText, increasedContrast, "
                    + "differentiateWithoutColor, reduceTransparency")
        }
        var traits = stage.traits
        try traits.read(&fields)
        return { [stage, traits] in stage.traits = traits }
    }

    private func restart(_ settings: FieldSettings) {
        self.settings = settings
        stage = FieldStage(settings)
        observe()
    }

    // MARK: - What happened

    private func observe() {
        let view = stage.view
        // The session holds the view, so the view must not hold the session.
        let record: (String) -> Void = StandInRecorder.note
        view.onChange = { [weak view] code in
            record("change:\(view?.isSecureTextEntry == true ? "\(code.count)" : code)")
        }
        view.onComplete = { [weak view] code in
            record("complete:\(view?.isSecureTextEntry == true ? "\(code.count)" : code)")
        }
        view.onInvalidInput = { record("invalid:\($0.rawValue)") }
        view.addAction(UIAction { _ in record("begin") }, for: .editingDidBegin)
        view.addAction(UIAction { _ in record("end") }, for: .editingDidEnd)
        view.addAction(UIAction { _ in record("submit") }, for: .editingDidEndOnExit)
    }

    /// The current state, with the events since the previous state.
    func recordedState() -> ScriptState {
        let view = stage.view
        let cells = view.fieldState.cells.map { cell in
            let content: String =
                switch cell.content {
                case .empty, .placeholder: ""
                case .character(let character): String(character)
                case .masked: "•"
                }
            return ScriptState.Cell(content: content, selected: cell.isSelected, focused: cell.isFocused)
        }
        return ScriptState(
            code: .some(view.isSecureTextEntry ? nil : view.code), cells: cells,
            selection: view.selectedTextRange.map(view.cells) ?? [],
            marked: .some(view.markedTextRange.map(view.cells)), focused: view.isFirstResponder,
            complete: view.isComplete, status: view.status.rawValue, secure: view.isSecureTextEntry,
            events: StandInRecorder.events,
            redrawn: stage.redrawnCells,
            accessibility: .init(
                label: view.accessibilityLabel ?? "", value: view.accessibilityValue ?? "",
                hint: view.accessibilityHint ?? "",
                content: (view.accessibilityCustomContent ?? []).map { .init(label: $0.label, value: $0.value) }),
            message: .some(view.messageInRow),
            allowed: stage.allowedCommands)
    }
}

extension CodeInputView {
    /// The cells at the ends of a range, which counts in UTF-16.
    fileprivate func cells(of range: UITextRange) -> [Int] {
        [range.start, range.end].map { end in
            textRange(from: beginningOfDocument, to: end).flatMap { text(in: $0) }?.count ?? 0
        }
    }
}
