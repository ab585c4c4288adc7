import CodeInputTestSupport
import CodeInputUIKit

@testable import PlaygroundKit

/// The visible effects of a style: its drawings in each state, and its motion.
struct StyleProbe: Equatable {
    private let drawings: [String]
    private let motion: CodeMotion

    init(_ style: any CodeCellRenderer) {
        motion = style.motion
        drawings = Self.fields.map { style.snapshot(of: $0, size: CGSize(width: 640, height: 56)) }
    }

    /// Every kind of cell in every status: with a character, masked, with a placeholder and empty; plain, focused and
    /// selected.
    private static let fields: [CodeFieldState] = {
        var editor = CodeEditor(length: 8)
        editor.setCode("4829")
        var selecting = editor
        selecting.select(1..<2)
        let states = CodeStatus.allCases.map { ($0, true) } + [(.editing, false)]
        let looks = [(CodeMasking.none, "0"), (.immediate, "")]
        return states.flatMap { status, isEnabled in
            looks.flatMap { masking, placeholder in
                [editor, selecting].flatMap { editor in
                    [true, false].map { isFocused in
                        var state = editor.state(
                            masking: masking, placeholder: placeholder, isFocused: isFocused, isEnabled: isEnabled,
                            status: status)
                        // Unlike a real field, which selects only what is there.
                        state.cells[7].isSelected = true
                        return state
                    }
                }
            }
        }
    }()
}

extension StyleSetting {
    /// A valid value of the setting that differs from the default.
    func sample(in style: PlaygroundStyle) -> String {
        let own = style.defaultValue(of: self, isDark: false)
        return switch kind {
        case .color: (0x102030 &+ UInt32(key.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF)).hexadecimal()
        case .number(let range, let step):
            ([".disabled", ".filled"].contains { key.hasSuffix($0) } ? [0.5] : [0.25, 0.75]).map {
                (((range.lowerBound + (range.upperBound - range.lowerBound) * $0) / step).rounded() * step).shortText
            }.first { own != $0 } ?? range.upperBound.shortText
        case .choice(let names): names.last { own != $0 } ?? names[0]
        case .groups: "2-4"
        case .symbol: "\""
        case .text: "A \"7\"-"
        }
    }
}

extension PlaygroundStyle {
    /// The style with every setting.
    func sample() throws -> RestyledStyle { try sample(of: settings) }

    /// The style with some settings.
    func sample(of settings: [StyleSetting]) throws -> RestyledStyle {
        let values = settings.map { ($0.key, $0.sample(in: self)) }
        let all = values.map { key, value in
            "\(key)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
        }
        return try RestyledStyle("\(name)?\(all.joined(separator: "&"))")
    }

    /// Settings whose code has every property of the renderer: of values by state one state, which differs from style to style;
    /// of font, mask and motion, which all renderers share, all settings once; one setting if another style has the same renderer.
    func samplesOfCode() -> [StyleSetting] {
        let first = StyleCatalog.all.first { type(of: $0.renderer) == type(of: renderer) }
        if first?.name != name { return [settings[0]] }
        let turn = StyleCatalog.names.firstIndex(of: name) ?? 0
        let groups = Dictionary(grouping: settings, by: \.group)
        // The gallery's image needs colors of its own, which the code of an app with another image leaves out.
        let own = renderer is BackgroundRenderer ? ["text.base", "text.disabled", "placeholder.base"] : []
        return settings.filter { setting in
            let group = groups[setting.group] ?? []
            if ["Font and mask", "Motion"].contains(setting.group) { return turn == 0 }
            let isWhole = setting.group == "Shape" || turn == 0 && !setting.key.contains(".")
            return isWhole || own.contains(setting.key) || group[turn % group.count].key == setting.key
        }
    }
}
