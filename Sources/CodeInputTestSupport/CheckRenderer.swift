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
/// It takes about a second, because a renderer must draw the same a second later. It draws thousands of cells in random
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
