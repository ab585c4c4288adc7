extension CodeDrawing: CustomStringConvertible {
    /// One line for each call; the calls of a group are indented.
    public var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        calls.flatMap { call -> [String] in
            switch call {
            case .fill(let path, let color): ["fill \(path.plain) with \(color.plain)"]
            case .gradient(let path, let colors, let start, let end):
                [
                    "fill \(path.plain) with " + colors.map(\.plain).joined(separator: " to ")
                        + " from \(start.plain) to \(end.plain)"
                ]
            case .stroke(let path, let color, let lineWidth, let dash):
                [
                    "stroke \(path.plain) with \(color.plain) width \(lineWidth.plain)"
                        + (dash.isEmpty ? "" : " dash " + dash.map(\.plain).joined(separator: " "))
                ]
            case .text(let text, let rect, let font, let color):
                ["text \(text.debugDescription) in \(rect.plain) font \(font.plain) with \(color.plain)"]
            case .image(let image, let rect, let tint, let fallback):
                ["image \(image.plain) in \(rect.plain)" + (tint.map { " with \($0.plain)" } ?? "")]
                    + (fallback.calls.isEmpty ? [] : ["    or"] + fallback.lines.map { "        " + $0 })
            case .clip(let path): ["clip \(path.plain)"]
            case .shadow(let color, let radius, let x, let y):
                ["shadow \(color.plain) radius \(radius.plain) at \(x.plain),\(y.plain)"]
            case .group(let drawing): ["group"] + drawing.lines.map { "    " + $0 }
            }
        }
    }
}

extension CodePath {
    /// The elements on one line, with numbers rounded to thousandths.
    var plain: String {
        elements.map { element in
            switch element {
            case .move(let point): "move \(point.plain)"
            case .line(let point): "line \(point.plain)"
            case .curve(let point, let control1, let control2):
                "curve \(control1.plain) \(control2.plain) \(point.plain)"
            case .close: "close"
            case .rect(let rect): "rect \(rect.plain)"
            case .roundedRect(let rect, let left, let right):
                "roundedRect \(rect.plain) radius \(left.plain)" + (left == right ? "" : ", \(right.plain)")
            case .ellipse(let rect): "ellipse \(rect.plain)"
            }
        }.joined(separator: ", ")
    }
}

extension CodeColor.Components {
    /// The color as in `#FF3B30 60%`, or beyond sRGB in thousandths, as in `1093,-227,-150`.
    var plain: String {
        let percent = (opacity * 100).rounded(), share = percent < 100 ? " \(Int(percent))%" : ""
        let channels = [red, green, blue]
        guard channels.allSatisfy({ (0...1).contains($0) }) else {
            return channels.map { String(Int(($0 * 1_000).rounded())) }.joined(separator: ",") + share
        }
        return "#" + channels.map(\.hex).joined().uppercased() + share
    }
}

extension CodeFont {
    var plain: String { "\(size.plain) " + (name ?? "\(weight)" + (design == .standard ? "" : " \(design)")) }
}

extension CodeImage {
    /// The source without data, and the properties that differ from their defaults.
    var plain: String {
        let what =
            switch source {
            case .named(let name, let bundle): "named \(name.debugDescription)" + (bundle.map { " of \($0)" } ?? "")
            case .symbol(let name): "symbol \(name.debugDescription)"
            case .data(let bytes): "data of \(bytes.count) bytes"
            case .object: "object"
            }
        let caps = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right].map(\.plain)
        return what + (isStretched ? " stretch" : " fit")
            + (capInsets == CodeInsets() ? "" : " caps " + caps.joined(separator: " "))
            + (isTemplate ? " template" : "") + (opacity < 1 ? " \(Int((opacity * 100).rounded()))%" : "")
    }
}

// Numbers for snapshots: rounded to thousandths, without exponent or negative zero, and alike on every platform.

extension BinaryFloatingPoint { var shortText: String { CGFloat(self).plain } }

extension CGFloat {
    var plain: String {
        guard isFinite, magnitude < 1e12 else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        let text = "\(Double((self * 1000).rounded() / 1000))"
        return text == "-0.0" ? "0" : text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension CGPoint { var plain: String { "\(x.plain),\(y.plain)" } }

extension CGRect { var plain: String { "\(minX.plain),\(minY.plain) \(width.plain)x\(height.plain)" } }

extension CodeCellRenderer {
    /// Returns the drawing of a whole field as text: the background, each cell, the foreground, and the caret.
    ///
    /// There is one line for each drawing call, and the calls of a cell are indented. The size is in points; nil for
    /// that of the layout.
    public func snapshot(
        of field: CodeFieldState, size: CGSize? = nil, environment: CodeEnvironment = CodeEnvironment()
    ) -> String {
        let bounds = CGRect(origin: .zero, size: size ?? layout.preferredSize(count: field.cells.count))
        let scene = CodeScene(of: field, in: bounds, environment: environment, style: self)
        var parts = [("background", scene.background.drawing)]
        for (cell, index) in zip(field.cells, scene.cells.indices) {
            parts.append(("cell \(cell.index)", scene.drawing(ofCell: index)))
        }
        if !scene.foreground.drawing.calls.isEmpty { parts.append(("foreground", scene.foreground.drawing)) }
        let lines = parts.flatMap { name, drawing in
            [name] + drawing.description.split(separator: "\n").map { "    " + $0 }
        }
        let caret = scene.caret.map { "caret \(CodePath.rect($0.frame).plain)" }
        return (lines + (caret.map { [$0] } ?? [])).joined(separator: "\n")
    }
}
