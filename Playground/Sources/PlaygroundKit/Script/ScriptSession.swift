import CodeInputUIKit
import TestTools
import UIKit

/// One run of the script protocol, with a field in a window.
@MainActor package final class ScriptSession {
    private var settings = FieldSettings()
    private var stage = FieldStage(FieldSettings())
    private var result: JSONValue?
    /// How long the last command lets time pass, in seconds.
    private var passing = 0.0

    /// Creates a session with the field of a plain `new` command.
    package init() { observe() }

    /// Answers one line with the state, or with an error; tasks that wait for the clock continue later.
    func answerAtOnce(_ line: String) -> String {
        do {
            let (isCall, action) = try begin(line)
            try action()
            StandInClock.advance(by: passing)
            return end(isCall).line
        } catch { return ["error": "\(error)"].line }
    }

    /// Answers one line with the state, or with an error, after the tasks that wait for the clock.
    package func answer(_ line: Result<String, ScriptError>) async -> String {
        do {
            let (isCall, action) = try begin(line.get())
            // A task on the main queue ends a turn, as on a device. Calls one after the other are one turn.
            if !isCall { await StandInClock.turn() }
            try action()
            if !isCall { await StandInClock.run(for: passing) }
            return end(isCall).line
        } catch { return ["error": "\(error)"].line }
    }

    /// The text input rules that the field broke since the last call, in a sentence each.
    package func takeComplaints() -> [String] {
        defer { stage.keyboard.clearFailures() }
        return stage.keyboard.failures
    }

    private func begin(_ line: String) throws -> (isCall: Bool, Action) {
        var (command, fields) = try ScriptFields.parse(line)
        let action = try action(for: command, &fields)
        try fields.end()
        (result, passing) = (nil, 0)
        // As on a device, no layout happens between the calls of one turn.
        let isCall = command == "call"
        stage.beginRecording(endingTurn: !isCall)
        return (isCall, action)
    }

    private func end(_ isCall: Bool) -> JSONValue {
        if !isCall { stage.settle() }
        return state
    }

    private typealias Action = () throws -> Void

    /// Reads all fields of a command before its action runs: an invalid field changes nothing.
    private func action(for command: String, _ fields: inout ScriptFields) throws -> Action {
        let stage = stage
        func with<Value>(_ value: Value, _ action: @escaping (Value) throws -> Void) -> Action { { try action(value) } }
        switch command {
        case "new":
            var settings = FieldSettings()
            try settings.read(&fields)
            return with(settings) { settings in
                self.settings = settings
                self.stage = FieldStage(settings)
                // The field before may have heard that the app came back.
                StandInRecorder.clear()
                self.observe()
            }
        case "configure":
            var settings = settings
            let names = fields.names
            try settings.read(&fields)
            return with(settings) { settings in
                self.settings = settings
                settings.apply(names, to: stage.view)
            }
        case "focus": return { stage.view.becomeFirstResponder() }
        case "blur": return { stage.view.resignFirstResponder() }
        case "state": return {}
        case "submit": return { stage.view.submit() }
        case "enter": return with(try fields.text()) { stage.view.enter($0) }
        case "set": return with(try fields.require(fields.string("code"), "code")) { stage.view.code = $0 }
        case "status":
            let value = try fields.require(fields.choice("value", of: StyleCatalog.statuses), "value")
            // Only a verdict has words: a field that is left is an error.
            let message = value == .accepted || value == .rejected ? try fields.string("message") : nil
            return { stage.view.show(value, message: message) }
        case "advance":
            return with(try fields.require(fields.number("seconds", in: 0...86_400), "seconds")) { self.passing = $0 }
        case "svg":
            return with(try fields.require(fields.string("file"), "file")) { file in
                stage.settle()
                try OutputFile.write(stage.svg(), to: file)
            }
        case "trait":
            guard !fields.names.isEmpty else {
                throw ScriptError("\"trait\" needs one of: \(FieldTraits.names.joined(separator: ", "))")
            }
            var traits = stage.traits
            try traits.read(&fields)
            return with(traits) { stage.traits = $0 }
        case "menu": return { stage.longPress() }
        case "background":
            return with(try fields.number("seconds", in: 0...86_400) ?? 0) { seconds in
                stage.isInBackground = true
                self.passing = seconds
            }
        case "foreground": return { stage.isInBackground = false }
        case "call": return with(try fields.call(of: stage.view)) { call in self.result = call() }
        case "select":
            let ends = try ["from", "to"].map { try fields.require(fields.integer($0), $0) }
            return { stage.select(from: ends[0], to: ends[1]) }
        case "tap":
            let cells = 0...(settings.lengths.upperBound - 1)
            return with(try fields.require(fields.integer("cell", in: cells), "cell")) { stage.tap(cell: $0) }
        case "type": return with(try fields.text()) { stage.keyboard.type($0) }
        case "insert": return with(try fields.text()) { stage.keyboard.insert($0) }
        case "autofill":
            let text = try fields.text(), route = try fields.choice("route", of: Self.routes) ?? .insert
            return { stage.keyboard.autofill(text, route: route) }
        case "paste": return with(try fields.text()) { stage.keyboard.paste($0) }
        case "copy": return { stage.keyboard.copy() }
        case "cut": return { stage.keyboard.cut() }
        case "mark":
            let text = try fields.text(), length = text.utf16.count
            let (start, end) = try fields.integers("selection") ?? (length, length)
            guard 0 <= start, start <= end, end <= length else {
                throw ScriptError("field \"selection\" must lie in the \(length) UTF-16 units of the text")
            }
            return { stage.keyboard.setMarkedText(text, selectedRange: NSRange(location: start, length: end - start)) }
        case "unmark": return { stage.keyboard.unmarkText() }
        case "press":
            let name = try fields.require(fields.string("key"), "key")
            guard Self.keys.contains(name), let key = KeyboardKey(name: name) else {
                throw ScriptError.unknown("key", name, allowed: Self.keys)
            }
            let held = try ["shift", "option", "command"].map { try fields.bool($0) ?? false }
            return { stage.keyboard.press(key, shift: held[0], option: held[1], command: held[2]) }
        default: throw ScriptError.unknown("command", command, allowed: ScriptReference.commands)
        }
    }

    private static let routes: KeyValuePairs<String, KeyboardDriver.Route> = [
        "insert": .insert, "replace": .replace, "characters": .characters, "mark": .mark,
    ]

    nonisolated static let keys = ["backspace", "delete", "left", "right", "home", "end", "return", "tab"]

    private func observe() {
        let view = stage.view
        // The session holds the view, so the view must not hold the session.
        let record: (String) -> Void = StandInRecorder.note
        let shown = { [weak view] (code: String) in view?.isSecureTextEntry == true ? "\(code.count)" : code }
        view.onChange = { record("change:\(shown($0))") }
        view.onComplete = { record("complete:\(shown($0))") }
        view.onInvalidInput = { record("invalid:\($0.rawValue)") }
        view.addAction(UIAction { _ in record("begin") }, for: .editingDidBegin)
        view.addAction(UIAction { _ in record("end") }, for: .editingDidEnd)
        view.addAction(UIAction { _ in record("submit") }, for: .editingDidEndOnExit)
    }

    /// The current state, with the events since the previous state.
    private var state: JSONValue {
        let view = stage.view
        let cells = view.fieldState.cells.map { cell in
            var content = cell.content == .masked ? "•" : ""
            if case .character(let character) = cell.content { content = String(character) }
            return JSONValue.object([
                "content": .string(content), "selected": .bool(cell.isSelected), "focused": .bool(cell.isFocused),
            ])
        }
        let content = (view.accessibilityCustomContent ?? []).map {
            JSONValue.object(["label": .string($0.label), "value": .string($0.value)])
        }
        var state: [String: JSONValue] = [
            "code": view.isSecureTextEntry ? .null : .string(view.code), "cells": .array(cells),
            "selection": view.cells(of: view.selectedTextRange), "marked": view.cells(of: view.markedTextRange),
            "focused": .bool(view.isFirstResponder), "complete": .bool(view.isComplete),
            "status": .string(view.status.rawValue), "secure": .bool(view.isSecureTextEntry),
            "events": .strings(StandInRecorder.events),
            "redrawn": .array(stage.redrawnCells.map { .number(Double($0)) }),
            "accessibility": .object([
                "label": .string(view.accessibilityLabel ?? ""), "value": .string(view.accessibilityValue ?? ""),
                "hint": .string(view.accessibilityHint ?? ""), "content": .array(content),
            ]),
            "message": view.messageInRow.map(JSONValue.string) ?? .null, "allowed": .strings(stage.allowedCommands),
        ]
        state["result"] = result
        return .object(state)
    }
}

extension CodeInputView {
    /// The cells at the ends of a range, which counts in UTF-16; null without one.
    fileprivate func cells(of range: UITextRange?) -> JSONValue {
        guard let range else { return .null }
        let ends = [range.start, range.end].compactMap { textRange(from: beginningOfDocument, to: $0) }
        return .array(ends.map { .number(Double(text(in: $0)?.count ?? 0)) })
    }

    /// What the row under the cells shows, or nil.
    fileprivate var messageInRow: String? {
        subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UILabel }.first?.text
    }

    /// Shows a status, of which a verdict has words.
    func show(_ status: CodeStatus, message: String?) {
        switch status {
        case .rejected: reject(message: message)
        case .accepted: accept(message: message)
        case .editing, .verifying: self.status = status
        }
    }
}

extension StandInRecorder {
    /// The events since the recorder was last cleared, in order and in the format of the script protocol.
    fileprivate static var events: [String] {
        entries.compactMap { entry in
            switch entry.kind {
            case .note: entry.text
            case .feedback: "haptic:\(entry.text)"
            case .accessibility: entry.text.hasPrefix("announcement: ") ? "speak:\(entry.text.dropFirst(14))" : nil
            default: nil
            }
        }
    }
}
