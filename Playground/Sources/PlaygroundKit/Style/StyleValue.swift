import CodeInputTestSupport
import CodeInputUIKit
import Foundation

/// The value of a setting of a style.
enum StyleValue: Equatable, Sendable {
    /// Red, green and blue, eight bits each.
    case color(UInt32)
    case number(Double)
    /// One of a few names.
    case choice(String)
    /// The number of cells in each group; empty without groups.
    case groups([Int])
    /// The symbol of a masked character; nil is a dot.
    case symbol(Character?)
    /// A line of text; empty by default.
    case text(String)

    /// The value in a link, before escaping.
    var text: String {
        switch self {
        case .color(let rgb): String(format: "%06x", rgb)
        case .number(let number): AnimatedSVG.text(number)
        case .choice(let name): name
        case .groups(let groups): groups.isEmpty ? "none" : groups.map(String.init).joined(separator: "-")
        case .symbol(let character): character.map { String($0) } ?? "dot"
        case .text(let text): text
        }
    }

    /// The value as Swift code.
    var code: String {
        switch self {
        case .color(let rgb): String(format: "CodeColor(0x%06X)", rgb)
        case .number(let number): AnimatedSVG.text(number)
        case .choice(let name): ".\(name)"
        case .groups(let groups): "[\(groups.map(String.init).joined(separator: ", "))]"
        case .symbol(let character): character.map { ".character(\(String($0).swiftLiteral))" } ?? ".dot"
        case .text(let text): text.swiftLiteral
        }
    }
}

extension CodeColor {
    /// The color in a link: opaque, composited on the background of a field.
    func value(isDark: Bool) -> StyleValue {
        let environment = CodeEnvironment(colorScheme: isDark ? .dark : .light)
        let behind = isDark ? 0.0 : 255
        // Only a drawing tells what a color is in an environment: "… with #0A84FF 20%".
        let drawing = Swatch(color: self).snapshot(of: CodeEditor(length: 1).state(), environment: environment)
        let words = drawing.split(separator: "#").dropFirst().first?.split(whereSeparator: \.isWhitespace) ?? []
        guard let word = words.first, let rgb = UInt32(word, radix: 16) else { return .color(isDark ? 0 : 0xFFFFFF) }
        let opacity = (words.dropFirst().first.flatMap { Double($0.dropLast()) } ?? 100) / 100
        return .color(
            [16, 8, 0].reduce(0) { all, shift in
                all << 8 | UInt32((Double(rgb >> shift & 0xFF) * opacity + behind * (1 - opacity)).rounded())
            })
    }
}

/// A cell of one color.
private struct Swatch: CodeCellRenderer {
    let color: CodeColor

    func draw(_ cell: CodeCell, in context: inout CellContext) { context.fill(.rect(context.frame), with: color) }
}
