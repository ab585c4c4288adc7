@_exported public import CodeInputStyles

/// Checks the contract of `CodeCellRenderer`, and that users can distinguish the states.
///
/// It takes about a second in a debug build, and draws thousands of cells, the same in each run. A finding names the
/// simplest situation that fails. Contrast is computed from the drawing, composited over the field's background. No
/// image is loaded. Where Differentiate Without Color or Reduce Transparency changes a drawing, it is judged with both,
/// too.
///
/// `picture` is a color that takes the place of each image that the renderer draws; nil checks the fallbacks of the
/// images. Check three times: with the lightest, the darkest and a middle color of your image. Over an image, an empty
/// cell needs no boundary, but the focus and the verdicts need contrast: draw them in a light and a dark tone if the
/// image has both.
///
/// It returns one finding for each check that fails, in the order of ``RendererCheck``; none if every check passes.
public func checkRenderer(
    _ renderer: any CodeCellRenderer, for checks: Set<RendererCheck> = Set(RendererCheck.allCases),
    on background: CodeColor = .background, picture: CodeColor? = nil
) -> [RendererFinding] {
    let checker = RendererChecker(renderer: renderer, checks: checks, background: background, picture: picture)
    try? checker.run()
    return RendererCheck.allCases.compactMap { checker.findings[$0] }
}

/// A check of a renderer.
public enum RendererCheck: String, Sendable, Hashable, CaseIterable {
    /// A cell's drawing and the rectangle of its text stay in the cell, background and foreground in the field, all
    /// with the layout's `overhang`, and the cells in the field.
    case drawsInside
    /// No coordinate, length or size that a call keeps is infinite or NaN, whatever the size of the cell.
    case drawsFiniteNumbers
    /// The same cell in the same context gives the same drawing, text rectangle, caret and layout, in any order and a
    /// second later, and so do background and foreground. None depends on what the renderer's `dependencies` leave out.
    case isDeterministic
    /// A cell has at most 1,000 elements, a background 10,000, and neither takes long to draw.
    ///
    /// An element is a drawing call, an element of a path, a length of a dash pattern, a color, or a byte of a text. A
    /// call is too slow if it takes more than 2 milliseconds ten times in a row. The first failure ends the run.
    case drawsQuickly
    /// No two states look alike, the foreground included, which may show the status once for the whole field.
    case tellsStatesApart
    /// No two states, the foreground included, differ only by hue.
    case tellsStatesApartWithoutColor
    /// An unmasked cell of 16 by 20 points or more shows its character, in each state and environment.
    ///
    /// The character is text, of which half is visible, or looks different from an empty cell, a masked cell, and every
    /// other character. A text that stands beside every character, such as a price, counts as none.
    case showsCharacters
    /// A masked cell shows no letter or digit, as text or as a symbol, unless every cell shows it, and does not depend
    /// on an earlier character.
    case hidesCharacters
    /// Text has a contrast of 4.5:1 (WCAG 2.2, success criterion 1.4.3).
    ///
    /// Text of a disabled field, which WCAG exempts, has 1.5:1, so that it does not vanish. A character that is drawn
    /// as a path has 3:1. A 0 is looked at in every state, and each digit, and some letters, at rest.
    case textContrast
    /// The boundary of an empty cell has a contrast of 3:1 (WCAG 2.2, success criterion 1.4.11).
    case boundaryContrast
    /// The difference of the focused cell has a contrast of 3:1 (WCAG 2.2, success criteria 1.4.11 and 2.4.7), whatever
    /// the cell holds, and in every status but that of a right code, which no cell has the focus in. A caret does not
    /// count for it.
    case focusContrast
}

/// Something that a renderer does wrong.
public struct RendererFinding: Sendable, Hashable {
    /// The check that failed.
    public let check: RendererCheck
    /// What is wrong, and by how much the first time.
    public let message: String
    /// How to fix it.
    public let fix: String
    /// The number of failures.
    public private(set) var count = 0
    /// Up to three cells, states, pairs of states or characters that failed, each with only the conditions that the
    /// failure needs.
    public private(set) var examples: [String] = []

    init(_ check: RendererCheck, _ message: String, fix: String) {
        (self.check, self.message, self.fix) = (check, message, fix)
    }

    static func number(in call: String) -> Self {
        Self(
            .drawsFiniteNumbers, "\(call) has a number that is infinite or NaN",
            fix: "Check a length before you divide by it, because it may be 0, and a rectangle before you compute "
                + "points from it, because it may be null")
    }

    /// Whether another example is wanted: there are few, and a line has room for one.
    var wantsExample: Bool { examples.count < 3 && examples.joined().count < 150 }

    /// Counts another failure, and keeps its example if there is room for it and no other example begins alike.
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

    /// The description on a new line, so that an array of findings prints one on each.
    public var debugDescription: String { "\n" + description }
}

extension BinaryFloatingPoint { var tenths: String { "\((self * 10).rounded() / 10)" } }
