import CodeInputTestSupport
import CodeInputUIKit

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

private struct Swatch: CodeCellRenderer {
    let color: CodeColor

    func draw(_ cell: CodeCell, in context: inout CellContext) { context.fill(.rect(context.frame), with: color) }
}
