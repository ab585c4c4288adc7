import CodeInputUIKit
import TestTools
import UIKit

extension ScriptFields {
    /// Makes a call, and returns its result; nil for a call without one.
    typealias Making = () -> JSONValue?

    /// Reads the command `call`: one call of UITextInput or a hardware key, as a device makes it.
    @MainActor mutating func call(of view: CodeInputView) throws -> Making {
        let name = try require(string("name"), "name")
        func range() throws -> UITextRange { try offsets("range").map { view.range($0) } ?? UITextRange() }
        func position(_ name: String = "from") throws -> UITextPosition {
            try isNull(name) ? UITextPosition() : view.position(whole(name))
        }
        // Arguments are read before the call is made.
        func with<each Value>(_ value: repeat each Value, make: @escaping (repeat each Value) -> JSONValue?) -> Making {
            { make(repeat each value) }
        }
        switch name {
        case "hasText": return { .bool(view.hasText) }
        case "insertText(_:)": return with(try text()) { done(view.insertText($0)) }
        case "deleteBackward()": return { done(view.deleteBackward()) }
        case "pressesBegan(_:with:)":
            return with(try key()) { key in
                let press = UIPressesEvent.standInSend([key], to: view)
                press.release()
                return .bool(press.isHandled)
            }
        case "text(in:)": return with(try range()) { view.text(in: $0).map(JSONValue.string) ?? .null }
        case "replace(_:withText:)": return with(try range(), try text()) { done(view.replace($0, withText: $1)) }
        case "shouldChangeText(in:replacementText:)":
            return with(try range(), try text()) { .bool(view.shouldChangeText(in: $0, replacementText: $1)) }
        case "selectedTextRange":
            guard names.contains("set") else { return { view.offsets(of: view.selectedTextRange) } }
            return with(try offsets("set").map { view.range($0) }) { done(view.selectedTextRange = $0) }
        case "markedTextRange": return { view.offsets(of: view.markedTextRange) }
        case "setMarkedText(_:selectedRange:)":
            let text = try isNull("text") ? nil : self.text()
            let ends = try offsets("selection") ?? (NSNotFound, NSNotFound)
            let length = ends.1.subtractingReportingOverflow(ends.0).partialValue
            return { done(view.setMarkedText(text, selectedRange: NSRange(location: ends.0, length: length))) }
        case "unmarkText()": return { done(view.unmarkText()) }
        case "beginningOfDocument": return { view.offset(of: view.beginningOfDocument) }
        case "endOfDocument": return { view.offset(of: view.endOfDocument) }
        case "textRange(from:to:)":
            return with(try position(), try position("to")) { view.offsets(of: view.textRange(from: $0, to: $1)) }
        case "position(from:offset:)":
            return with(try position(), try whole("offset")) { view.offset(of: view.position(from: $0, offset: $1)) }
        case "position(from:in:offset:)":
            return with(try position(), try direction(), try whole("offset")) {
                view.offset(of: view.position(from: $0, in: $1, offset: $2))
            }
        case "position(within:farthestIn:)":
            return with(try range(), try direction()) { view.offset(of: view.position(within: $0, farthestIn: $1)) }
        case "characterRange(byExtending:in:)":
            return with(try position(), try direction()) {
                view.offsets(of: view.characterRange(byExtending: $0, in: $1))
            }
        case "compare(_:to:)":
            return with(try position(), try position("to")) { .number(Double(view.compare($0, to: $1).rawValue)) }
        case "offset(from:to:)":
            return with(try position(), try position("to")) { .number(Double(view.offset(from: $0, to: $1))) }
        case "baseWritingDirection(for:in:)":
            let directions: KeyValuePairs = ["forward": UITextStorageDirection.forward, "backward": .backward]
            let from = try position()
            return with(try require(choice("direction", of: directions), "direction")) {
                .number(Double(view.baseWritingDirection(for: from, in: $0).rawValue))
            }
        case "firstRect(for:)": return with(try range()) { .rect(view.firstRect(for: $0)) }
        case "caretRect(for:)": return with(try position()) { .rect(view.caretRect(for: $0)) }
        case "selectionRects(for:)":
            return with(try range()) { .array(view.selectionRects(for: $0).map { .rect($0.rect) }) }
        case "closestPosition(to:)": return with(try point()) { view.offset(of: view.closestPosition(to: $0)) }
        case "closestPosition(to:within:)":
            return with(try point(), try range()) { view.offset(of: view.closestPosition(to: $0, within: $1)) }
        case "characterRange(at:)": return with(try point()) { view.offsets(of: view.characterRange(at: $0)) }
        default: throw ScriptError.unknown("call", name, allowed: [ScriptReference.calls])
        }
    }

    private mutating func whole(_ name: String) throws -> Int { try require(integer(name), name) }

    private mutating func point() throws -> CGPoint { try require(point("point"), "point") }

    private mutating func direction() throws -> UITextLayoutDirection {
        let directions: KeyValuePairs<String, UITextLayoutDirection> = [
            "right": .right, "left": .left, "up": .up, "down": .down,
        ]
        return try require(choice("direction", of: directions), "direction")
    }

    /// A key by its name, or by its character.
    @MainActor private mutating func key() throws -> UIKey {
        let name = try require(string("key"), "key")
        let code = KeyboardKey(name: name).flatMap { UIKeyboardHIDUsage(rawValue: $0.code) }
        let modifiers: KeyValuePairs<String, UIKeyModifierFlags> = [
            "shift": .shift, "option": .alternate, "command": .command, "control": .control,
        ]
        var flags: UIKeyModifierFlags = []
        for (name, flag) in modifiers where try bool(name) == true { flags.insert(flag) }
        let text = code == nil ? name : ""
        return UIKey(
            standIn: text, ignoring: text, modifierFlags: flags, keyCode: code ?? .keyboardErrorUndefined)
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
