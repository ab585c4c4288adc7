import CodeInputStyles

/// A setting with its property: its name in links, its title and heading on the page, and its values, once.
struct StyleEntry: Sendable {
    let setting: StyleSetting
    /// The property of a renderer with these parts; nil if it has none.
    let property: @Sendable (StyleParts) -> StyleProperty?
}

/// A property of a renderer that a setting reads and writes.
struct StyleProperty {
    /// The Swift name; empty for a property of the layout, whose code is that of the whole.
    let code: String
    let read: (_ isDark: Bool) -> String
    let write: (String) -> Void
}

/// The form in which a control and a link have the values of a property.
private struct StyleForm<Value>: Sendable {
    let kind: StyleSetting.Kind
    let read: @Sendable (String) -> Value?
    let write: @Sendable (Value, _ isDark: Bool) -> String
}

extension StyleForm where Value: BinaryFloatingPoint & Sendable {
    fileprivate static func number(_ range: ClosedRange<Double>, step: Double = 1) -> StyleForm {
        StyleForm(kind: .number(range, step: step)) {
            StyleSetting.number($0).map { Value($0) }
        } write: { number, _ in
            number.shortText
        }
    }
}

extension StyleForm where Value: Equatable & Sendable {
    /// Values by their names, the first of which is none.
    fileprivate static func choice(_ values: [(name: String, value: Value)]) -> StyleForm {
        StyleForm(kind: .choice(values.map { $0.name })) { name in
            values.first { $0.name == name }?.value
        } write: { value, _ in
            (values.first { $0.value == value } ?? values[0]).name
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
        let access: ((inout Value) -> Void) -> Void

        init(_ code: String, _ access: @escaping ((inout Value) -> Void) -> Void) {
            (self.code, self.access) = (code, access)
        }
    }

    var accent: Part<CodeColor>?
    var line: Part<ByState<CodeColor>>?
    var lineWidth: Part<ByState<CGFloat>>?
    var fill: Part<ByState<CodeColor>>?
    var text: Part<CodeTextStyle>?
    var cornerRadius: Part<CGFloat>?
    var dotSize: Part<CGFloat>?
    var layout: Part<StyleLayout>?
    var motion: Part<CodeMotion>?
    var quiet: Part<Bool>?

    /// The settings, in the order of the page.
    var settings: [StyleSetting] { StyleEntry.all.compactMap { $0.property(self) == nil ? nil : $0.setting } }

    private func property(of setting: StyleSetting) -> StyleProperty? {
        StyleEntry.all.first { $0.setting.key == setting.key }?.property(self)
    }

    func value(of setting: StyleSetting, isDark: Bool) -> String? { property(of: setting)?.read(isDark) }

    /// Changes the renderer, and returns the Swift code that changes a variable named `style` so.
    func apply(_ values: [String: String], of settings: [StyleSetting]) -> [String] {
        var lines: [String] = []
        for setting in settings {
            guard let value = values[setting.key], let property = property(of: setting) else { continue }
            property.write(value)
            if !property.code.isEmpty { lines.append("style.\(property.code) = \(setting.code(of: value))") }
        }
        layout?.access { lines += $0.code("style.layout") }
        return lines
    }
}

extension StyleParts.Part<StyleLayout> {
    /// A layout, of which the settings together make one value.
    static func layout(_ access: @escaping ((inout CodeCellLayout) -> Void) -> Void) -> Self {
        var base = CodeCellLayout.equal()
        access { base = $0 }
        var layout = StyleLayout(base)
        return Self("") { change in
            change(&layout)
            access { $0 = layout.layout }
        }
    }
}

extension StyleEntry {
    private typealias Access<Whole, Value> = @Sendable (inout Whole, (inout Value) -> Void) -> Void
    private typealias Finder<Whole> = @Sendable (StyleParts) -> StyleParts.Part<Whole>?

    /// Creates a setting of a value in a part, with the Swift name that it has there.
    private init<Whole, Value>(
        _ key: String, _ title: String, _ group: String, _ form: StyleForm<Value>, in part: @escaping Finder<Whole>,
        _ code: String, _ access: @escaping Access<Whole, Value>
    ) {
        setting = StyleSetting(key: key, title: title, group: group, kind: form.kind)
        property = { parts in
            guard let part = part(parts) else { return nil }
            return StyleProperty(
                code: part.code.isEmpty || code.isEmpty ? part.code : "\(part.code).\(code)",
                read: { isDark in
                    var text = ""
                    part.access { access(&$0) { text = form.write($0, isDark) } }
                    return text
                },
                write: { text in
                    guard let value = form.read(text) else { return }
                    part.access { access(&$0) { $0 = value } }
                })
        }
    }

    /// Creates a setting of a whole part.
    private init<Value>(
        _ key: String, _ title: String, _ group: String, _ form: StyleForm<Value>, in part: @escaping Finder<Value>
    ) { self.init(key, title, group, form, in: part, "") { $1(&$0) } }

    /// All settings of styles, in the order of the page, links and code.
    static let all: [StyleEntry] = {
        var all = [StyleEntry("accent", "Accent", "Accent", color, in: { $0.accent })]
        all += states("line", "Line color", color, in: { $0.line }, "") { $1(&$0) }
        all += states("fill", "Fill color", color, in: { $0.fill }, "") { $1(&$0) }
        all += states("text", "Text color", color, in: { $0.text }, "color.") { $1(&$0.color) }
        // Neither a filled cell shows a placeholder, nor one with the caret.
        all += states(
            "placeholder", "Placeholder color", color, but: [.filled, .focused], in: { $0.text }, "placeholderColor."
        ) { $1(&$0.placeholderColor) }
        all += states("width", "Line width", .number(0...12, step: 0.5), in: { $0.lineWidth }, "") { $1(&$0) }
        all.append(StyleEntry("corner", "Corner radius", "Shape", .number(0...40), in: { $0.cornerRadius }))
        all.append(StyleEntry("dot", "Dot size", "Shape", .number(4...40), in: { $0.dotSize }))
        all += layout + font + motion
        all.append(StyleEntry("quiet", "Quiet verdicts", "Motion", .flag, in: { $0.quiet }))
        return all
    }()

    private static let layout = [
        layout("gap", "Gap", .number(0...40)) { $1(&$0.gap) }, layout("groups", "Groups", groups) { $1(&$0.groups) },
        layout("groupGap", "Gap between groups", .number(0...60)) { $1(&$0.groupGap) },
        layout("separator", "Separator", .choice(StyleLayout.separators.map { ($0.key, $0.key) })) {
            $1(&$0.separator)
        },
        layout("cellWidth", "Maximum width", .number(20...120)) { $1(&$0.cellWidth) },
        layout("align", "Alignment", .choice(StyleLayout.alignments.map { ($0.key, $0.key) })) { $1(&$0.alignment) },
    ]

    private static let font = [
        font("size", "Font size", .number(8...60), "font.size") { $1(&$0.font.size) },
        font(
            "weight", "Weight",
            .choice([
                ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
                ("heavy", .heavy),
            ]), "font.weight"
        ) { $1(&$0.font.weight) },
        font(
            "design", "Design",
            .choice([
                ("standard", .standard), ("rounded", .rounded), ("monospaced", .monospaced), ("serif", .serif),
            ]), "font.design"
        ) { $1(&$0.font.design) },
        font("mask", "Mask", mask, "mask") { $1(&$0.mask) },
    ]

    private static let motion = [
        effect("insertion", "Insertion", ["pop", "slide", "roll"], "insertion") { $1(&$0.insertion) },
        effect("removal", "Removal", ["pop", "slide", "roll"], "removal") { $1(&$0.removal) },
        effect("invalid", "Invalid input", ["pop", "nudge", "shake"], "invalidInput") { $1(&$0.invalidInput) },
        effect("rejection", "Rejection", ["pop", "shake"], "rejection") { $1(&$0.rejection) },
        effect("acceptance", "Acceptance", ["pop", "swell"], "acceptance") { $1(&$0.acceptance) },
        effect("verifying", "Verifying", ["breathe"], "verifying") { $1(&$0.verifying) },
        motion("stagger", "Stagger", .number(0...1, step: 0.01), "stagger") { $1(&$0.stagger) },
        motion("cellByCell", "Rejects cell by cell", .flag, "rejectsCellByCell") { $1(&$0.rejectsCellByCell) },
        motion(
            "state", "From state to state",
            .choice([("none", .none), ("fade", .fade), ("glide", .glide), ("spring", .spring())]), "state"
        ) { $1(&$0.state) },
    ]

    private static func layout<Value>(
        _ key: String, _ title: String, _ form: StyleForm<Value>, _ access: @escaping Access<StyleLayout, Value>
    ) -> StyleEntry { StyleEntry(key, title, "Cells", form, in: { $0.layout }, "", access) }

    private static func font<Value>(
        _ key: String, _ title: String, _ form: StyleForm<Value>, _ code: String,
        _ access: @escaping Access<CodeTextStyle, Value>
    ) -> StyleEntry { StyleEntry(key, title, "Font and mask", form, in: { $0.text }, code, access) }

    private static func motion<Value>(
        _ key: String, _ title: String, _ form: StyleForm<Value>, _ code: String,
        _ access: @escaping Access<CodeMotion, Value>
    ) -> StyleEntry { StyleEntry(key, title, "Motion", form, in: { $0.motion }, code, access) }

    private static func effect(
        _ key: String, _ title: String, _ more: [String], _ code: String,
        _ access: @escaping Access<CodeMotion, CodeMotion.Effect>
    ) -> StyleEntry {
        let names = ["none", "fade"] + more
        return motion(key, title, .choice(effects.filter { names.contains($0.name) }), code, access)
    }

    /// A setting for each state of values in a part.
    private static func states<Whole, Value>(
        _ key: String, _ title: String, _ form: StyleForm<Value>, but left: [StyleState] = [],
        in part: @escaping Finder<Whole>, _ code: String, _ access: @escaping Access<Whole, ByState<Value>>
    ) -> [StyleEntry] {
        StyleState.allCases.filter { !left.contains($0) }.map { state in
            StyleEntry(
                "\(key).\(state.rawValue)", state.rawValue, title, form, in: part, code + state.rawValue
            ) { whole, body in access(&whole) { $0.change(state, body) } }
        }
    }

    private static let effects: [(name: String, value: CodeMotion.Effect)] = [
        ("none", .none), ("fade", .fade), ("pop", .pop), ("slide", .slide), ("roll", .roll), ("nudge", .nudge),
        ("shake", .shake), ("swell", .swell), ("breathe", .breathe),
    ]

    private static let color = StyleForm<CodeColor>(kind: .color) {
        UInt32($0, radix: 16).map { CodeColor($0) }
    } write: {
        $0.value(isDark: $1)
    }

    private static let groups = StyleForm<[Int]>(kind: .groups) {
        StyleSetting.groups($0)
    } write: { groups, _ in
        StyleSetting.text(groups)
    }

    private static let mask = StyleForm<CodeMaskSymbol>(kind: .symbol) {
        $0 == "dot" ? .dot : $0.first.map { .character($0) }
    } write: { mask, _ in
        if case .character(let character) = mask { String(character) } else { "dot" }
    }
}

enum StyleState: String, CaseIterable, Sendable {
    case base, filled, focused, selected, verifying, accepted, rejected, disabled
}

extension ByState {
    /// Changes the value of a state, which begins with the base if the state has no value of its own.
    fileprivate mutating func change(_ state: StyleState, _ body: (inout Value) -> Void) {
        let base = base
        func change(_ value: inout Value?) {
            var new = value ?? base
            body(&new)
            value = new
        }
        switch state {
        case .base: body(&self.base)
        case .filled: change(&filled)
        case .focused: change(&focused)
        case .selected: change(&selected)
        case .verifying: change(&verifying)
        case .accepted: change(&accepted)
        case .rejected: change(&rejected)
        case .disabled: change(&disabled)
        }
    }
}
