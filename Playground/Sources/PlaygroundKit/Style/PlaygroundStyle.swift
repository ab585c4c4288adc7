import CodeInputUIKit

/// A style that commands know by its name, with what can be set about it.
struct PlaygroundStyle: Sendable {
    /// What commands and links call it.
    let name: String
    /// What a page calls it.
    let title: String
    /// One sentence about what it looks like.
    let note: String
    /// How Swift code names it as the style of a field.
    let code: String
    /// How Swift code makes one to be changed.
    let declaration: String
    /// The style with its defaults.
    let renderer: any CodeCellRenderer
    /// The settings that it has.
    let settings: [StyleSetting]

    private let make: @Sendable ([String: StyleValue]) -> (renderer: any CodeCellRenderer, code: [String])
    private let read: @Sendable (StyleSetting, _ isDark: Bool) -> StyleValue?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - name: What commands and links call it.
    ///   - title: What a page calls it.
    ///   - note: One sentence about what it looks like.
    ///   - code: How Swift code names it as the style of a field.
    ///   - declaration: How Swift code makes one to be changed.
    ///   - renderer: The style with its defaults.
    ///   - parts: Where the renderer keeps what is set.
    ///   - unseen: The keys of settings that show nowhere, such as a line around cells that have none.
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
                lines.append("style.\(part.code) = \(layout.code)")
            }
            return (style, lines)
        }
    }

    /// The style with some settings.
    ///
    /// - Parameter values: What is set, by the keys of the settings.
    /// - Returns: The style, and the lines of Swift code that set it on a variable named `style`.
    func restyled(_ values: [String: StyleValue]) -> (renderer: any CodeCellRenderer, code: [String]) { make(values) }

    /// What a setting is as long as nobody sets it.
    func defaultValue(of setting: StyleSetting, isDark: Bool) -> StyleValue? { read(setting, isDark) }
}
