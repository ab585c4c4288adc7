import CodeInputStyles

final class PlaygroundStyle: Sendable {
    /// The name in commands and links, the title on a page, and a sentence about the look.
    let name, title, note: String
    /// The Swift expressions for the style of a field, and for a variable to customize.
    let code, declaration: String
    let renderer: AnyStyle
    let settings: [StyleSetting]

    private let open: @Sendable () -> (parts: StyleParts, close: () -> AnyStyle)

    /// Creates a style, whose settings change its renderer's properties, except `unseen` ones, which nobody would see.
    init<Style: CodeCellRenderer>(
        name: String, title: String, note: String, code: String, declaration: String, renderer: Style,
        unseen: [String] = [], parts: @escaping @Sendable (StyleBox<Style>) -> StyleParts
    ) {
        (self.name, self.title, self.note) = (name, title, note)
        (self.code, self.declaration, self.renderer) = (code, declaration, erased(renderer))
        settings = parts(StyleBox(renderer)).settings.filter { !unseen.contains($0.key) }
        open = {
            let box = StyleBox(renderer)
            return (parts(box), { erased(box.style) })
        }
    }

    /// Applies values by the keys of their settings, also as Swift code that sets them on a variable named `style`.
    func restyled(_ values: [String: String]) -> (renderer: AnyStyle, code: [String]) {
        let (parts, close) = open()
        let code = parts.apply(values, of: settings)
        return (close(), code)
    }

    func defaultValue(of setting: StyleSetting, isDark: Bool) -> String? {
        open().parts.value(of: setting, isDark: isDark)
    }
}

#if hasFeature(Embedded)
/// A renderer of any type, where there are no values of a protocol's type; a reference, because a field is copied often.
final class AnyStyle: CodeCellRenderer {
    let layout: CodeCellLayout
    let motion: CodeMotion
    let text: CodeTextStyle
    let caret: CodeCaretStyle
    private let frames: @Sendable (Int, CGRect, CodeEnvironment) -> [CGRect]
    private let rect: @Sendable (CellContext) -> CGRect?
    private let cell, character: @Sendable (CodeCell, inout CellContext) -> Void
    private let background, foreground: @Sendable (CodeFieldState, inout FieldContext) -> Void

    fileprivate init<Style: CodeCellRenderer>(_ style: Style) {
        (layout, motion, text, caret) = (style.layout, style.motion, style.text, style.caret)
        frames = { style.cellFrames(count: $0, in: $1, environment: $2) }
        rect = { style.textRect(in: $0) }
        cell = { style.draw($0, in: &$1) }
        character = { style.drawCharacter(of: $0, in: &$1) }
        background = { style.drawBackground(of: $0, in: &$1) }
        foreground = { style.drawForeground(of: $0, in: &$1) }
    }

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        frames(count, bounds, environment)
    }

    func textRect(in context: CellContext) -> CGRect? { rect(context) }

    func draw(_ cell: CodeCell, in context: inout CellContext) { self.cell(cell, &context) }

    func drawCharacter(of cell: CodeCell, in context: inout CellContext) { character(cell, &context) }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) { background(field, &context) }

    func drawForeground(of field: CodeFieldState, in context: inout FieldContext) { foreground(field, &context) }
}

private func erased(_ style: some CodeCellRenderer) -> AnyStyle { AnyStyle(style) }
#else
typealias AnyStyle = any CodeCellRenderer

private func erased(_ style: some CodeCellRenderer) -> AnyStyle { style }
#endif
