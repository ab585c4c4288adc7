/// Writes a layer tree as a well-formed SVG document, the same text each time.
public enum StandInSVG {
    /// Writes a view as it was drawn last. With `includePresentation`, animated layers have the values of this moment.
    @MainActor public static func svg(
        of view: UIView, background: UIColor? = nil, includePresentation: Bool = true
    ) -> String {
        var color: StandInRGBA?
        if let background { color = background.rgba(with: view.traitCollection) }
        return svg(of: view.layer, color, includePresentation)
    }

    private static func svg(of layer: CALayer, _ background: StandInRGBA?, _ includePresentation: Bool) -> String {
        let writer = StandInSVGWriter(includePresentation: includePresentation)
        let size = layer.bounds.size
        if let background {
            writer.element(
                "rect",
                [("width", writer.number(size.width)), ("height", writer.number(size.height))] + writer.fill(background)
            )
        }
        writer.writeRoot(layer)
        return writer.document(size: size)
    }
}

/// Writes numbers with at most three decimals and no trailing zeros.
enum StandInSVGNumber {
    static func text(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = (Double(value) * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "0" }
        let number = Int64(thousandths)
        if number == 0 { return "0" }
        let magnitude = number.magnitude
        var text = String(magnitude / 1000)
        var fraction = magnitude % 1000
        if fraction > 0 {
            var digits = String(fraction + 1000).dropFirst()
            while fraction % 10 == 0 {
                digits = digits.dropLast()
                fraction /= 10
            }
            text += "." + digits
        }
        return (number < 0 ? "-" : "") + text
    }
}

/// The path data of SVG.
enum StandInSVGPath {
    static func data(_ elements: [StandInPathElement]) -> String {
        func points(_ points: CGPoint...) -> String {
            points.map { StandInSVGNumber.text($0.x) + " " + StandInSVGNumber.text($0.y) }.joined(separator: " ")
        }
        var data = ""
        for element in elements {
            switch element {
            case .move(let end): data += "M" + points(end)
            case .line(let end): data += "L" + points(end)
            case .curve(let end, let control1, let control2): data += "C" + points(control1, control2, end)
            case .close: data += "Z"
            }
        }
        return data
    }
}

extension StandInOperation {
    /// The same operation, with a translation applied to its coordinates.
    var folded: StandInOperation {
        let (dx, dy) = (transform.tx, transform.ty)
        guard transform == CGAffineTransform(translationX: dx, y: dy), !transform.isIdentity else { return self }
        func moved(_ path: [StandInPathElement]) -> [StandInPathElement] { path.map { $0.applying(transform) } }
        var copy = self
        copy.transform = .identity
        switch kind {
        case .fill(let path, let color, let rule): copy.kind = .fill(moved(path), color, rule)
        case .gradient(let path, let stops, let start, let end):
            copy.kind = .gradient(moved(path), stops, start.applying(transform), end.applying(transform))
        case .stroke(let path, let color, let stroke): copy.kind = .stroke(moved(path), color, stroke)
        case .text(var line):
            line.origin = line.origin.applying(transform)
            copy.kind = .text(line)
        case .image(var image):
            image.rect = image.rect.offsetBy(dx: dx, dy: dy)
            copy.kind = .image(image)
        }
        return copy
    }
}

/// Simple drawings for the system symbols of code screens, in a box of 24 points.
enum StandInSymbols {
    private static let circle = "M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5Z"
    private static let key = "M8.5 5H20A2 2 0 0 1 22 7V17A2 2 0 0 1 20 19H8.5L2 12Z"

    private static let outlines: [String: String] = [
        "circle": circle,
        "delete.left": key + "M12 9L18 15M18 9L12 15",
        "lock":
            "M6 11H18A1 1 0 0 1 19 12V20A1 1 0 0 1 18 21H6A1 1 0 0 1 5 20V12A1 1 0 0 1 6 11ZM8 11V7A4 4 0 0 1 16 7V11",
        "checkmark": "M5 13L10 18L19 6",
        "checkmark.circle": circle + "M7.5 12.5L10.5 15.5L16.5 8.5",
        "xmark": "M6 6L18 18M18 6L6 18",
        "xmark.circle": circle + "M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5",
        "eye": "M2 12C5 7 8.5 5 12 5S19 7 22 12C19 17 15.5 19 12 19S5 17 2 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
        "eye.slash": "M2 12C5 7 8.5 5 12 5S19 7 22 12C19 17 15.5 19 12 19S5 17 2 12ZM4 3L20 21",
        "chevron.left": "M15 5L8 12L15 19",
        "chevron.backward": "M15 5L8 12L15 19",
        "chevron.right": "M9 5L16 12L9 19",
        "arrow.clockwise": "M19 12A7 7 0 1 1 16.5 6.600M17 3V7H13",
        "exclamationmark.circle": circle + "M12 7V13M12 16.500V16.6",
        "faceid": "M3 8V5A2 2 0 0 1 5 3H8M16 3H19A2 2 0 0 1 21 5V8M21 16V19A2 2 0 0 1 19 21H16M8 21H5A2 2 0 0 1 3 19V16"
            + "M8 9V10.500M16 9V10.500M12 9V13H11M9 16Q12 18 15 16",
        "star": "M12 3L14.7 9L21 9.700L16.3 14L17.6 20.500L12 17.200L6.4 20.500L7.7 14L3 9.700L9.3 9Z",
        "heart":
            "M12 20.500C5 15 2.5 12 2.5 8.500A4.8 4.8 0 0 1 12 6.500A4.8 4.8 0 0 1 21.5 8.500C21.5 12 19 15 12 20.500Z",
    ]

    private static let filled: [String: String] = [
        "delete.left.fill": key
            + "M11.3 9.700L13.6 12L11.3 14.300L12.7 15.700L15 13.400L17.3 15.700L18.7 14.300L16.4 12"
            + "L18.7 9.700L17.3 8.300L15 10.600L12.7 8.300Z"
    ]

    /// A symbol that ends in ".fill" is a filled outline. An unknown symbol is a rounded square.
    static func glyph(_ name: String) -> (data: String, isFilled: Bool) {
        if let data = filled[name] { return (data, true) }
        if let data = outlines[name] { return (data, false) }
        if name.hasSuffix(".fill"), let data = outlines[String(name.dropLast(5))] { return (data, true) }
        return ("M7 4H17A3 3 0 0 1 20 7V17A3 3 0 0 1 17 20H7A3 3 0 0 1 4 17V7A3 3 0 0 1 7 4Z", name.hasSuffix(".fill"))
    }
}
