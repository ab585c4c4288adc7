import CodeInputUIKit
import Foundation

/// A setting with its property: how it reads and writes a whole, such as a style or the motion of one, and its Swift code.
struct StyleEntry<Whole>: Sendable {
    typealias Path<Value> = any WritableKeyPath<Whole, Value> & Sendable

    let setting: StyleSetting
    /// The Swift name of the property, after the name of the whole; empty if it is the whole.
    let code: String
    let read: @Sendable (Whole, _ isDark: Bool) -> StyleValue
    let write: @Sendable (inout Whole, StyleValue) -> Void

    /// The setting of the same property in a larger whole, of which this one's whole is a part.
    fileprivate func part<Larger>(_ name: String, _ path: StyleEntry<Larger>.Path<Whole>) -> StyleEntry<Larger> {
        StyleEntry<Larger>(
            setting: setting, code: code.isEmpty ? name : "\(name).\(code)",
            read: { read($0[keyPath: path], $1) }, write: { write(&$0[keyPath: path], $1) })
    }
}

extension StyleEntry {
    fileprivate init<Value>(
        _ key: String, _ title: String, _ group: String, _ form: StyleForm<Value>, _ code: String, _ path: Path<Value>
    ) {
        self.init(
            setting: StyleSetting(key: key, title: title, group: group, kind: form.kind), code: code,
            read: { form.write($0[keyPath: path], $1) },
            write: { whole, text in
                if let value = form.read(text) { whole[keyPath: path] = value }
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

extension StyleForm where Value: RawRepresentable<String> & CaseIterable & Sendable {
    fileprivate static var name: StyleForm {
        StyleForm(kind: .choice(Value.allCases.map(\.rawValue))) {
            if case .choice(let name) = $0 { Value(rawValue: name) } else { nil }
        } write: { value, _ in
            .choice(value.rawValue)
        }
    }
}

extension StyleForm<CodeMotion.Effect> {
    fileprivate static func effects(_ more: KeyValuePairs<String, CodeMotion.Effect>) -> StyleForm {
        let effects = [("none", .none), ("fade", .fade)] + Array(more)
        return StyleForm(kind: .choice(effects.map(\.0))) { choice in
            effects.first { .choice($0.0) == choice }?.1
        } write: { value, _ in
            .choice(effects.first { $0.1 == value }?.0 ?? "none")
        }
    }
}

/// The properties of a renderer that settings change.
///
/// Settings without a property don't apply.
struct StyleParts<Style: Sendable>: Sendable {
    /// A property of the renderer with its Swift name.
    struct Part<Value: Sendable>: Sendable {
        let code: String
        let path: any WritableKeyPath<Style, Value> & Sendable

        init(_ code: String, _ path: any WritableKeyPath<Style, Value> & Sendable) {
            self.code = code
            self.path = path
        }
    }

    var line: Part<ByState<CodeColor>>?
    var lineWidth: Part<ByState<CGFloat>>?
    var fill: Part<ByState<CodeColor>>?
    var text: Part<CodeTextStyle>?
    var cornerRadius: Part<CGFloat>?
    var dotSize: Part<CGFloat>?
    var layout: Part<CodeCellLayout>?
    var motion: Part<CodeMotion>?

    /// The settings of the style, but those of its layout, which is one value.
    var entries: [StyleEntry<Style>] {
        of(line, StyleTables.line) + of(fill, StyleTables.fill) + of(text, StyleTables.textColors)
            + of(lineWidth, StyleTables.width) + of(cornerRadius, [StyleTables.corner])
            + of(dotSize, [StyleTables.dot]) + of(text, StyleTables.font) + of(motion, StyleTables.motion)
    }

    private func of<Value>(_ part: Part<Value>?, _ entries: [StyleEntry<Value>]) -> [StyleEntry<Style>] {
        part.map { part in entries.map { $0.part(part.code, part.path) } } ?? []
    }
}

/// Every setting of a style, once: its name in links, its title and heading on the page, its values, and its property.
enum StyleTables {
    static let line = colors("line", "Line color")
    static let fill = colors("fill", "Fill color")
    static let textColors: [StyleEntry<CodeTextStyle>] =
        colors("text", "Text color").map { $0.part("color", \.color) }
        // A filled cell shows no placeholder.
        + colors("placeholder", "Placeholder color", but: .filled).map {
            $0.part("placeholderColor", \.placeholderColor)
        }
    static let width = StyleState.allCases.map { state in
        StyleEntry<ByState<CGFloat>>(
            "width.\(state.rawValue)", state.rawValue, "Line width", .number(0...12, step: 0.5), state.rawValue,
            \.[state])
    }
    static let corner = StyleEntry<CGFloat>("corner", "Corner radius", "Shape", .number(0...40), "", \.self)
    static let dot = StyleEntry<CGFloat>("dot", "Dot size", "Shape", .number(4...40), "", \.self)
    static let layout: [StyleEntry<StyleLayout>] = [
        StyleEntry("gap", "Gap", "Cells", .number(0...40), "", \.gap),
        StyleEntry("groups", "Groups", "Cells", groups, "", \.groups),
        StyleEntry("groupGap", "Gap between groups", "Cells", .number(0...60), "", \.groupGap),
        StyleEntry("separator", "Separator", "Cells", names(StyleLayout.separators), "", \.separator),
        StyleEntry("cellWidth", "Maximum width", "Cells", .number(20...120), "", \.cellWidth),
        StyleEntry("align", "Alignment", "Cells", names(StyleLayout.alignments), "", \.alignment),
    ]
    static let font: [StyleEntry<CodeTextStyle>] = [
        StyleEntry("size", "Font size", "Font and mask", .number(8...60), "font.size", \.font.size),
        StyleEntry("weight", "Weight", "Font and mask", .name, "font.weight", \.font.weight),
        StyleEntry("design", "Design", "Font and mask", .name, "font.design", \.font.design),
        StyleEntry("mask", "Mask", "Font and mask", mask, "mask", \.mask),
    ]
    static let motion: [StyleEntry<CodeMotion>] = [
        effect("insertion", ["pop": .pop, "slide": .slide, "roll": .roll], "insertion", \.insertion),
        effect("removal", ["pop": .pop, "slide": .slide, "roll": .roll], "removal", \.removal),
        effect(
            "invalid", ["pop": .pop, "nudge": .nudge, "shake": .shake], "invalidInput", \.invalidInput,
            title: "Invalid input"),
        effect("rejection", ["pop": .pop, "shake": .shake], "rejection", \.rejection),
        effect("acceptance", ["pop": .pop, "swell": .swell], "acceptance", \.acceptance),
        effect("verifying", ["breathe": .breathe], "verifying", \.verifying),
        StyleEntry("stagger", "Stagger", "Motion", .number(0...1, step: 0.01), "stagger", \.stagger),
    ]

    /// All settings, in the order of the page, links and code.
    static let settings: [StyleSetting] =
        (line + fill).map(\.setting) + textColors.map(\.setting) + width.map(\.setting)
        + [corner, dot].map(\.setting) + layout.map(\.setting) + font.map(\.setting) + motion.map(\.setting)

    private static func colors(
        _ key: String, _ title: String, but left: StyleState? = nil
    ) -> [StyleEntry<ByState<CodeColor>>] {
        StyleState.allCases.filter { $0 != left }.map { state in
            StyleEntry("\(key).\(state.rawValue)", state.rawValue, title, color, state.rawValue, \.[state])
        }
    }

    private static func effect(
        _ key: String, _ effects: KeyValuePairs<String, CodeMotion.Effect>, _ code: String,
        _ path: StyleEntry<CodeMotion>.Path<CodeMotion.Effect>, title: String? = nil
    ) -> StyleEntry<CodeMotion> {
        StyleEntry(key, title ?? key.capitalized, "Motion", .effects(effects), code, path)
    }

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
        StyleForm(kind: .choice(values.map(\.key))) {
            if case .choice(let name) = $0 { name } else { nil }
        } write: { name, _ in
            .choice(name)
        }
    }
}

/// The states of `ByState`, by their names.
enum StyleState: String, CaseIterable, Sendable {
    case base, filled, focused, selected, verifying, accepted, rejected, disabled

    /// The property of a state; nil for the base.
    fileprivate func path<Value>() -> WritableKeyPath<ByState<Value>, Value?>? {
        switch self {
        case .base: nil
        case .filled: \.filled
        case .focused: \.focused
        case .selected: \.selected
        case .verifying: \.verifying
        case .accepted: \.accepted
        case .rejected: \.rejected
        case .disabled: \.disabled
        }
    }
}

extension ByState {
    /// The value of a state, or the base if the state has no value of its own.
    subscript(state: StyleState) -> Value {
        get { state.path().flatMap { self[keyPath: $0] } ?? base }
        set {
            guard let path: WritableKeyPath<Self, Value?> = state.path() else { return base = newValue }
            self[keyPath: path] = newValue
        }
    }
}
