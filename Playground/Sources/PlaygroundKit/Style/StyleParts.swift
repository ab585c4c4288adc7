import CodeInputUIKit
import Foundation

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
}

extension StyleParts {
    /// How one setting reads and writes a renderer.
    struct Access: Sendable {
        /// The Swift name of the property, after the name of the style.
        let code: String
        let read: @Sendable (Style, _ isDark: Bool) -> StyleValue
        let write: @Sendable (inout Style, StyleValue) -> Void
    }

    /// The access to a setting's target; nil without such a property, and for the layout, which is one value.
    func access(to target: StyleSetting.Target) -> Access? {
        switch target {
        case .color(.line, let state): line.map { color($0, state) }
        case .color(.fill, let state): fill.map { color($0, state) }
        case .color(.text, let state):
            text.map { text in
                Access(
                    code: "\(text.code).color.\(state.rawValue)",
                    read: { $0[keyPath: text.path].color[state].value(isDark: $1) },
                    write: { style, value in
                        if case .color(let rgb) = value { style[keyPath: text.path].color[state] = CodeColor(rgb) }
                    })
            }
        case .color(.placeholder, let state):
            text.map { text in
                Access(
                    code: "\(text.code).placeholderColor.\(state.rawValue)",
                    read: { $0[keyPath: text.path].placeholderColor[state].value(isDark: $1) },
                    write: { style, value in
                        guard case .color(let rgb) = value else { return }
                        style[keyPath: text.path].placeholderColor[state] = CodeColor(rgb)
                    })
            }
        case .lineWidth(let state):
            lineWidth.map { width in
                Access(
                    code: "\(width.code).\(state.rawValue)",
                    read: { style, _ in .number(Double(style[keyPath: width.path][state])) },
                    write: { style, value in
                        if case .number(let number) = value { style[keyPath: width.path][state] = CGFloat(number) }
                    })
            }
        case .cornerRadius: cornerRadius.map(length)
        case .dotSize: dotSize.map(length)
        case .fontSize:
            text.map { text in
                Access(
                    code: "\(text.code).font.size",
                    read: { style, _ in .number(Double(style[keyPath: text.path].font.size)) },
                    write: { style, value in
                        if case .number(let size) = value { style[keyPath: text.path].font.size = CGFloat(size) }
                    })
            }
        case .fontWeight: text.map { choice($0, "font.weight", \.font.weight) }
        case .fontDesign: text.map { choice($0, "font.design", \.font.design) }
        case .mask:
            text.map { text in
                Access(
                    code: "\(text.code).mask",
                    read: { style, _ in
                        guard case .character(let character) = style[keyPath: text.path].mask else {
                            return .symbol(nil)
                        }
                        return .symbol(character)
                    },
                    write: { style, value in
                        guard case .symbol(let character) = value else { return }
                        style[keyPath: text.path].mask = character.map { .character($0) } ?? .dot
                    })
            }
        case .insertion: motion.map { effect($0, "insertion", \.insertion) }
        case .removal: motion.map { effect($0, "removal", \.removal) }
        case .invalidInput: motion.map { effect($0, "invalidInput", \.invalidInput) }
        case .rejection: motion.map { effect($0, "rejection", \.rejection) }
        case .acceptance: motion.map { effect($0, "acceptance", \.acceptance) }
        case .verifying: motion.map { effect($0, "verifying", \.verifying) }
        case .stagger:
            motion.map { motion in
                Access(
                    code: "\(motion.code).stagger",
                    read: { style, _ in .number(style[keyPath: motion.path].stagger) },
                    write: { style, value in
                        if case .number(let seconds) = value { style[keyPath: motion.path].stagger = seconds }
                    })
            }
        case .gap, .groups, .groupGap, .separator, .cellWidth, .alignment, .field: nil
        }
    }

    private func color(_ part: Part<ByState<CodeColor>>, _ state: StyleState) -> Access {
        Access(
            code: "\(part.code).\(state.rawValue)",
            read: { $0[keyPath: part.path][state].value(isDark: $1) },
            write: { style, value in
                if case .color(let rgb) = value { style[keyPath: part.path][state] = CodeColor(rgb) }
            })
    }

    private func length(_ part: Part<CGFloat>) -> Access {
        Access(
            code: part.code, read: { style, _ in .number(Double(style[keyPath: part.path])) },
            write: { style, value in
                if case .number(let number) = value { style[keyPath: part.path] = CGFloat(number) }
            })
    }

    private static var effects: [String: CodeMotion.Effect] {
        [
            "none": .none, "fade": .fade, "pop": .pop, "slide": .slide, "roll": .roll, "shake": .shake,
            "nudge": .nudge, "breathe": .breathe, "swell": .swell,
        ]
    }

    private func effect(
        _ part: Part<CodeMotion>, _ name: String,
        _ path: any WritableKeyPath<CodeMotion, CodeMotion.Effect> & Sendable
    ) -> Access {
        Access(
            code: "\(part.code).\(name)",
            read: { style, _ in
                let effect = style[keyPath: part.path][keyPath: path]
                return .choice(Self.effects.first { $0.value == effect }?.key ?? "none")
            },
            write: { style, value in
                guard case .choice(let name) = value, let effect = Self.effects[name] else { return }
                style[keyPath: part.path][keyPath: path] = effect
            })
    }

    /// The access to a choice by the raw values of the kit's type.
    private func choice<Whole, Choice: RawRepresentable<String> & Sendable>(
        _ part: Part<Whole>, _ name: String, _ path: any WritableKeyPath<Whole, Choice> & Sendable
    ) -> Access {
        Access(
            code: "\(part.code).\(name)",
            read: { style, _ in .choice(style[keyPath: part.path][keyPath: path].rawValue) },
            write: { style, value in
                guard case .choice(let name) = value, let choice = Choice(rawValue: name) else { return }
                style[keyPath: part.path][keyPath: path] = choice
            })
    }
}
