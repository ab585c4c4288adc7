public import CodeInputUIKit
import UIKit

extension RecordedCall {
    /// Makes the call to a field.
    ///
    /// - Parameter field: The field, in the same state as when the call was recorded.
    /// - Returns: The result, or nil for a call without a result.
    /// - Throws: ``Problem`` for an unknown call, or a call with wrong arguments. The field is
    ///   then unchanged.
    @MainActor public func make(on field: CodeInputView) throws -> RecordedValue? {
        guard let make = Self.makers.first(where: { $0.key == name })?.value else {
            throw Problem(
                description:
                    "unknown call \"\(name)\"; allowed: \(Self.makers.map(\.key).joined(separator: ", "))")
        }
        return try make(self, field, TextOffsets(input: field))
    }

    /// The names of the values in the state of a field at the end of a turn.
    public static let stateNames = ["text", "selection", "marked"]

    /// The text that the system sees, the selection and the marked text, by ``stateNames``.
    ///
    /// - Parameter field: The field.
    /// - Returns: The values by name.
    @MainActor public static func state(of field: CodeInputView) -> [String: RecordedValue] {
        let offsets = TextOffsets(input: field)
        let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        let text = all.flatMap { field.text(in: $0) }
        return [
            "text": text.map(RecordedValue.text) ?? .null, "selection": offsets.value(of: field.selectedTextRange),
            "marked": offsets.value(of: field.markedTextRange),
        ]
    }

    /// The names of the known calls.
    @MainActor public static var names: [String] { makers.map(\.key) }

    private typealias Maker =
        @MainActor (RecordedCall, CodeInputView, TextOffsets) throws -> RecordedValue?

    // MARK: - Calls

    @MainActor private static let makers: KeyValuePairs<String, Maker> = [
        "hasText": { call, field, _ in .bool(field.hasText) },
        "insertText(_:)": { call, field, _ in
            field.insertText(try call.text())
            return nil
        },
        "insertText(_:alternatives:style:)": { call, field, _ in
            field.insertText(try call.text(), alternatives: [], style: .none)
            return nil
        },
        "deleteBackward()": { call, field, _ in
            field.deleteBackward()
            return nil
        },
        "text(in:)": { call, field, offsets in
            field.text(in: offsets.range(try call.offsets("range"))).map(RecordedValue.text) ?? .null
        },
        "replace(_:withText:)": { call, field, offsets in
            let range = offsets.range(try call.offsets("range"))
            field.replace(range, withText: try call.text())
            return nil
        },
        "shouldChangeText(in:replacementText:)": { call, field, offsets in
            let range = offsets.range(try call.offsets("range"))
            return .bool(field.shouldChangeText(in: range, replacementText: try call.text()))
        },
        "selectedTextRange": { call, field, offsets in
            guard call.arguments["set"] != nil else { return offsets.value(of: field.selectedTextRange) }
            let range = try call.offsets("set")
            field.selectedTextRange = range.map { offsets.range($0) }
            return nil
        },
        "markedTextRange": { call, field, offsets in offsets.value(of: field.markedTextRange) },
        "setMarkedText(_:selectedRange:)": { call, field, _ in
            let text = try call.optionalText()
            field.setMarkedText(text, selectedRange: try call.markedSelection())
            return nil
        },
        "setAttributedMarkedText(_:selectedRange:)": { call, field, _ in
            let text = try call.optionalText().map { NSAttributedString(string: $0) }
            field.setAttributedMarkedText(text, selectedRange: try call.markedSelection())
            return nil
        },
        "unmarkText()": { call, field, _ in
            field.unmarkText()
            return nil
        },
        "insertDictationResultPlaceholder": { call, field, _ in
            (field.insertDictationResultPlaceholder as? String).map(RecordedValue.text) ?? .null
        },
        "beginningOfDocument": { call, field, offsets in
            offsets.value(of: field.beginningOfDocument)
        },
        "endOfDocument": { call, field, offsets in offsets.value(of: field.endOfDocument) },
        "textRange(from:to:)": { call, field, offsets in
            let from = try call.position("from", offsets)
            return offsets.value(of: field.textRange(from: from, to: try call.position("to", offsets)))
        },
        "position(from:offset:)": { call, field, offsets in
            let from = try call.position("from", offsets)
            return offsets.value(of: field.position(from: from, offset: try call.integer("offset")))
        },
        "position(from:in:offset:)": { call, field, offsets in
            let from = try call.position("from", offsets)
            let direction = try call.layoutDirection()
            return offsets.value(
                of: field.position(from: from, in: direction, offset: try call.integer("offset")))
        },
        "position(within:farthestIn:)": { call, field, offsets in
            let range = offsets.range(try call.offsets("range"))
            return offsets.value(of: field.position(within: range, farthestIn: try call.layoutDirection()))
        },
        "characterRange(byExtending:in:)": { call, field, offsets in
            let from = try call.position("from", offsets)
            return offsets.value(of: field.characterRange(byExtending: from, in: try call.layoutDirection()))
        },
        "compare(_:to:)": { call, field, offsets in
            let from = try call.position("from", offsets)
            return .offset(field.compare(from, to: try call.position("to", offsets)).rawValue)
        },
        "offset(from:to:)": { call, field, offsets in
            let from = try call.position("from", offsets)
            return .offset(field.offset(from: from, to: try call.position("to", offsets)))
        },
        "baseWritingDirection(for:in:)": { call, field, offsets in
            let from = try call.position("from", offsets)
            let isForward = try call.text("direction") == "forward"
            return .offset(field.baseWritingDirection(for: from, in: isForward ? .forward : .backward).rawValue)
        },
        "setBaseWritingDirection(_:for:)": { call, field, offsets in
            let direction = NSWritingDirection(rawValue: try call.integer("set")) ?? .natural
            field.setBaseWritingDirection(direction, for: offsets.range(try call.offsets("range")))
            return nil
        },
        "firstRect(for:)": { call, field, offsets in
            .rect(field.firstRect(for: offsets.range(try call.offsets("range"))))
        },
        "caretRect(for:)": { call, field, offsets in
            .rect(field.caretRect(for: try call.position("from", offsets)))
        },
        "selectionRects(for:)": { call, field, offsets in
            offsets.value(of: field.selectionRects(for: offsets.range(try call.offsets("range"))))
        },
        "closestPosition(to:)": { call, field, offsets in
            offsets.value(of: field.closestPosition(to: try call.point()))
        },
        "closestPosition(to:within:)": { call, field, offsets in
            let range = offsets.range(try call.offsets("range"))
            return offsets.value(of: field.closestPosition(to: try call.point(), within: range))
        },
        "characterRange(at:)": { call, field, offsets in
            offsets.value(of: field.characterRange(at: try call.point()))
        },
        "editMenu(for:suggestedActions:)": { call, field, offsets in
            _ = field.editMenu(for: offsets.range(try call.offsets("range")), suggestedActions: [])
            return nil
        },
        "canPerformAction(_:withSender:)": { call, field, _ in
            let action = try call.text("action")
            if call.arguments["hasStrings"] != nil { setPasteboard(hasStrings: try call.bool("hasStrings")) }
            return .bool(field.canPerformAction(NSSelectorFromString(action), withSender: nil))
        },
        "paste(_:)": { call, field, _ in
            UIPasteboard.general.string = try call.optionalText()
            field.paste(nil)
            return nil
        },
        "copy(_:)": { call, field, _ in
            field.copy(nil)
            return nil
        },
        "cut(_:)": { call, field, _ in
            field.cut(nil)
            return nil
        },
        "select(_:)": { call, field, _ in
            field.select(nil)
            return nil
        },
        "selectAll(_:)": { call, field, _ in
            field.selectAll(nil)
            return nil
        },
        "delete(_:)": { call, field, _ in
            field.delete(nil)
            return nil
        },
    ]

    // MARK: - Arguments

    /// Sets the pasteboard, which decides what the menu offers.
    @MainActor private static func setPasteboard(hasStrings: Bool) {
        if hasStrings != UIPasteboard.general.hasStrings { UIPasteboard.general.string = hasStrings ? " " : nil }
    }

    @MainActor private func position(_ name: String, _ offsets: TextOffsets) throws(Problem) -> UITextPosition {
        arguments[name] == .null ? offsets.position(nil) : offsets.position(try integer(name))
    }

    private func point() throws(Problem) -> CGPoint {
        let (x, y) = try pair("point")
        return CGPoint(x: x, y: y)
    }

    /// Two offsets, which may be out of range; null is `NSNotFound`.
    private func markedSelection() throws(Problem) -> NSRange {
        guard let (start, end) = try offsets("selection") else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(location: start, length: end.subtractingReportingOverflow(start).partialValue)
    }

    private func layoutDirection() throws(Problem) -> UITextLayoutDirection {
        let name = try text("direction")
        guard let direction = UITextLayoutDirection.names.first(where: { $0.key == name })?.value else {
            throw Problem(
                description: "unknown direction \"\(name)\"; allowed: "
                    + UITextLayoutDirection.names.map(\.key).joined(separator: ", "))
        }
        return direction
    }
}

extension UITextLayoutDirection {
    static var names: KeyValuePairs<String, UITextLayoutDirection> {
        ["right": .right, "left": .left, "up": .up, "down": .down]
    }

    var name: String { Self.names.first { $0.value == self }?.key ?? "none" }
}
