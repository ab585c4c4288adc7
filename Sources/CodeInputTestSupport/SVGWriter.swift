import CodeInputStyles
import Foundation

/// Writes drawings as an SVG document.
struct SVGWriter {
    private static let fonts = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
    /// The height of capitals in shares of a font's size.
    private static let capHeight: CGFloat = 0.705

    let environment: CodeEnvironment
    private var body = ""
    private var definitions = 0

    init(environment: CodeEnvironment) { self.environment = environment }

    func document(size: CGSize) -> String {
        let (width, height) = (size.width.plain, size.height.plain)
        let ground = CodeColor.background.resolved(in: environment)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="\(Self.fonts)">
            <rect width="\(width)" height="\(height)"\(paint("fill", ground))/>
            \(body)</svg>

            """
    }

    mutating func label(_ text: String, at point: CGPoint) {
        let color = CodeColor.secondaryLabel.resolved(in: environment)
        body += "<text x=\"\(point.x.plain)\" y=\"\((point.y + 4).plain)\" font-size=\"13\"\(paint("fill", color))>"
        body += "\(escaped(text))</text>\n"
    }

    mutating func write(_ drawing: CodeDrawing, atX x: CGFloat, y: CGFloat) {
        body += "<g transform=\"translate(\(x.plain) \(y.plain))\">"
        write(drawing.calls)
        body += "</g>\n"
    }

    private mutating func write(_ calls: [CodeDrawing.Call]) {
        // A clip or a shadow opens a group, which ends with these calls.
        var open = 0
        for call in calls {
            switch call {
            case .fill(let path, let color):
                body += "<path d=\"\(data(path))\"\(paint("fill", color))/>"
            case .gradient(let path, let colors, let start, let end):
                let name = nextName()
                let stops = colors.enumerated().map { index, color in
                    let place = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
                    return "<stop offset=\"\(place.plain)\"\(paint("stop-color", color))/>"
                }
                body += "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.plain)\" "
                body += "y1=\"\(start.y.plain)\" x2=\"\(end.x.plain)\" y2=\"\(end.y.plain)\">\(stops.joined())"
                body += "</linearGradient><path d=\"\(data(path))\" fill=\"url(#\(name))\"/>"
            case .stroke(let path, let color, let lineWidth, let dash):
                let pattern = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(\.plain).joined(separator: " "))\""
                body += "<path d=\"\(data(path))\" fill=\"none\"\(paint("stroke", color)) "
                body += "stroke-width=\"\(lineWidth.plain)\"\(pattern)/>"
            case .text(let text, let rect, let font, let color): write(text, in: rect, font, color)
            case .image(_, let rect, let tint, let fallback):
                if fallback.isEmpty {
                    let color = tint ?? CodeColor.fill.resolved(in: environment)
                    body += "<path d=\"\(data(.roundedRect(rect, cornerRadius: 3)))\"\(paint("fill", color))/>"
                } else {
                    write(fallback.calls)
                }
            case .clip(let path):
                let name = nextName()
                body += "<clipPath id=\"\(name)\"><path d=\"\(data(path))\"/></clipPath><g clip-path=\"url(#\(name))\">"
                open += 1
            case .shadow(let color, let radius, let x, let y):
                let name = nextName()
                body += "<filter id=\"\(name)\" x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\">"
                body += "<feDropShadow dx=\"\(x.plain)\" dy=\"\(y.plain)\" stdDeviation=\"\((radius / 2).plain)\""
                body += "\(paint("flood-color", color))/></filter><g filter=\"url(#\(name))\">"
                open += 1
            case .group(let group), .character(let group): write(group.calls)
            }
        }
        body += String(repeating: "</g>", count: open)
    }

    private mutating func write(_ text: String, in rect: CGRect, _ font: CodeFont, _ color: CodeColor.Components) {
        let baseline = rect.midY + font.size * Self.capHeight / 2
        let weights: [CodeFont.Weight: Int] = [
            .light: 300, .regular: 400, .medium: 500, .semibold: 600, .bold: 700, .heavy: 800,
        ]
        let family =
            switch font.design {
            case .monospaced: " font-family=\"ui-monospace, Menlo, monospace\""
            case .serif: " font-family=\"ui-serif, Georgia, serif\""
            case .rounded: " font-family=\"ui-rounded, \(Self.fonts)\""
            case .standard: ""
            }
        body += "<text x=\"\(rect.midX.plain)\" y=\"\(baseline.plain)\" text-anchor=\"middle\" "
        body += "font-size=\"\(font.size.plain)\" font-weight=\"\(weights[font.weight] ?? 400)\"\(family)"
        body += "\(paint("fill", color))>\(escaped(text))</text>"
    }

    private mutating func nextName() -> String {
        definitions += 1
        return "d\(definitions)"
    }

    private func paint(_ name: String, _ color: CodeColor.Components) -> String {
        let channels = [color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        let hex = channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let opacity = name.replacingOccurrences(of: "-color", with: "") + "-opacity"
        return " \(name)=\"#\(hex)\"" + (color.opacity < 1 ? " \(opacity)=\"\(CGFloat(color.opacity).plain)\"" : "")
    }

    /// The path in the language of SVG.
    private func data(_ path: CodePath) -> String {
        path.elements.map { element in
            switch element {
            case .move(let point): "M\(point.plain)"
            case .line(let point): "L\(point.plain)"
            case .curve(let point, let control1, let control2): "C\(control1.plain) \(control2.plain) \(point.plain)"
            case .close: "Z"
            case .rect(let rect): outline(rect, 0, 0)
            case .roundedRect(let rect, let radius): outline(rect, radius, radius)
            case .ellipse(let rect): outline(rect, rect.width / 2, rect.height / 2)
            }
        }.joined()
    }

    private func outline(_ rect: CGRect, _ rx: CGFloat, _ ry: CGFloat) -> String {
        func arc(_ x: CGFloat, _ y: CGFloat) -> String { "A\(rx.plain) \(ry.plain) 0 0 1 \(x.plain) \(y.plain)" }
        return "M\((rect.minX + rx).plain) \(rect.minY.plain)H\((rect.maxX - rx).plain)"
            + arc(rect.maxX, rect.minY + ry)
            + "V\((rect.maxY - ry).plain)" + arc(rect.maxX - rx, rect.maxY) + "H\((rect.minX + rx).plain)"
            + arc(rect.minX, rect.maxY - ry) + "V\((rect.minY + ry).plain)" + arc(rect.minX + rx, rect.minY) + "Z"
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
