import CodeInputStyles

/// A style with its name in commands and its settings.
struct PlaygroundStyle: Sendable {
    /// The name in commands and links, the title on a page, and a sentence about the look.
    let name, title, note: String
    /// The Swift expressions for the style of a field, and for a variable to customize.
    let code, declaration: String
    /// The style with its defaults.
    let renderer: AnyStyle
    /// The settings of the style.
    let settings: [StyleSetting]

    private let make: @Sendable ([String: StyleValue]) -> (renderer: AnyStyle, code: [String])
    private let read: @Sendable (StyleSetting, _ isDark: Bool) -> StyleValue?

    /// Creates a style from the properties of its renderer that settings change, but those of `unseen` keys: they have no
    /// visible effect, such as a line for cells without one.
    init<Style: CodeCellRenderer>(
        name: String, title: String, note: String, code: String, declaration: String, renderer: Style,
        parts: StyleParts<Style>, unseen: Set<String> = []
    ) {
        self.name = name
        self.title = title
        self.note = note
        self.code = code
        self.declaration = declaration
        self.renderer = erased(renderer)
        let entries = Dictionary(uniqueKeysWithValues: parts.entries.map { ($0.setting.key, $0) })
        let ofLayout = Dictionary(uniqueKeysWithValues: StyleTables.layout.map { ($0.setting.key, $0) })
        settings = StyleTables.settings.filter { setting in
            let applies = entries[setting.key] != nil || parts.layout != nil && ofLayout[setting.key] != nil
            return applies && !unseen.contains(setting.key)
        }
        read = { setting, isDark in
            if let entry = entries[setting.key] { return entry.read(renderer, isDark) }
            guard let part = parts.layout, let entry = ofLayout[setting.key] else { return nil }
            return entry.read(StyleLayout(part.lens.get(renderer)), isDark)
        }
        make = { [settings] values in
            var style = renderer
            var lines: [String] = []
            var layout = parts.layout.map { StyleLayout($0.lens.get(style)) }
            for setting in settings {
                guard let value = values[setting.key] else { continue }
                if let entry = entries[setting.key] {
                    entry.write(&style, value)
                    lines.append("style.\(entry.code) = \(value.code)")
                } else if var changed = layout {
                    ofLayout[setting.key]?.write(&changed, value)
                    layout = changed
                }
            }
            if let part = parts.layout, let layout, case let code = layout.code("style.\(part.code)"), !code.isEmpty {
                part.lens.set(&style, layout.layout)
                lines += code
            }
            return (erased(style), lines)
        }
    }

    /// Applies values by the keys of their settings, also as Swift code that sets them on a variable named `style`.
    func restyled(_ values: [String: StyleValue]) -> (renderer: AnyStyle, code: [String]) { make(values) }

    /// The default value of a setting.
    func defaultValue(of setting: StyleSetting, isDark: Bool) -> StyleValue? { read(setting, isDark) }
}

#if hasFeature(Embedded)
/// A renderer of any type, where there are no values of a protocol's type.
struct AnyStyle: CodeCellRenderer {
    let layout: CodeCellLayout
    let motion: CodeMotion
    let text: CodeTextStyle
    let caret: CodeCaretStyle
    private let frames: @Sendable (Int, CGRect, CodeEnvironment) -> [CGRect]
    private let rect: @Sendable (CellContext) -> CGRect?
    private let cell: @Sendable (CodeCell, inout CellContext) -> Void
    private let background, foreground: @Sendable (CodeFieldState, inout FieldContext) -> Void

    fileprivate init<Style: CodeCellRenderer>(_ style: Style) {
        (layout, motion, text, caret) = (style.layout, style.motion, style.text, style.caret)
        frames = { style.cellFrames(count: $0, in: $1, environment: $2) }
        rect = { style.textRect(in: $0) }
        cell = { style.draw($0, in: &$1) }
        background = { style.drawBackground(of: $0, in: &$1) }
        foreground = { style.drawForeground(of: $0, in: &$1) }
    }

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        frames(count, bounds, environment)
    }

    func textRect(in context: CellContext) -> CGRect? { rect(context) }

    func draw(_ cell: CodeCell, in context: inout CellContext) { self.cell(cell, &context) }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) { background(field, &context) }

    func drawForeground(of field: CodeFieldState, in context: inout FieldContext) { foreground(field, &context) }
}

private func erased(_ style: some CodeCellRenderer) -> AnyStyle { AnyStyle(style) }
#else
typealias AnyStyle = any CodeCellRenderer

private func erased(_ style: some CodeCellRenderer) -> AnyStyle { style }
#endif
