/// A check of a renderer.
public enum RendererCheck: String, Sendable, Hashable, CaseIterable {
    /// A cell's drawing and the rectangle of its text stay in the cell, and background and foreground stay in the field.
    ///
    /// A drawing may reach into the layout's `overhang` around it. The frames of the cells are inside the field.
    /// This holds for 1 to 64 cells, every width, and every environment: light and dark, increased contrast, bold text,
    /// scale, text size and direction.
    case drawsInside
    /// No coordinate, length or size is infinite or NaN, whatever the size of the cell.
    ///
    /// A null rectangle, which `insetBy(dx:dy:)` returns for a narrow cell, adds nothing to a path. The check reports
    /// points computed from a null rectangle, and a null rectangle for text. It ignores
    /// numbers that the drawing calls drop, such as a line width of NaN.
    case drawsFiniteNumbers
    /// The same cell in the same context gives the same drawing, in any order and at any time.
    ///
    /// This holds for the background, the text's rectangle, the caret and the layout too. The check draws again for a second, so it can miss
    /// rare changes.
    case isDeterministic
    /// A cell has at most 1,000 elements, a background 10,000, and neither takes long to draw.
    ///
    /// An element is a drawing call, an element of a path, a length of a dash pattern, or a character of a text. A call is
    /// too slow if it takes more than 2 milliseconds ten times in a row, so a busy machine does no harm. The first
    /// failure stops all checks: fix it, then check again. Without this check there is no limit.
    case drawsQuickly
    /// No two states look alike.
    ///
    /// The foreground counts, because it may show the status once for the whole field.
    case tellsStatesApart
    /// No two states differ only by hue.
    ///
    /// As with ``tellsStatesApart``, the foreground counts.
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
    /// The difference of the focused cell has a contrast of 3:1 (WCAG 2.2, success criterion 1.4.11).
    case focusContrast
}
