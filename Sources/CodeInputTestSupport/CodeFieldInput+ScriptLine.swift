public import CodeInputCore
import Foundation

extension CodeFieldInput {
    /// The input as a line of the script protocol.
    ///
    /// Scripts of the `codeinput` command, recordings and tests use these lines of JSON. A line contains the text of the input.
    /// Use it only for made-up codes, and never in a log.
    ///
    /// Nil if the protocol has no such line: for answers to effects, prepared text, a replaced range, and an alphabet
    /// without a name.
    public var scriptLine: String? {
        var line: [String: Any]
        switch self {
        case .insert(let text, nil): line = ["do": "insert", "text": text]
        case .paste(let text): line = ["do": "paste", "text": text]
        case .mark(let text, let selection):
            let offsets = [selection.lowerBound, selection.upperBound].map { text.prefix(max($0, 0)).utf16.count }
            line = ["do": "mark", "text": text, "selection": offsets]
        case .unmark(nil, isRequested: true): line = ["do": "unmark"]
        case .deleteBackward, .delete, .move: line = pressedKey
        case .select(let cells): line = ["do": "select", "from": cells.lowerBound, "to": cells.upperBound]
        case .tap(let cell): line = ["do": "tap", "cell": cell]
        case .submit: line = ["do": "submit"]
        case .set(let code): line = ["do": "set", "code": code]
        case .length(let lengths): line = ["do": "configure", "length": [lengths.lowerBound, lengths.upperBound]]
        case .alphabet(let alphabet):
            guard let name = Self.alphabets.first(where: { $0.value == alphabet })?.key else { return nil }
            line = ["do": "configure", "alphabet": name]
        case .caretPolicy(let policy): line = ["do": "configure", "caret": policy == .cells ? "cells" : "endOnly"]
        case .status(let status, let message):
            line = ["do": "status", "value": status.rawValue]
            if let message { line["message"] = message }
        case .focus(let isFocused): line = ["do": isFocused ? "focus" : "blur"]
        case .endTurn: line = ["do": "state"]
        case .insert, .replace, .unmark, .restore, .cancelVerification, .verdict, .failure, .timer, .complete, .verify:
            return nil
        }
        let data = try? JSONSerialization.data(withJSONObject: line, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Creates an input from a line of the script protocol.
    ///
    /// Nil for a line that is not an input of a field, such as one about the device or the clock, and for an unknown
    /// line.
    public init?(scriptLine: String) {
        let object = try? JSONSerialization.jsonObject(with: Data(scriptLine.utf8))
        guard let line = object as? [String: Any], let command = line["do"] as? String else { return nil }
        let text = line["text"] as? String
        switch command {
        case "insert": self = .insert(text ?? "")
        case "paste": self = .paste(text ?? "")
        case "mark":
            guard let text else { return nil }
            let end = text.utf16.count
            let offsets = line["selection"] as? [Int] ?? [end, end]
            guard offsets.count == 2, 0 <= offsets[0], offsets[0] <= offsets[1] else { return nil }
            let cells = offsets.map { String(decoding: text.utf16.prefix($0), as: UTF16.self).count }
            self = .mark(text, selection: cells[0]..<cells[1])
        case "unmark": self = .unmark()
        case "press":
            guard let input = Self.pressed(line) else { return nil }
            self = input
        case "cut": self = .delete(.selection)
        case "select":
            guard let from = line["from"] as? Int, let to = line["to"] as? Int else { return nil }
            self = .select(min(from, to)..<max(from, to))
        case "tap":
            guard let cell = line["cell"] as? Int else { return nil }
            self = .tap(cell)
        case "submit": self = .submit
        case "set": self = .set(line["code"] as? String ?? "")
        case "configure":
            guard let input = Self.configured(line) else { return nil }
            self = input
        case "status":
            guard let status = (line["value"] as? String).flatMap(CodeStatus.init) else { return nil }
            self = .status(status, message: line["message"] as? String)
        case "focus", "blur": self = .focus(command == "focus")
        case "state": self = .endTurn
        default: return nil
        }
    }

    // MARK: - Keys

    private static let deletions: [CodeDeletion: (key: String, command: Bool)] = [
        .backward: ("backspace", false), .forward: ("delete", false), .toStart: ("backspace", true),
        .toEnd: ("delete", true),
    ]
    private static let movements: [CodeMovement: String] = [
        .backward: "left", .forward: "right", .toStart: "home", .toEnd: "end",
    ]

    private var pressedKey: [String: Any] {
        switch self {
        case .delete(.selection): return ["do": "cut"]
        case .delete(let deletion):
            let (key, command) = Self.deletions[deletion] ?? ("backspace", false)
            return command ? ["do": "press", "key": key, "command": true] : ["do": "press", "key": key]
        case .move(let movement, let extending):
            let key = Self.movements[movement] ?? "left"
            return extending ? ["do": "press", "key": key, "shift": true] : ["do": "press", "key": key]
        default: return ["do": "press", "key": "backspace"]
        }
    }

    private static func pressed(_ line: [String: Any]) -> CodeFieldInput? {
        let key = line["key"] as? String
        let reachesEnd = line["command"] as? Bool == true || line["option"] as? Bool == true
        // The system turns this key into a call.
        if key == "backspace", !reachesEnd { return .deleteBackward }
        if let deletion = deletions.first(where: { $0.value == (key ?? "", reachesEnd) })?.key {
            return .delete(deletion)
        }
        if let movement = movements.first(where: { $0.value == key })?.key {
            return .move(movement, extending: line["shift"] as? Bool == true)
        }
        return key == "return" ? .submit : nil
    }

    // MARK: - Settings

    private static let alphabets: [String: CodeAlphabet] = [
        "digits": .digits, "hexadecimal": .hexadecimal, "lettersAndDigits": .lettersAndDigits,
        "uppercaseLettersAndDigits": .uppercaseLettersAndDigits,
    ]

    private static func configured(_ line: [String: Any]) -> CodeFieldInput? {
        if let length = line["length"] as? Int { return .length(length) }
        if let lengths = line["length"] as? [Int], lengths.count == 2, lengths[0] <= lengths[1] {
            return .length(lengths[0]...lengths[1])
        }
        if let name = line["alphabet"] as? String { return alphabets[name].map { .alphabet($0) } }
        switch line["caret"] as? String {
        case "cells": return .caretPolicy(.cells)
        case "endOnly": return .caretPolicy(.endOnly)
        default: return nil
        }
    }
}
