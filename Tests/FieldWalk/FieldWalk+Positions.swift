import CodeInputPIN
import UIKit

extension FieldWalk {
    /// Returns a current, outdated or foreign position, or an empty one.
    private func position(_ step: inout WalkStep) -> UITextPosition {
        switch step.number(7) {
        case 0: view.beginningOfDocument
        case 1: view.endOfDocument
        case 2: UITextPosition()
        case 3: other.position(from: other.beginningOfDocument, offset: step.number(65)) ?? other.endOfDocument
        case 4: positions.isEmpty ? view.endOfDocument : step.choice(positions)
        default:
            view.position(from: view.beginningOfDocument, offset: step.choice(WalkValues.offsets)) ?? view.endOfDocument
        }
    }

    /// Returns a current, outdated or foreign range, or an empty one.
    func range(_ step: inout WalkStep) -> UITextRange {
        switch step.number(6) {
        case 0: UITextRange()
        case 1: view.selectedTextRange ?? UITextRange()
        case 2: view.markedTextRange ?? UITextRange()
        case 3: ranges.isEmpty ? UITextRange() : step.choice(ranges)
        case 4: other.textRange(from: other.beginningOfDocument, to: other.endOfDocument) ?? UITextRange()
        default: view.textRange(from: position(&step), to: position(&step)) ?? UITextRange()
        }
    }

    /// Notes a call with a range, and returns the range.
    func named(_ call: String, _ range: UITextRange) -> UITextRange {
        note(call + " " + offsets(of: range))
        return range
    }

    private func offsets(of range: UITextRange) -> String {
        guard type(of: range) != UITextRange.self else { return "UITextRange()" }
        let start = view.beginningOfDocument
        return "[\(view.offset(from: start, to: range.start)), \(view.offset(from: start, to: range.end)))"
    }

    /// Calls what the text system calls, without changing the field.
    func ask(_ step: inout WalkStep) {
        author = .nobody
        switch noted("ask", step.number(12)) {
        case 0: remember(view.position(from: position(&step), offset: step.choice(WalkValues.offsets)))
        case 1:
            remember(
                view.position(
                    from: position(&step), in: step.choice(Self.directions), offset: step.choice(WalkValues.offsets)))
        case 2: remember(view.textRange(from: position(&step), to: position(&step)))
        case 3: compare(position(&step), position(&step))
        case 4: remember(view.position(within: range(&step), farthestIn: step.choice(Self.directions)))
        case 5: remember(view.characterRange(byExtending: position(&step), in: step.choice(Self.directions)))
        case 6: checkRectangles(range(&step), position(&step))
        case 7: remember(view.closestPosition(to: step.point()))
        case 8: remember(view.closestPosition(to: step.point(), within: range(&step)))
        case 9: remember(view.characterRange(at: step.point()))
        case 10: askTokenizer(&step)
        default:
            let range = named("view.text(in:)", range(&step))
            let text = view.text(in: range)
            if text == nil, Swift.type(of: range) != UITextRange.self { fail("a range without text") }
            _ = view.shouldChangeText(in: range, replacementText: step.text())
            _ = view.baseWritingDirection(for: position(&step), in: .backward)
            view.setBaseWritingDirection(.rightToLeft, for: range)
        }
    }

    private static let directions: [UITextLayoutDirection] = [.left, .right, .up, .down]

    private func compare(_ first: UITextPosition, _ second: UITextPosition) {
        let order = view.compare(first, to: second), back = view.compare(second, to: first)
        if order.rawValue != -back.rawValue { fail("compare is not symmetric") }
        let distance = view.offset(from: first, to: second)
        if distance != -view.offset(from: second, to: first) { fail("offset is not symmetric") }
        if (distance > 0) != (order == .orderedAscending) { fail("offset and compare disagree") }
    }

    private func askTokenizer(_ step: inout WalkStep) {
        let unit = step.choice([UITextGranularity.character, .word, .sentence, .paragraph, .line, .document])
        let direction: UITextDirection = step.flag() ? .storage(.forward) : .layout(step.choice(Self.directions))
        let position = position(&step)
        remember(view.tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: direction))
        remember(view.tokenizer.position(from: position, toBoundary: unit, inDirection: direction))
        _ = view.tokenizer.isPosition(position, atBoundary: unit, inDirection: direction)
        _ = view.tokenizer.isPosition(position, withinTextUnit: unit, inDirection: direction)
    }

    private func checkRectangles(_ range: UITextRange, _ position: UITextPosition) {
        let rects =
            view.selectionRects(for: range).map(\.rect) + [view.firstRect(for: range), view.caretRect(for: position)]
        for rect in rects + view.cellFrames where ![rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) {
            fail("a rectangle is not finite")
        }
        if view.cellFrames.count != view.length { fail("the number of frames is not the number of cells") }
    }

    private func remember(_ position: UITextPosition?) {
        guard let position else { return note("a position: nil") }
        note("a position at \(view.offset(from: view.beginningOfDocument, to: position))")
        positions = positions.suffix(5) + [position]
    }

    private func remember(_ range: UITextRange?) {
        guard let range else { return note("a range: nil") }
        ranges = ranges.suffix(5) + [named("a range", range)]
    }
}
