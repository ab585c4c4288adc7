/// What a renderer is checked for.
public enum RendererCheck: String, Sendable, Hashable, CaseIterable {
    /// A cell's drawing and its caret stay in the cell, at 1 to 64 cells, at every width and scale, in both directions
    /// and with the largest text.
    case drawsInside
    /// No coordinate, length or size is infinite or not a number, whatever the size of the cell.
    ///
    /// A null rectangle, which `insetBy(dx:dy:)` makes of a narrow cell, adds nothing to a path. Points computed from
    /// one lie at infinity and are reported, and so is one as a caret or as the place of a native drawing. Numbers that
    /// the drawing calls themselves throw away, such as a line width that is no number, are not looked at, nor what a
    /// native drawing holds.
    case drawsFiniteNumbers
    /// The same cell in the same context gives the same drawing, whatever was drawn before.
    case isDeterministic
    /// No two states look alike.
    case tellsStatesApart
    /// No two states differ by hue alone.
    case tellsStatesApartWithoutColor
    /// The character of a cell that is not masked is drawn.
    case showsCharacters
    /// In a masked cell no letter or digit is drawn.
    case hidesCharacters
    /// Text has a contrast of 4.5:1 (WCAG 2.2, success criterion 1.4.3).
    case textContrast
    /// An empty cell can be seen with a contrast of 3:1 (WCAG 2.2, success criterion 1.4.11).
    case boundaryContrast
    /// What changes in the focused cell has a contrast of 3:1 (WCAG 2.2, success criterion 1.4.11).
    case focusContrast
}
