/// Drawings as elements of SVG, for pictures, and for the page of `docs`, whose module has this file, too.
struct DrawingSVG {
    var text = ""
    /// What the names of definitions begin with.
    let id: String
    /// The element of an image, or nil for its fallback.
    let image: (CodeImage, CGRect, CodeColor.Components?, _ isBare: Bool) -> String?
    private var lastID = 0

    init(id: String, image: @escaping (CodeImage, CGRect, CodeColor.Components?, _ isBare: Bool) -> String?) {
        (self.id, self.image) = (id, image)
    }

    mutating func makeID() -> String {
        lastID += 1
        return "\(id)\(lastID)"
    }

    mutating func write(_ drawing: CodeDrawing) {
        // A clip and a shadow apply to the calls after them.
        var open = 0
        for call in drawing.calls {
            switch call {
            case .fill(let path, let color): text += Self.element(path, Self.paint("fill", color))
            case .stroke(let path, let color, let width, let dash):
                var line = " fill=\"none\"\(Self.paint("stroke", color)) stroke-width=\"\(width.shortText)\""
                if !dash.isEmpty { line += " stroke-dasharray=\"\(dash.map { $0.shortText }.joined(separator: " "))\"" }
                text += Self.element(path, line)
            case .gradient(let path, let colors, let start, let end):
                let name = makeID()
                text += "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.shortText)\" "
                text += "y1=\"\(start.y.shortText)\" x2=\"\(end.x.shortText)\" y2=\"\(end.y.shortText)\">"
                for (index, color) in colors.enumerated() {
                    let offset = Double(index) / Double(max(colors.count - 1, 1))
                    text += "<stop offset=\"\(offset.shortText)\"\(Self.paint("stop-color", color, "stop-opacity"))/>"
                }
                text += "</linearGradient>" + Self.element(path, " fill=\"url(#\(name))\"")
            case .text(let string, let rect, let font, let color): write(string, in: rect, font, color)
            case .image(let image, let rect, let tint, let fallback):
                if let element = self.image(image, rect, tint, fallback.calls.isEmpty) {
                    text += element
                } else {
                    write(fallback)
                }
            case .clip(let path):
                let name = makeID()
                text += "<clipPath id=\"\(name)\">\(Self.element(path))</clipPath><g clip-path=\"url(#\(name))\">"
                open += 1
            case .shadow(let color, let radius, let x, let y):
                let name = makeID()
                // Shares of the field: those of a level line, whose box has no height, are nothing.
                text += "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" x=\"-100%\" y=\"-100%\" "
                text += "width=\"300%\" height=\"300%\"><feDropShadow dx=\"\(x.shortText)\" "
                text += "dy=\"\(y.shortText)\" stdDeviation=\"\((radius / 2).shortText)\""
                text += "\(Self.paint("flood-color", color, "flood-opacity"))/></filter><g filter=\"url(#\(name))\">"
                open += 1
            case .group(let inner):
                text += "<g>"
                write(inner)
                text += "</g>"
            }
        }
        for _ in 0..<open { text += "</g>" }
    }

    /// Writes a text around the middle of a rectangle, where `text-anchor` is `middle`.
    mutating func write(_ string: String, in rect: CGRect, _ font: CodeFont, _ color: CodeColor.Components) {
        let weights: [CodeFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy]
        // Half of the height of capitals.
        text += "<text x=\"\(rect.midX.shortText)\" y=\"\((rect.midY + font.size * 0.3525).shortText)\" "
        text += "font-size=\"\(font.size.shortText)\" "
        text += "font-weight=\"\(300 + 100 * (weights.firstIndex(of: font.weight) ?? 1))\""
        switch font.design {
        case .standard: break
        case .rounded: text += " font-family=\"ui-rounded, SF Pro Rounded, -apple-system, sans-serif\""
        case .monospaced: text += " font-family=\"ui-monospace, SF Mono, Menlo, monospace\""
        case .serif: text += " font-family=\"ui-serif, New York, Georgia, serif\""
        }
        text += Self.paint("fill", color) + ">"
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            // XML does not allow these.
            case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "</text>"
    }

    static func element(_ path: CodePath, _ paint: String = "") -> String { "<path d=\"\(data(path))\"\(paint)/>" }

    static func paint(_ name: String, _ color: CodeColor.Components, _ opacity: String? = nil) -> String {
        let paint = " \(name)=\"#\([color.red, color.green, color.blue].map { $0.hex }.joined())\""
        return color.opacity == 1
            ? paint : paint + " \(opacity ?? name + "-opacity")=\"\(CGFloat(color.opacity).shortText)\""
    }

    static func data(_ path: CodePath) -> String {
        func text(_ point: CGPoint) -> String { "\(point.x.shortText) \(point.y.shortText)" }
        return path.outlines.map { element in
            switch element {
            case .move(let end): "M\(text(end))"
            case .line(let end): "L\(text(end))"
            case .curve(let end, let first, let second): "C\(text(first)) \(text(second)) \(text(end))"
            case .close, .rect, .roundedRect, .ellipse: "Z"
            }
        }.joined()
    }
}

extension Float {
    /// The share of a channel, at most all of it, in two hexadecimal digits.
    var hex: String {
        let digits = String(Int((min(max(self, 0), 1) * 255).rounded()), radix: 16)
        return digits.utf8.count < 2 ? "0" + digits : digits
    }
}
