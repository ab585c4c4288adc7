import CodeInputStyles

/// A setting with its property: how it reads and writes a whole, such as a style or the motion of one, and its Swift code.
struct StyleEntry<Whole>: Sendable {
    let setting: StyleSetting
    /// The Swift name of the property, after the name of the whole; empty if it is the whole.
    let code: String
    let read: @Sendable (Whole, _ isDark: Bool) -> StyleValue
    let write: @Sendable (inout Whole, StyleValue) -> Void
}

extension StyleEntry {
    fileprivate init<Value>(
        _ key: String, _ title: String, _ group: String, _ form: StyleForm<Value>, _ code: String,
        _ get: @escaping @Sendable (Whole) -> Value, _ set: @escaping @Sendable (inout Whole, Value) -> Void
    ) {
        self.init(
            setting: StyleSetting(key: key, title: title, group: group, kind: form.kind), code: code,
            read: { form.write(get($0), $1) },
            write: { whole, text in if let value = form.read(text) { set(&whole, value) } })
    }

    /// The setting of the same property in a larger whole, of which this one's whole is a part.
    fileprivate func part<Larger>(
        _ name: String, _ get: @escaping @Sendable (Larger) -> Whole,
        _ set: @escaping @Sendable (inout Larger, Whole) -> Void
    ) -> StyleEntry<Larger> {
        StyleEntry<Larger>(
            setting: setting, code: "\(name).\(code)", read: { read(get($0), $1) },
            write: { whole, value in
                var part = get(whole)
                write(&part, value)
                set(&whole, part)
            })
    }
}

/// The form in which a control and a link have the values of a property.
private struct StyleForm<Value>: Sendable {
    let kind: StyleSetting.Kind
    let read: @Sendable (StyleValue) -> Value?
    let write: @Sendable (Value, _ isDark: Bool) -> StyleValue
}

extension StyleForm where Value: BinaryFloatingPoint & Sendable {
    fileprivate static func number(_ range: ClosedRange<Double>, step: Double = 1) -> StyleForm {
        StyleForm(kind: .number(range, step: step)) {
            if case .number(let number) = $0 { Value(number) } else { nil }
        } write: { number, _ in
            .number(Double(number))
        }
    }
}

extension StyleForm where Value: Equatable & Sendable {
    /// Values by their names, the first of which is none.
    fileprivate static func choice(_ values: [(name: String, value: Value)]) -> StyleForm {
        StyleForm(kind: .choice(values.map { $0.name })) { choice in
            if case .choice(let name) = choice { values.first { $0.name == name }?.value } else { nil }
        } write: { value, _ in
            .choice((values.first { $0.value == value } ?? values[0]).name)
        }
    }
}

extension StyleForm<Bool> {
    fileprivate static let flag = choice([("off", false), ("on", true)])
}

final class StyleBox<Style: CodeCellRenderer> {
    var style: Style

    init(_ style: Style) { self.style = style }
}

/// The properties of a renderer that settings change, whatever its type: on the page, code for each type has its size.
///
/// Settings without a property don't apply.
struct StyleParts {
    /// A property of the renderer with its Swift name.
    struct Part<Value> {
        let code: String
        let get: () -> Value
        let set: (Value) -> Void

        init(_ code: String, _ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) {
            (self.code, self.get, self.set) = (code, get, set)
        }
    }

    private struct Property {
        let setting: StyleSetting
        let code: String
        let read: (_ isDark: Bool) -> StyleValue
        let write: (StyleValue) -> Void
    }

    var accent: Part<CodeColor>?
    var line: Part<ByState<CodeColor>>?
    var lineWidth: Part<ByState<CGFloat>>?
    var fill: Part<ByState<CodeColor>>?
    var text: Part<CodeTextStyle>?
    var cornerRadius: Part<CGFloat>?
    var dotSize: Part<CGFloat>?
    var layout: Part<CodeCellLayout>?
    var motion: Part<CodeMotion>?
    var quiet: Part<Bool>?

    /// The settings, in the order of the page.
    var settings: [StyleSetting] {
        var settings = properties.map { $0.setting }
        if layout != nil { settings += StyleTables.layout.map { $0.setting } }
        return StyleTables.settings.filter { setting in settings.contains { $0.key == setting.key } }
    }

    func value(of setting: StyleSetting, isDark: Bool) -> StyleValue? {
        if let property = properties.first(where: { $0.setting.key == setting.key }) { return property.read(isDark) }
        guard let layout, let entry = StyleTables.layout.first(where: { $0.setting.key == setting.key }) else {
            return nil
        }
        return entry.read(StyleLayout(layout.get()), isDark)
    }

    /// Changes the renderer, and returns the Swift code that changes a variable named `style` so.
    func apply(_ values: [String: StyleValue], of settings: [StyleSetting]) -> [String] {
        var lines: [String] = [], arrangement = layout.map { StyleLayout($0.get()) }
        let properties = properties
        for setting in settings {
            guard let value = values[setting.key] else { continue }
            if let property = properties.first(where: { $0.setting.key == setting.key }) {
                property.write(value)
                lines.append("style.\(property.code) = \(value.code)")
            } else if var changed = arrangement {
                StyleTables.layout.first { $0.setting.key == setting.key }?.write(&changed, value)
                arrangement = changed
            }
        }
        if let layout, let arrangement, case let code = arrangement.code("style.\(layout.code)"), !code.isEmpty {
            layout.set(arrangement.layout)
            lines += code
        }
        return lines
    }

    /// The settings, but those of the layout, which is one value.
    private var properties: [Property] {
        of(accent, [StyleTables.accent]) + of(line, StyleTables.line) + of(fill, StyleTables.fill)
            + of(text, StyleTables.textColors + StyleTables.font) + of(lineWidth, StyleTables.width)
            + of(cornerRadius, [StyleTables.corner]) + of(dotSize, [StyleTables.dot]) + of(motion, StyleTables.motion)
            + of(quiet, [StyleTables.quiet])
    }

    private func of<Value>(_ part: Part<Value>?, _ entries: [StyleEntry<Value>]) -> [Property] {
        guard let part else { return [] }
        return entries.map { entry in
            Property(
                setting: entry.setting, code: entry.code.isEmpty ? part.code : "\(part.code).\(entry.code)",
                read: { entry.read(part.get(), $0) },
                write: { value in
                    var whole = part.get()
                    entry.write(&whole, value)
                    part.set(whole)
                })
        }
    }
}

/// Every setting of a style, once: its name in links, its title and heading on the page, its values, and its property.
enum StyleTables {
    static let accent = StyleEntry<CodeColor>("accent", "Accent", "Accent", color, "", { $0 }, { $0 = $1 })
    static let line = colors("line", "Line color")
    static let fill = colors("fill", "Fill color")
    static let textColors: [StyleEntry<CodeTextStyle>] =
        colors("text", "Text color").map {
            $0.part("color", { $0.color }, { $0.color = $1 })
        }
        // Neither a filled cell shows a placeholder, nor one with the caret.
        + colors("placeholder", "Placeholder color", but: [.filled, .focused]).map {
            $0.part("placeholderColor", { $0.placeholderColor }, { $0.placeholderColor = $1 })
        }
    static let width = StyleState.allCases.map { state in
        StyleEntry<ByState<CGFloat>>(
            "width.\(state.rawValue)", state.rawValue, "Line width", .number(0...12, step: 0.5), state.rawValue,
            { $0[state] }, { $0[state] = $1 })
    }
    static let corner = StyleEntry<CGFloat>(
        "corner", "Corner radius", "Shape", .number(0...40), "", { $0 }, { $0 = $1 })
    static let dot = StyleEntry<CGFloat>("dot", "Dot size", "Shape", .number(4...40), "", { $0 }, { $0 = $1 })
    static let layout: [StyleEntry<StyleLayout>] = [
        StyleEntry("gap", "Gap", "Cells", .number(0...40), "", { $0.gap }, { $0.gap = $1 }),
        StyleEntry("groups", "Groups", "Cells", groups, "", { $0.groups }, { $0.groups = $1 }),
        StyleEntry(
            "groupGap", "Gap between groups", "Cells", .number(0...60), "", { $0.groupGap }, { $0.groupGap = $1 }),
        StyleEntry(
            "separator", "Separator", "Cells", names(StyleLayout.separators), "", { $0.separator },
            { $0.separator = $1 }),
        StyleEntry(
            "cellWidth", "Maximum width", "Cells", .number(20...120), "", { $0.cellWidth }, { $0.cellWidth = $1 }),
        StyleEntry(
            "align", "Alignment", "Cells", names(StyleLayout.alignments), "", { $0.alignment }, { $0.alignment = $1 }),
    ]
    static let font: [StyleEntry<CodeTextStyle>] = [
        StyleEntry(
            "size", "Font size", "Font and mask", .number(8...60), "font.size", { $0.font.size }, { $0.font.size = $1 }),
        StyleEntry(
            "weight", "Weight", "Font and mask",
            .choice([
                ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
                ("heavy", .heavy),
            ]), "font.weight", { $0.font.weight }, { $0.font.weight = $1 }),
        StyleEntry(
            "design", "Design", "Font and mask",
            .choice([
                ("standard", .standard), ("rounded", .rounded), ("monospaced", .monospaced), ("serif", .serif),
            ]), "font.design", { $0.font.design }, { $0.font.design = $1 }),
        StyleEntry("mask", "Mask", "Font and mask", mask, "mask", { $0.mask }, { $0.mask = $1 }),
    ]
    static let motion: [StyleEntry<CodeMotion>] = [
        effect(
            "insertion", "Insertion", ["pop", "slide", "roll"], "insertion", { $0.insertion }, { $0.insertion = $1 }),
        effect("removal", "Removal", ["pop", "slide", "roll"], "removal", { $0.removal }, { $0.removal = $1 }),
        effect(
            "invalid", "Invalid input", ["pop", "nudge", "shake"], "invalidInput", { $0.invalidInput },
            { $0.invalidInput = $1 }),
        effect("rejection", "Rejection", ["pop", "shake"], "rejection", { $0.rejection }, { $0.rejection = $1 }),
        effect("acceptance", "Acceptance", ["pop", "swell"], "acceptance", { $0.acceptance }, { $0.acceptance = $1 }),
        effect("verifying", "Verifying", ["breathe"], "verifying", { $0.verifying }, { $0.verifying = $1 }),
        StyleEntry(
            "stagger", "Stagger", "Motion", .number(0...1, step: 0.01), "stagger", { $0.stagger }, { $0.stagger = $1 }),
        StyleEntry(
            "cellByCell", "Rejects cell by cell", "Motion", .flag, "rejectsCellByCell", { $0.rejectsCellByCell },
            { $0.rejectsCellByCell = $1 }),
        StyleEntry(
            "state", "From state to state", "Motion",
            .choice([("none", .none), ("fade", .fade), ("glide", .glide), ("spring", .spring())]), "state",
            { $0.state }, { $0.state = $1 }),
    ]
    static let quiet = StyleEntry<Bool>("quiet", "Quiet verdicts", "Motion", .flag, "", { $0 }, { $0 = $1 })

    /// All settings, in the order of the page, links and code.
    static let settings: [StyleSetting] =
        [accent.setting] + (line + fill).map { $0.setting } + textColors.map { $0.setting } + width.map { $0.setting }
        + [corner, dot].map { $0.setting } + layout.map { $0.setting } + font.map { $0.setting }
        + motion.map { $0.setting } + [quiet.setting]

    private static func colors(
        _ key: String, _ title: String, but left: [StyleState] = []
    ) -> [StyleEntry<ByState<CodeColor>>] {
        StyleState.allCases.filter { !left.contains($0) }.map { state in
            StyleEntry(
                "\(key).\(state.rawValue)", state.rawValue, title, color, state.rawValue, { $0[state] },
                { $0[state] = $1 })
        }
    }

    private static func effect(
        _ key: String, _ title: String, _ more: [String], _ code: String,
        _ get: @escaping @Sendable (CodeMotion) -> CodeMotion.Effect,
        _ set: @escaping @Sendable (inout CodeMotion, CodeMotion.Effect) -> Void
    ) -> StyleEntry<CodeMotion> {
        let names = ["none", "fade"] + more
        return StyleEntry(key, title, "Motion", .choice(effects.filter { names.contains($0.name) }), code, get, set)
    }

    private static let effects: [(name: String, value: CodeMotion.Effect)] = [
        ("none", .none), ("fade", .fade), ("pop", .pop), ("slide", .slide), ("roll", .roll), ("nudge", .nudge),
        ("shake", .shake), ("swell", .swell), ("breathe", .breathe),
    ]

    private static let color = StyleForm<CodeColor>(kind: .color) {
        if case .color(let rgb) = $0 { CodeColor(rgb) } else { nil }
    } write: {
        $0.value(isDark: $1)
    }

    private static let groups = StyleForm<[Int]>(kind: .groups) {
        if case .groups(let groups) = $0 { groups } else { nil }
    } write: { groups, _ in
        .groups(groups)
    }

    private static let mask = StyleForm<CodeMaskSymbol>(kind: .symbol) {
        if case .symbol(let character) = $0 { character.map { .character($0) } ?? .dot } else { nil }
    } write: { mask, _ in
        if case .character(let character) = mask { .symbol(character) } else { .symbol(nil) }
    }

    private static func names<Value>(_ values: KeyValuePairs<String, Value>) -> StyleForm<String> {
        StyleForm(kind: .choice(values.map { $0.key })) {
            if case .choice(let name) = $0 { name } else { nil }
        } write: { name, _ in
            .choice(name)
        }
    }
}

enum StyleState: String, CaseIterable, Sendable {
    case base, filled, focused, selected, verifying, accepted, rejected, disabled
}

extension ByState {
    /// The value of a state, or the base if the state has no value of its own.
    subscript(state: StyleState) -> Value {
        get {
            switch state {
            case .base: base
            case .filled: filled ?? base
            case .focused: focused ?? base
            case .selected: selected ?? base
            case .verifying: verifying ?? base
            case .accepted: accepted ?? base
            case .rejected: rejected ?? base
            case .disabled: disabled ?? base
            }
        }
        set {
            switch state {
            case .base: base = newValue
            case .filled: filled = newValue
            case .focused: focused = newValue
            case .selected: selected = newValue
            case .verifying: verifying = newValue
            case .accepted: accepted = newValue
            case .rejected: rejected = newValue
            case .disabled: disabled = newValue
            }
        }
    }
}
