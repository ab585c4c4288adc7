import CodeInputUIKit
import Foundation

/// A property of a style that a link, the live page and a command can set.
///
/// The page's controls, links, their parser and the Swift code all derive from `all`.
struct StyleSetting: Sendable {
    /// The kind of values.
    enum Kind: Sendable {
        case color
        case number(ClosedRange<Double>, step: Double)
        case choice([String])
        case groups
        case symbol
        /// A line of text of at most this many characters.
        case text(longest: Int)
    }

    /// The property that the setting changes.
    enum Target: Sendable {
        case color(StyleColor, StyleState)
        case lineWidth(StyleState)
        case cornerRadius
        case dotSize
        case fontSize, fontWeight, fontDesign
        case mask
        case gap, groups, groupGap, separator, cellWidth, alignment
        case insertion, removal, invalidInput, rejection, acceptance, verifying, stagger
        case field(FieldProperty)
    }

    /// A property of the field, which is no part of a style but of its link.
    enum FieldProperty: Sendable { case message, showsMessage, forgets }

    /// The name in links.
    let key: String
    /// The title on the page.
    let title: String
    /// The heading on the page.
    let group: String
    let kind: Kind
    let target: Target

    /// All settings, in the order of the page, links and code.
    static let all: [StyleSetting] = byState + shape + cells + text + motion + field

    private static let byState =
        StyleColor.allCases.flatMap { color in
            color.states.map { state in
                StyleSetting(
                    key: "\(color.rawValue).\(state.rawValue)", title: state.rawValue, group: color.title,
                    kind: .color, target: .color(color, state))
            }
        }
        + StyleState.allCases.map { state in
            StyleSetting(
                key: "width.\(state.rawValue)", title: state.rawValue, group: "Line width",
                kind: .number(0...12, step: 0.5), target: .lineWidth(state))
        }

    private static let shape = [
        StyleSetting("corner", "Corner radius", "Shape", .number(0...40, step: 1), .cornerRadius),
        StyleSetting("dot", "Dot size", "Shape", .number(4...40, step: 1), .dotSize),
    ]

    private static let cells = [
        StyleSetting("gap", "Gap", "Cells", .number(0...40, step: 1), .gap),
        StyleSetting("groups", "Groups", "Cells", .groups, .groups),
        StyleSetting("groupGap", "Gap between groups", "Cells", .number(0...60, step: 1), .groupGap),
        StyleSetting("separator", "Separator", "Cells", .choice(["none", "dash", "dot"]), .separator),
        StyleSetting("cellWidth", "Maximum width", "Cells", .number(20...120, step: 1), .cellWidth),
        StyleSetting("align", "Alignment", "Cells", .choice(["leading", "center", "trailing"]), .alignment),
    ]

    private static let text = [
        StyleSetting("size", "Font size", "Font and mask", .number(8...60, step: 1), .fontSize),
        StyleSetting(
            "weight", "Weight", "Font and mask", .choice(CodeFont.Weight.allCases.map(\.rawValue)), .fontWeight),
        StyleSetting(
            "design", "Design", "Font and mask", .choice(CodeFont.Design.allCases.map(\.rawValue)), .fontDesign),
        StyleSetting("mask", "Mask", "Font and mask", .symbol, .mask),
    ]

    private static let motion = [
        StyleSetting(
            "insertion", "Insertion", "Motion", .choice(["none", "fade", "pop", "slide", "roll"]), .insertion),
        StyleSetting("removal", "Removal", "Motion", .choice(["none", "fade", "pop", "slide", "roll"]), .removal),
        StyleSetting(
            "invalid", "Invalid input", "Motion", .choice(["none", "fade", "pop", "nudge", "shake"]), .invalidInput),
        StyleSetting("rejection", "Rejection", "Motion", .choice(["none", "fade", "pop", "shake"]), .rejection),
        StyleSetting("acceptance", "Acceptance", "Motion", .choice(["none", "fade", "pop", "swell"]), .acceptance),
        StyleSetting("verifying", "Verifying", "Motion", .choice(["none", "fade", "breathe"]), .verifying),
        StyleSetting("stagger", "Stagger", "Motion", .number(0...1, step: 0.01), .stagger),
    ]

    /// The settings of the field, which every style has.
    static let field = [
        StyleSetting("row", "Message row", "Field", .choice(["off", "on"]), .field(.showsMessage)),
        StyleSetting("message", "Message", "Field", .text(longest: 80), .field(.message)),
        StyleSetting(
            "forgets", "Erased in background", "Field", .choice(["never", "now", "30s", "5min"]), .field(.forgets)),
    ]

    private init(key: String, title: String, group: String, kind: Kind, target: Target) {
        self.key = key
        self.title = title
        self.group = group
        self.kind = kind
        self.target = target
    }

    private init(_ key: String, _ title: String, _ group: String, _ kind: Kind, _ target: Target) {
        self.init(key: key, title: title, group: group, kind: kind, target: target)
    }
}

/// The colored parts of a style.
enum StyleColor: String, CaseIterable, Sendable {
    case line, fill, text, placeholder

    /// The title on the page.
    var title: String { "\(rawValue.capitalized) color" }

    /// The states in which the color applies.
    ///
    /// A filled cell shows no placeholder.
    var states: [StyleState] {
        self == .placeholder ? StyleState.allCases.filter { $0 != .filled } : StyleState.allCases
    }
}

/// The states of `ByState`, by their names.
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
