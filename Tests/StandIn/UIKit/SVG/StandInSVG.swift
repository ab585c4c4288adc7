/// Writes a layer tree as a well-formed SVG document, the same text each time.
public enum StandInSVG {
    /// Writes a view as it was drawn last. With `includePresentation`, animated layers have the values of this moment.
    @MainActor public static func svg(
        of view: UIView, background: UIColor? = nil, includePresentation: Bool = true
    ) -> String {
        let writer = StandInSVGWriter(includePresentation: includePresentation), size = view.bounds.size
        if let color = background?.rgba(with: view.traitCollection) {
            writer.element("rect", writer.frame(CGRect(origin: .zero, size: size)) + writer.fill(color))
        }
        writer.writeRoot(view.layer)
        return writer.document(size: size)
    }
}

extension StandInSVGWriter {
    /// Writes a number with at most three decimals and no trailing zeros.
    func number(_ value: CGFloat) -> String {
        let thousandths = (Double(value) * 1000).rounded()
        // NaN, or too large for its decimals to be exact.
        guard abs(thousandths) < 1e15 else { return "0" }
        // Without the sign of -0.
        let text = "\(thousandths == 0 ? 0 : thousandths / 1000)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    func data(_ elements: [StandInPathElement]) -> String {
        func text(_ point: CGPoint) -> (x: String, y: String) { (number(point.x), number(point.y)) }
        var data = "", start = ("", ""), last = ("", "")
        for element in elements {
            switch element {
            case .move(let point):
                (start, last) = (text(point), text(point))
                data += "M\(last.0) \(last.1)"
            case .line(let point):
                let end = text(point)
                // Most lines are upright or level.
                data += end.y == last.1 ? "H\(end.x)" : end.x == last.0 ? "V\(end.y)" : "L\(end.x) \(end.y)"
                last = end
            case .curve(let point, let control1, let control2):
                let (first, second, end) = (text(control1), text(control2), text(point))
                data += "C\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
                last = end
            case .close:
                data += "Z"
                last = start
            }
        }
        return data
    }
}

/// Simple drawings for the system symbols of code screens, in a box of 24 points.
enum StandInSymbols {
    private static let outlines: [String: String] = [
        "circle": "M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5Z",
        "lock":
            "M6 11H18A1 1 0 0 1 19 12V20A1 1 0 0 1 18 21H6A1 1 0 0 1 5 20V12A1 1 0 0 1 6 11ZM8 11V7A4 4 0 0 1 16 7V11",
        "xmark": "M6 6L18 18M18 6L6 18",
        "eye": "M2 12C5 7 8.5 5 12 5S19 7 22 12C19 17 15.5 19 12 19S5 17 2 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
        "eye.slash": "M2 12C5 7 8.5 5 12 5S19 7 22 12C19 17 15.5 19 12 19S5 17 2 12ZM4 3L20 21",
        "chevron.backward": "M15 5L8 12L15 19",
        "arrow.clockwise": "M19 12A7 7 0 1 1 16.5 6.600M17 3V7H13",
        "faceid": "M3 8V5A2 2 0 0 1 5 3H8M16 3H19A2 2 0 0 1 21 5V8M21 16V19A2 2 0 0 1 19 21H16M8 21H5A2 2 0 0 1 3 19V16"
            + "M8 9V10.500M16 9V10.500M12 9V13H11M9 16Q12 18 15 16",
        "star": "M12 3L14.7 9L21 9.700L16.3 14L17.6 20.500L12 17.200L6.4 20.500L7.7 14L3 9.700L9.3 9Z",
        "heart":
            "M12 20.500C5 15 2.5 12 2.5 8.500A4.8 4.8 0 0 1 12 6.500A4.8 4.8 0 0 1 21.5 8.500C21.5 12 19 15 12 20.500Z",
    ]

    /// A symbol that ends in ".fill" is a filled outline. An unknown symbol is a rounded square.
    static func glyph(_ name: String) -> (data: String, isFilled: Bool) {
        if let data = outlines[name] { return (data, false) }
        if name.hasSuffix(".fill"), let data = outlines[String(name.dropLast(5))] { return (data, true) }
        return ("M7 4H17A3 3 0 0 1 20 7V17A3 3 0 0 1 17 20H7A3 3 0 0 1 4 17V7A3 3 0 0 1 7 4Z", name.hasSuffix(".fill"))
    }
}

/// Collects elements and definitions. The IDs depend on the content, so that one page can hold several documents.
final class StandInSVGWriter {
    typealias Attributes = [(name: String, value: String)]

    static let systemFonts = "-apple-system, \"SF Pro Text\", Inter, \"Helvetica Neue\", Arial, sans-serif"
    private static let placeholder = "\u{1}"

    let includePresentation: Bool
    private var body = ""
    private var definitions = ""
    private var known: [String: String] = [:]

    init(includePresentation: Bool) { self.includePresentation = includePresentation }

    // MARK: Elements

    func element(_ name: String, _ attributes: Attributes) { body += "<\(name)\(Self.text(attributes))/>" }

    func element(_ name: String, _ attributes: Attributes, text: String) {
        body += "<\(name)\(Self.text(attributes))>\(Self.escaped(text.filter { $0 != "\u{1}" }))</\(name)>"
    }

    /// Writes content in a group, or alone if there are no attributes. Writes nothing, and evaluates no attributes, without content.
    func group(_ attributes: @autoclosure () -> Attributes, name: String = "g", _ content: () -> Void) {
        let inner = written(content)
        if inner.isEmpty { return }
        let attributes = attributes()
        body += attributes.isEmpty ? inner : "<\(name)\(Self.text(attributes))>\(inner)</\(name)>"
    }

    /// Returns the ID of a definition. Equal definitions are written once.
    func define(_ name: String, _ attributes: Attributes = [], _ content: () -> Void) -> String {
        let inner = written(content), key = "\(name)\(Self.text(attributes))>\(inner)"
        if let id = known[key] { return id }
        let id = Self.placeholder + String(known.count + 1)
        known[key] = id
        definitions += "<\(name) id=\"\(id)\"\(Self.text(attributes))>\(inner)</\(name)>"
        return id
    }

    /// What a closure writes, instead of adding it.
    private func written(_ content: () -> Void) -> String {
        let outer = body
        body = ""
        defer { body = outer }
        content()
        return body
    }

    func document(size: CGSize) -> String {
        let (width, height) = (number(size.width), number(size.height))
        let root: Attributes = [
            ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
            ("viewBox", "0 0 \(width) \(height)"), ("font-family", Self.systemFonts),
        ]
        let content = (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + body
        return "<svg\(Self.text(root))>\(content)</svg>"
            .replacingOccurrences(of: Self.placeholder, with: "i" + Self.fingerprint(content) + "-")
    }

    // MARK: Attributes

    func fill(_ color: StandInRGBA, alpha: CGFloat = 1) -> Attributes { paint("fill", color, alpha) }

    func paint(_ name: String, named fullName: String? = nil, _ color: StandInRGBA, _ alpha: CGFloat) -> Attributes {
        let opacity = color.alpha * alpha
        return [(fullName ?? name, color.hex)] + (opacity < 1 ? [(name + "-opacity", number(opacity))] : [])
    }

    func transform(_ t: CGAffineTransform) -> Attributes {
        // By the numbers as they are written: a size may have rounding errors.
        let scale = [t.a, t.b, t.c, t.d].map(number), move = [t.tx, t.ty].map(number)
        guard scale == ["1", "0", "0", "1"] else {
            return [("transform", "matrix(\((scale + move).joined(separator: " ")))")]
        }
        return move == ["0", "0"] ? [] : [("transform", "translate(\(move[0]) \(move[1]))")]
    }

    func frame(_ rect: CGRect) -> Attributes {
        var attributes: Attributes = []
        if rect.minX != 0 { attributes.append(("x", number(rect.minX))) }
        if rect.minY != 0 { attributes.append(("y", number(rect.minY))) }
        return attributes + [("width", number(rect.width)), ("height", number(rect.height))]
    }

    private static func text(_ attributes: Attributes) -> String {
        attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    }

    /// Leaves out control characters that XML does not allow.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{1}": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func fingerprint(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash % 0xFFFF_FFFF, radix: 36)
    }
}

extension StandInSVGWriter {
    func writeRoot(_ layer: CALayer) {
        let shown = shown(layer)
        write(layer, as: shown, transform: CGAffineTransform(translationX: -shown.bounds.minX, y: -shown.bounds.minY))
    }

    private func write(_ layer: CALayer) {
        let shown = shown(layer)
        guard !shown.isHidden else { return }
        write(layer, as: shown, transform: shown.toSuperlayer)
    }

    /// A copy with the values to draw: those of the model, or of this moment.
    private func shown(_ layer: CALayer) -> CALayer {
        includePresentation ? layer.standInPresentation : CALayer(layer: layer)
    }

    private func write(_ layer: CALayer, as shown: CALayer, transform: CGAffineTransform) {
        guard shown.opacity > 0 else { return }
        var attributes = self.transform(transform)
        if shown.opacity < 1 { attributes.append(("opacity", number(CGFloat(shown.opacity)))) }
        group(attributes) {
            if let color = shown.backgroundColor?.rgba, color.alpha > 0 { box(shown, shown.bounds, fill(color)) }
            group(clip(shown)) {
                writeContents(layer, shown)
                for sublayer in layer.storedSublayers { write(sublayer) }
            }
            if shown.borderWidth > 0, let color = shown.borderColor?.rgba, color.alpha > 0 {
                let half = shown.borderWidth / 2
                box(
                    shown, shown.bounds.insetBy(dx: half, dy: half), radiusLoss: half,
                    [("fill", "none")] + paint("stroke", color, 1) + [("stroke-width", number(shown.borderWidth))])
            }
        }
    }

    private func clip(_ layer: CALayer) -> Attributes {
        guard layer.masksToBounds else { return [] }
        let id = define("clipPath") { box(layer, layer.bounds, []) }
        return [("clip-path", "url(#\(id))")]
    }

    private func box(_ layer: CALayer, _ rect: CGRect, radiusLoss: CGFloat = 0, _ attributes: Attributes) {
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = max(0, min(layer.cornerRadius - radiusLoss, rect.width / 2, rect.height / 2))
        if radius > 0, layer.maskedCorners != .all || layer.cornerCurve == .continuous {
            let path = StandInPathShapes.roundedRect(
                rect, radius, corners: layer.maskedCorners, curve: layer.cornerCurve)
            element("path", [("d", data(path))] + attributes)
        } else {
            element("rect", frame(rect) + (radius > 0 ? [("rx", number(radius))] : []) + attributes)
        }
    }

    private func writeContents(_ layer: CALayer, _ shown: CALayer) {
        guard let bitmap = layer.storedContents as? StandInBitmap else { return }
        // A layer that was not redrawn after its size changed shows the old drawing, stretched.
        let size = shown.bounds.size, drawn = bitmap.size
        var transform = CGAffineTransform(translationX: shown.bounds.minX, y: shown.bounds.minY)
        if drawn.width > 0, drawn.height > 0 {
            (transform.a, transform.d) = (size.width / drawn.width, size.height / drawn.height)
        }
        group(self.transform(transform)) { write(bitmap.drawing) }
    }
}
