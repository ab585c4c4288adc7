import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension RendererChecker {
    /// A cell at least this large has room for its character.
    private static let roomForText = CGSize(width: 16, height: 20)

    /// Everything that is wrong with a cell, and with the background and the foreground around it.
    ///
    /// The background and the foreground count only `withField`. The `drawing` becomes that of the cell.
    mutating func problems(
        in situation: Situation, context: FieldContext, withField: Bool, drawing: inout CodeDrawing
    ) throws(TooSlow) -> [Problem] {
        let cell = cellContext(of: situation, in: context)
        drawing = try self.drawing(of: situation.cell, in: cell)
        let overhang = layout.overhang
        var problems =
            Self.problem(of: drawing, "", inside: cell.frame, overhang, "the cell", "frame").map { [$0] } ?? []
        if let problem = try problemOfText(in: cell) { problems.append(problem) }
        var foreground = CodeDrawing()
        if withField {
            for part in FieldPart.allCases {
                let whole = try self.drawing(of: part, of: situation.field, in: context)
                if part == .foreground { foreground = whole }
                let name = " of the \(part.rawValue)"
                if let problem = Self.problem(of: whole, name, inside: context.bounds, overhang, "the field", "bounds")
                {
                    problems.append(problem)
                }
            }
        }
        let finite = drawing.callWithoutFiniteNumbers == nil && foreground.callWithoutFiniteNumbers == nil
        guard finite, cell.frame.width >= Self.roomForText.width, cell.frame.height >= Self.roomForText.height
        else { return problems }
        switch situation.sample.content {
        case .character(let character):
            if let problem = try problem(of: character, in: situation, cell, drawing, under: foreground) {
                problems.append(problem)
            }
        case .masked: problems += try problemsOfMask(in: situation, cell, drawing)
        case .empty, .placeholder: break
        }
        return problems
    }

    private static func problem(
        of drawing: CodeDrawing, _ part: String, inside frame: CGRect, _ overhang: CGFloat, _ place: String,
        _ name: String
    ) -> Problem? {
        if let call = drawing.callWithoutFiniteNumbers { return .number(in: call + part) }
        let room = frame.insetBy(dx: -overhang, dy: -overhang)
        guard let outside = DrawingOverflow(of: drawing, outOf: room).furthest else { return nil }
        return Problem(
            check: .drawsInside,
            message: "\(outside.call)\(part) reaches \(outside.distance.tenths) points out of \(place)"
                + (overhang > 0 ? " and its overhang" : ""),
            fix:
                "Draw inside context.\(name), or clip to it: something else may be next to it. For a glow or a shadow, "
                + "set the layout's overhang")
    }

    private mutating func problemOfText(in context: CellContext) throws(TooSlow) -> Problem? {
        guard let rect = try textPlace(in: context).rect else { return nil }
        guard rect.isFinite else { return .number(in: "The rectangle of the text") }
        let distance = rect.reach(outOf: context.frame)
        guard distance > DrawingOverflow.tolerance else { return nil }
        return Problem(
            check: .drawsInside,
            message:
                "The rectangle of the text, and with it the caret, reaches \(distance.tenths) points out of the cell",
            fix: "Return a rectangle inside context.frame from textRect(in:), or nil where there is no room")
    }

    /// A character that can't be read, because it is missing or hidden.
    private mutating func problem(
        of character: Character, in situation: Situation, _ context: CellContext, _ drawing: CodeDrawing,
        under foreground: CodeDrawing
    ) throws(TooSlow) -> Problem? {
        guard checks.contains(.showsCharacters) else { return nil }
        var cell = situation.cell
        func other(_ content: CodeCell.Content, _ checker: inout RendererChecker) throws(TooSlow) -> CodeDrawing {
            cell.content = content
            return try checker.drawing(of: cell, in: context)
        }
        let twin = try other(.character(character == "4" ? "7" : "4"), &self)
        let constants = drawing.texts.isEmpty ? [] : twin.shownTexts()
        switch drawing.shownTexts(under: foreground).without(constants).showing(character) {
        case .visible: return nil
        case .hidden:
            return Problem(
                check: .showsCharacters, message: "The character \(character) is covered, clipped, transparent or tiny",
                fix: "Draw the character last, inside every clip and under no opaque foreground")
        case .missing: break
        }
        // As a path or an image.
        let others = [twin, try other(.empty, &self), try other(.masked, &self)]
        guard others.contains(drawing) else { return nil }
        return Problem(
            check: .showsCharacters, message: "The character \(character) is not drawn",
            fix: "Draw the character of an unmasked cell in every state, cell and environment, as "
                + "context.draw(cell.content, font:with:) does")
    }

    /// A mask that shows a character or nothing.
    private mutating func problemsOfMask(
        in situation: Situation, _ context: CellContext, _ drawing: CodeDrawing
    ) throws(TooSlow) -> [Problem] {
        var problems: [Problem] = []
        var cell = situation.cell
        let texts = drawing.shownTexts().filter { $0.text.contains { $0.isLetter || $0.isNumber } }
        var found = drawing.symbols.first(where: \.isSymbolOfCharacters).map { "the symbol \($0)" }
        if !texts.isEmpty {
            // What stands beside every character says nothing of one.
            var constants: [ShownText]?
            for character in ["4", "7"] as [Character] {
                cell.content = .character(character)
                let texts = try self.drawing(of: cell, in: context).shownTexts()
                constants = constants.map { $0.filter(texts.contains) } ?? texts
            }
            found = found ?? texts.without(constants ?? []).first?.text.debugDescription
        }
        if let found {
            problems.append(
                Problem(
                    check: .hidesCharacters, message: "A masked cell shows \(found)",
                    fix:
                        "Draw a dot, or another sign that is not a letter or digit: users may mistake one for what they "
                        + "typed"))
        }
        cell.content = .empty
        if checks.contains(.tellsStatesApart), try self.drawing(of: cell, in: context) == drawing {
            problems.append(
                Problem(
                    check: .tellsStatesApart, message: "A masked cell looks like an empty one",
                    fix: "Draw a dot or another sign in each masked cell, or users can't see what they typed"))
        }
        return problems
    }
}

extension RendererChecker.Problem {
    /// A number in a call that is infinite or NaN.
    static func number(in call: String) -> Self {
        Self(
            check: .drawsFiniteNumbers, message: "\(call) has a number that is infinite or NaN",
            fix:
                "Check a length before you divide by it, because it may be 0, and a rectangle before you compute points from "
                + "it, because it may be null")
    }
}

extension String {
    /// Whether a symbol of this name shows letters or digits, as `3.circle` and `textformat.abc` do.
    ///
    /// A number at the end, as in `person.2`, is a count.
    fileprivate var isSymbolOfCharacters: Bool {
        guard let first = split(separator: ".").first else { return false }
        return first.allSatisfy(\.isNumber) || first.count == 1 && first.allSatisfy(\.isLetter)
            || ["abc", "character", "numbers", "textformat"].contains(first)
    }
}
