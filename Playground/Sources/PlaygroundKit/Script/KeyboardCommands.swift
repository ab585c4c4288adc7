import Foundation
import TestTools
import UIKit

/// The keyboard and menu commands that fields and screens share.
@MainActor enum KeyboardCommands {
    /// Reads a command's fields, and returns its action; nil for a command of others.
    static func action(
        _ command: String, _ fields: inout ScriptFields, on keyboard: KeyboardDriver
    ) throws(ScriptError) -> (() -> Void)? {
        switch command {
        case "type":
            let text = try fields.require(fields.string("text"), "text")
            return { keyboard.type(text) }
        case "insert":
            let text = try fields.require(fields.string("text"), "text")
            return { keyboard.insert(text) }
        case "autofill":
            let text = try fields.require(fields.string("text"), "text")
            let route = try fields.choice("route", of: routes) ?? .insert
            return { keyboard.autofill(text, route: route) }
        case "paste":
            let text = try fields.require(fields.string("text"), "text")
            return { keyboard.paste(text) }
        case "copy": return { keyboard.copy() }
        case "cut": return { keyboard.cut() }
        case "mark":
            let text = try fields.require(fields.string("text"), "text")
            let length = text.utf16.count
            let (start, end) = try fields.integers("selection") ?? (length, length)
            guard 0 <= start, start <= end, end <= length else {
                throw ScriptError("field \"selection\" must lie in the \(length) UTF-16 units of the text")
            }
            return { keyboard.setMarkedText(text, selectedRange: NSRange(location: start, length: end - start)) }
        case "unmark": return { keyboard.unmarkText() }
        case "press":
            let name = try fields.require(fields.string("key"), "key")
            guard keys.contains(name), let key = KeyboardKey(name: name) else {
                throw .unknown("key", name, allowed: keys)
            }
            let shift = try fields.bool("shift") ?? false
            let option = try fields.bool("option") ?? false
            let command = try fields.bool("command") ?? false
            return { keyboard.press(key, shift: shift, option: option, command: command) }
        default: return nil
        }
    }

    private static let routes: KeyValuePairs<String, KeyboardDriver.Route> = [
        "insert": .insert, "replace": .replace, "characters": .characters, "mark": .mark,
    ]

    nonisolated static let keys = ["backspace", "delete", "left", "right", "home", "end", "return", "tab"]
}
