import CodeInputUIKit

/// A style with its name in commands and its settings.
struct PlaygroundStyle: Sendable {
    /// The name in commands and links.
    let name: String
    /// The title on a page.
    let title: String
    /// A sentence about the style's look.
    let note: String
    /// The Swift expression for the style of a field.
    let code: String
    /// The Swift expression for a variable to customize.
    let declaration: String
    /// The style with its defaults.
    let renderer: any CodeCellRenderer
    /// The settings of the style.
    let settings: [StyleSetting]

    private let make: @Sendable ([String: StyleValue]) -> (renderer: any CodeCellRenderer, code: [String])
    private let read: @Sendable (StyleSetting, _ isDark: Bool) -> StyleValue?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - name: The name in commands and links.
    ///   - title: The title on a page.
    ///   - note: A sentence about the style's look.
    ///   - code: The Swift expression for the style of a field.
    ///   - declaration: The Swift expression for a variable to customize.
    ///   - renderer: The style with its defaults.
    ///   - parts: The properties of the renderer that settings change.
    ///   - unseen: The keys of settings without a visible effect, such as a line for cells without one.
    init<Style: CodeCellRenderer>(
        name: String, title: String, note: String, code: String, declaration: String, renderer: Style,
        parts: StyleParts<Style>, unseen: Set<String> = []
    ) {
        self.name = name
        self.title = title
        self.note = note
        self.code = code
        self.declaration = declaration
        self.renderer = renderer
        let read: @Sendable (StyleSetting, Bool) -> StyleValue? = { setting, isDark in
            if let access = parts.access(to: setting.target) { return access.read(renderer, isDark) }
            return parts.layout.flatMap { StyleLayout(renderer[keyPath: $0.path])[setting.target] }
        }
        self.read = read
        let settings = StyleSetting.all.filter { !unseen.contains($0.key) && read($0, false) != nil }
        self.settings = settings
        make = { values in
            var style = renderer
            var lines: [String] = []
            var layout = parts.layout.map { StyleLayout(style[keyPath: $0.path]) }
            var setsLayout = false
            for setting in settings {
                guard let value = values[setting.key] else { continue }
                if let access = parts.access(to: setting.target) {
                    access.write(&style, value)
                    lines.append("style.\(access.code) = \(value.code)")
                } else {
                    layout?[setting.target] = value
                    setsLayout = true
                }
            }
            if setsLayout, let part = parts.layout, let layout {
                style[keyPath: part.path] = layout.layout
                lines += layout.code("style.\(part.code)")
            }
            return (style, lines)
        }
    }

    /// Applies settings to the style.
    ///
    /// - Parameter values: The values by the keys of their settings.
    /// - Returns: The style, and the Swift code that sets the values on a variable named `style`.
    func restyled(_ values: [String: StyleValue]) -> (renderer: any CodeCellRenderer, code: [String]) { make(values) }

    /// The default value of a setting.
    func defaultValue(of setting: StyleSetting, isDark: Bool) -> StyleValue? { read(setting, isDark) }
}
