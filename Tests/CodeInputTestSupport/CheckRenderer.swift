public import CodeInputStyles

/// Checks that a renderer keeps the promises of `CodeCellRenderer`, and that people can tell its states apart.
///
/// ```swift
/// @Test("Chips keep what a renderer promises")
/// func chips() {
///     #expect(checkRenderer(ChipRenderer()).isEmpty)
/// }
/// ```
///
/// It takes about a second, because a renderer must draw the same a second later.
///
/// Contrast is computed from the drawing itself, composited over the field's background and whatever the renderer drew
/// beneath. An image counts as its fallback, because no picture is loaded; text is taken to be as large as digits of
/// the system font. A disabled field needs no contrast, as in WCAG.
///
/// - Parameters:
///   - renderer: What to check.
///   - checks: What to check it for; everything unless given.
///   - background: What the field stands on.
/// - Returns: One finding a check that fails, in the order of ``RendererCheck``; empty when all is well.
public func checkRenderer(
    _ renderer: any CodeCellRenderer, for checks: Set<RendererCheck> = Set(RendererCheck.allCases),
    on background: CodeColor = .background
) -> [RendererFinding] {
    var checker = RendererChecker(renderer: renderer, checks: checks, background: background)
    checker.run()
    return RendererCheck.allCases.compactMap { checker.findings[$0] }
}
