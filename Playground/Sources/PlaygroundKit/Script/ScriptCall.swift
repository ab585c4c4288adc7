import CodeInputUIKit
import Foundation
import UIKit

/// The command `call`: one call of UITextInput or a hardware key, as a device makes it.
@MainActor struct ScriptCall {
    /// Makes the call, and returns its result; nil for a call without one.
    typealias Making = () -> JSONValue?

    private let view: CodeInputView
    private var fields: ScriptFields

    /// Reads the fields of a call.
    static func read(_ fields: inout ScriptFields, for view: CodeInputView) throws(ScriptError) -> Making {
        let name = try fields.require(fields.string("name"), "name")
        var call = ScriptCall(view: view, fields: fields)
        defer { fields = call.fields }
        return try call.making(name)
    }

    nonisolated static let names = [
        "hasText", "insertText(_:)", "deleteBackward()", "pressesBegan(_:with:)", "text(in:)", "replace(_:withText:)",
        "shouldChangeText(in:replacementText:)", "selectedTextRange", "markedTextRange",
        "setMarkedText(_:selectedRange:)", "unmarkText()", "beginningOfDocument", "endOfDocument",
        "textRange(from:to:)", "position(from:offset:)", "position(from:in:offset:)", "position(within:farthestIn:)",
        "characterRange(byExtending:in:)", "compare(_:to:)", "offset(from:to:)", "baseWritingDirection(for:in:)",
        "firstRect(for:)", "caretRect(for:)", "selectionRects(for:)", "closestPosition(to:)",
        "closestPosition(to:within:)", "characterRange(at:)",
    ]

    private mutating func making(_ name: String) throws(ScriptError) -> Making {
        let view = view
        switch name {
        case "hasText": return { .bool(view.hasText) }
        case "insertText(_:)":
            let text = try text()
            return { done(view.insertText(text)) }
        case "deleteBackward()": return { done(view.deleteBackward()) }
        case "pressesBegan(_:with:)":
            let key = try key()
            return {
                let press = UIPressesEvent.standInSend(key, to: view)
                press.release()
                return .bool(press.isHandled)
            }
        case "text(in:)":
            let range = try range()
            return { view.text(in: range).map(JSONValue.string) ?? .null }
        case "replace(_:withText:)":
            let (range, text) = (try range(), try text())
            return { done(view.replace(range, withText: text)) }
        case "shouldChangeText(in:replacementText:)":
            let (range, text) = (try range(), try text())
            return { .bool(view.shouldChangeText(in: range, replacementText: text)) }
        case "selectedTextRange":
            guard fields.names.contains("set") else { return { view.offsets(of: view.selectedTextRange) } }
            let range = try fields.offsets("set").map { view.range($0) }
            return { done(view.selectedTextRange = range) }
        case "markedTextRange": return { view.offsets(of: view.markedTextRange) }
        case "setMarkedText(_:selectedRange:)":
            let text = try fields.isNull("text") ? nil : text()
            let ends = try fields.offsets("selection") ?? (NSNotFound, NSNotFound)
            let length = ends.1.subtractingReportingOverflow(ends.0).partialValue
            return { done(view.setMarkedText(text, selectedRange: NSRange(location: ends.0, length: length))) }
        case "unmarkText()": return { done(view.unmarkText()) }
        case "beginningOfDocument": return { view.offset(of: view.beginningOfDocument) }
        case "endOfDocument": return { view.offset(of: view.endOfDocument) }
        case "textRange(from:to:)":
            let (from, to) = (try position("from"), try position("to"))
            return { view.offsets(of: view.textRange(from: from, to: to)) }
        case "position(from:offset:)":
            let (from, offset) = (try position("from"), try integer("offset"))
            return { view.offset(of: view.position(from: from, offset: offset)) }
        case "position(from:in:offset:)":
            let (from, direction, offset) = (try position("from"), try direction(), try integer("offset"))
            return { view.offset(of: view.position(from: from, in: direction, offset: offset)) }
        case "position(within:farthestIn:)":
            let (range, direction) = (try range(), try direction())
            return { view.offset(of: view.position(within: range, farthestIn: direction)) }
        case "characterRange(byExtending:in:)":
            let (from, direction) = (try position("from"), try direction())
            return { view.offsets(of: view.characterRange(byExtending: from, in: direction)) }
        case "compare(_:to:)":
            let (from, to) = (try position("from"), try position("to"))
            return { .number(Double(view.compare(from, to: to).rawValue)) }
        case "offset(from:to:)":
            let (from, to) = (try position("from"), try position("to"))
            return { .number(Double(view.offset(from: from, to: to))) }
        case "baseWritingDirection(for:in:)":
            let directions: KeyValuePairs = ["forward": UITextStorageDirection.forward, "backward": .backward]
            let from = try position("from")
            let direction = try fields.require(fields.choice("direction", of: directions), "direction")
            return { .number(Double(view.baseWritingDirection(for: from, in: direction).rawValue)) }
        case "firstRect(for:)":
            let range = try range()
            return { .rect(view.firstRect(for: range)) }
        case "caretRect(for:)":
            let from = try position("from")
            return { .rect(view.caretRect(for: from)) }
        case "selectionRects(for:)":
            let range = try range()
            return { .array(view.selectionRects(for: range).map { .rect($0.rect) }) }
        case "closestPosition(to:)":
            let point = try point()
            return { view.offset(of: view.closestPosition(to: point)) }
        case "closestPosition(to:within:)":
            let (point, range) = (try point(), try range())
            return { view.offset(of: view.closestPosition(to: point, within: range)) }
        case "characterRange(at:)":
            let point = try point()
            return { view.offsets(of: view.characterRange(at: point)) }
        default: throw .unknown("call", name, allowed: Self.names)
        }
    }

    // MARK: - Arguments

    private mutating func text() throws(ScriptError) -> String { try fields.require(fields.string("text"), "text") }

    private mutating func integer(_ name: String) throws(ScriptError) -> Int {
        try fields.require(fields.integer(name, in: .min ... .max), name)
    }

    private mutating func position(_ name: String) throws(ScriptError) -> UITextPosition {
        try fields.isNull(name) ? UITextPosition() : view.position(integer(name))
    }

    private mutating func range() throws(ScriptError) -> UITextRange {
        try fields.offsets("range").map { view.range($0) } ?? UITextRange()
    }

    private mutating func point() throws(ScriptError) -> CGPoint { try fields.require(fields.point("point"), "point") }

    private mutating func direction() throws(ScriptError) -> UITextLayoutDirection {
        let directions: KeyValuePairs<String, UITextLayoutDirection> = [
            "right": .right, "left": .left, "up": .up, "down": .down,
        ]
        return try fields.require(fields.choice("direction", of: directions), "direction")
    }

    /// A key by its name, or by its character.
    private mutating func key() throws(ScriptError) -> UIKey {
        let codes: [String: UIKeyboardHIDUsage] = [
            "backspace": .keyboardDeleteOrBackspace, "delete": .keyboardDeleteForward, "left": .keyboardLeftArrow,
            "right": .keyboardRightArrow, "up": .keyboardUpArrow, "down": .keyboardDownArrow, "home": .keyboardHome,
            "end": .keyboardEnd, "return": .keyboardReturnOrEnter, "tab": .keyboardTab, "escape": .keyboardEscape,
            "space": .keyboardSpacebar,
        ]
        let name = try fields.require(fields.string("key"), "key")
        let modifiers: KeyValuePairs<String, UIKeyModifierFlags> = [
            "shift": .shift, "option": .alternate, "command": .command, "control": .control,
        ]
        var flags: UIKeyModifierFlags = []
        for (name, flag) in modifiers where try fields.bool(name) == true { flags.insert(flag) }
        let characters = codes[name] == nil ? name : ""
        return UIKey.standIn(
            characters, ignoring: characters, modifierFlags: flags, keyCode: codes[name] ?? .keyboardErrorUndefined)
    }
}

/// The result of a call without one.
private func done(_ call: Void) -> JSONValue? { nil }

extension JSONValue {
    fileprivate static func rect(_ rect: CGRect) -> JSONValue {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        return .array(numbers.map { $0.isFinite ? .number(Double($0)) : .null })
    }
}

extension CodeInputView {
    /// An offset, or null for nil and for a position that is not the view's.
    fileprivate func offset(of position: UITextPosition?) -> JSONValue {
        guard let position, textRange(from: position, to: position) != nil else { return .null }
        return .number(Double(offset(from: beginningOfDocument, to: position)))
    }

    /// Two offsets, or null for nil and for a range that is not the view's.
    fileprivate func offsets(of range: UITextRange?) -> JSONValue {
        guard let range, text(in: range) != nil else { return .null }
        return .array([offset(of: range.start), offset(of: range.end)])
    }

    /// A position, or a foreign one if the offset is outside the text.
    fileprivate func position(_ offset: Int) -> UITextPosition {
        position(from: beginningOfDocument, offset: offset) ?? UITextPosition()
    }

    fileprivate func range(_ offsets: (Int, Int)) -> UITextRange {
        textRange(from: position(offsets.0), to: position(offsets.1)) ?? UITextRange()
    }
}
