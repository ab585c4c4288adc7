public import CodeInputStyles

/// Checks the contract of `CodeCellRenderer`, and that users can distinguish the states.
///
/// ```swift
/// @Test("Chips pass every check")
/// func chips() {
///     #expect(checkRenderer(ChipRenderer()).isEmpty)
/// }
/// ```
///
/// It takes about a second, because a renderer must draw the same a second later. It draws thousands of cells in many
/// situations, the same in each run. A finding names the simplest situation that fails.
///
/// Contrast is computed from the drawing, composited over the field's background. An image counts as its fallback or as
/// one color, because no image is loaded. Text counts as large as digits of the system font. A disabled field needs no contrast,
/// as in WCAG.
///
/// - Parameters:
///   - renderer: The renderer to check.
///   - checks: The checks to run. Defaults to all.
///   - background: The background of the field.
///   - picture: A color of the pictures that the renderer draws, in place of their fallbacks. Check with the lightest, the
///     darkest and a middle color. Over a picture, the focus and the verdicts need contrast, in two tones of their own if
///     need be, and an empty cell needs no boundary. Nil checks the fallbacks.
/// - Returns: One finding for each check that fails, in the order of ``RendererCheck``; empty if every check passes.
public func checkRenderer(
    _ renderer: any CodeCellRenderer, for checks: Set<RendererCheck> = Set(RendererCheck.allCases),
    on background: CodeColor = .background, picture: CodeColor? = nil
) -> [RendererFinding] {
    var checker = RendererChecker(renderer: renderer, checks: checks, background: background, picture: picture)
    checker.run()
    return RendererCheck.allCases.compactMap { checker.findings[$0] }
}

/// A check of a renderer.
public enum RendererCheck: String, Sendable, Hashable, CaseIterable {
    /// A cell's drawing and the rectangle of its text stay in the cell, background and foreground in the field, all with
    /// the layout's `overhang`, and the cells in the field.
    case drawsInside
    /// No coordinate, length or size is infinite or NaN, whatever the size of the cell.
    ///
    /// The check reports points computed from a null rectangle, which `insetBy(dx:dy:)` returns for a narrow cell. It ignores
    /// what the drawing calls drop, such as a line width of NaN or a null rectangle in a path.
    case drawsFiniteNumbers
    /// The same cell in the same context gives the same drawing, in any order and at any time.
    ///
    /// This holds for the background, the foreground, the text's rectangle, the caret and the layout too. The check draws
    /// again for a second, so it can miss rare changes.
    case isDeterministic
    /// A cell has at most 1,000 elements, a background 10,000, and neither takes long to draw.
    ///
    /// An element is a drawing call, an element of a path, a length of a dash pattern, a color, or a byte of a text. A call is
    /// too slow if it takes more than 2 milliseconds ten times in a row, so a busy machine does no harm. The first
    /// failure stops all checks: fix it, then check again. Without this check there is no limit.
    case drawsQuickly
    /// No two states look alike, the foreground included, which may show the status once for the whole field.
    case tellsStatesApart
    /// No two states, the foreground included, differ only by hue.
    case tellsStatesApartWithoutColor
    /// An unmasked cell shows its character, in each state, cell and environment.
    ///
    /// The character is text, or looks different from an empty cell, a masked cell, and every other character. Half of a
    /// text must be visible: not clipped, and not under an opaque shape or the foreground. A text that stands beside every
    /// character, such as a price, counts as none. Cells smaller than 16 by 20 points need no character.
    case showsCharacters
    /// A masked cell shows no letter or digit, as text or as a symbol, and does not depend on the character that it
    /// showed before.
    ///
    /// A text that stands beside every character too, such as the number of the cell, is allowed.
    case hidesCharacters
    /// Text has a contrast of 4.5:1 (WCAG 2.2, success criterion 1.4.3).
    case textContrast
    /// The boundary of an empty cell has a contrast of 3:1 (WCAG 2.2, success criterion 1.4.11).
    case boundaryContrast
    /// The difference of the focused cell has a contrast of 3:1 (WCAG 2.2, success criteria 1.4.11 and 2.4.7), whatever the cell
    /// holds, and in every status: the field has the focus until the user leaves it.
    case focusContrast
}

/// Something that a renderer does wrong.
public struct RendererFinding: Sendable, Hashable {
    /// The most examples of a finding.
    private static let mostExamples = 3

    /// The check that failed.
    public let check: RendererCheck
    /// What is wrong, and by how much the first time.
    public let message: String
    /// How to fix it.
    public let fix: String
    /// The number of failures.
    public private(set) var count = 0
    /// Up to three cells, states, pairs of states or characters that failed.
    ///
    /// Each names only what the failure needs: with "character, rest, right to left", it fails in light and dark.
    public private(set) var examples: [String] = []

    init(_ check: RendererCheck, _ message: String, fix: String) {
        (self.check, self.message, self.fix) = (check, message, fix)
    }

    /// A number in a call that is infinite or NaN.
    static func number(in call: String) -> Self {
        Self(
            .drawsFiniteNumbers, "\(call) has a number that is infinite or NaN",
            fix:
                "Check a length before you divide by it, because it may be 0, and a rectangle before you compute points "
                + "from it, because it may be null")
    }

    /// Whether another example is wanted: there are few, and a line has room for one.
    var wantsExample: Bool { examples.count < Self.mostExamples && examples.joined().count < 150 }

    /// Counts another failure.
    ///
    /// - Parameter example: The finding keeps it if there is room, and if it does not begin like another example.
    mutating func add(_ example: String?) {
        count += 1
        guard let example, wantsExample, !examples.contains(where: example.hasPrefix) else { return }
        examples.append(example)
    }
}

extension RendererFinding: CustomStringConvertible, CustomDebugStringConvertible {
    /// One line: the check, what is wrong, the examples, and how to fix it.
    public var description: String {
        let list = examples.joined(separator: "; ")
        return "\(check.rawValue): \(message) (\(list)\(count > examples.count ? "; \(count) times" : "")). \(fix)."
    }

    /// The description on a new line.
    ///
    /// So an array of findings prints one on each line.
    public var debugDescription: String { "\n" + description }
}

extension BinaryFloatingPoint {
    /// The number with one digit after the point.
    var tenths: String { "\((self * 10).rounded() / 10)" }
}
