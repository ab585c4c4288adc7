/// What a renderer is checked for.
public enum RendererCheck: String, Sendable, Hashable, CaseIterable {
    /// A cell's drawing and its caret stay in the cell, and background and foreground stay in the field.
    ///
    /// Holds at 1 to 64 cells and at every width, in light and dark, with and without increased contrast, at every scale
    /// and text size, and in both directions.
    case drawsInside
    /// No coordinate, length or size is infinite or not a number, whatever the size of the cell.
    ///
    /// A null rectangle, which `insetBy(dx:dy:)` makes of a narrow cell, adds nothing to a path. Points computed from
    /// one lie at infinity and are reported, and so is one as a caret or as the place of a native drawing. Numbers that
    /// the drawing calls themselves throw away, such as a line width that is no number, are not looked at, nor what a
    /// native drawing holds.
    case drawsFiniteNumbers
    /// The same cell in the same context gives the same drawing, whatever was drawn before, and at any time.
    ///
    /// Holds for the background, the caret and the layout too. With `backgroundDependsOnCells` false
    /// the background is the same for all cells. The check draws again for a second: a change that comes
    /// once an hour is not seen.
    case isDeterministic
    /// A cell takes at most 1,000 pieces to draw, a background 10,000, and neither takes long.
    ///
    /// A piece is a drawing call, an element of a path, a length of a dash pattern, or a character of a text. The
    /// renderer is too slow when most of its calls take more than 2 milliseconds, or all together 30 seconds. The first
    /// drawing that is too much ends the whole check: mend it, then check again. Without this check there is no limit.
    case drawsQuickly
    /// No two states look alike.
    ///
    /// The status of a code may be told once a field: what lies over the cells counts.
    case tellsStatesApart
    /// No two states differ by hue alone.
    ///
    /// As with ``tellsStatesApart``, what lies over the cells tells the status of a code.
    case tellsStatesApartWithoutColor
    /// The character of a cell that is not masked is drawn, whichever it is, in each state and in each cell.
    ///
    /// It is drawn as text, or in a way that looks different from an empty cell, a masked one, and every other
    /// character.
    case showsCharacters
    /// In a masked cell no letter or digit is drawn, as text or as a symbol, and nothing depends on what the cell showed
    /// before.
    case hidesCharacters
    /// Text has a contrast of 4.5:1 (WCAG 2.2, success criterion 1.4.3).
    case textContrast
    /// An empty cell can be seen with a contrast of 3:1 (WCAG 2.2, success criterion 1.4.11).
    case boundaryContrast
    /// What changes in the focused cell has a contrast of 3:1 (WCAG 2.2, success criterion 1.4.11).
    case focusContrast
}
