public import CodeInputStyles
import Foundation

extension CodeCellRenderer {
    /// Makes a picture of a field in every state, as an SVG document.
    ///
    /// Write it to a file in a test, on any platform, and open it in a browser:
    ///
    /// ```swift
    /// @Test("shows what chips look like")
    /// func picture() throws {
    ///     try ChipRenderer().picture().write(toFile: "/tmp/chips.svg", atomically: true, encoding: .utf8)
    /// }
    /// ```
    ///
    /// An image is its fallback or a gray square, because only a device draws it. A shadow is approximate.
    ///
    /// - Parameters:
    ///   - length: The number of cells, 1 to 64.
    ///   - environment: The environment, for example in dark appearance.
    /// - Returns: The document: one row for each state, with its name.
    public func picture(length: Int = 6, environment: CodeEnvironment = CodeEnvironment()) -> String {
        let count = min(max(length, 1), 64), samples = CodeFieldSample.all(length: count)
        return picture(of: samples.map { ($0.name, $0.field) }, length: count, environment) { field, bounds, writer in
            writer.write(drawing(of: field, in: bounds, environment: environment))
        }
    }

    /// Makes a moving picture of a field, as an SVG document with a row for each effect of ``CodeCellRenderer/motion``.
    ///
    /// Open it in a browser. Each effect repeats after a second of rest.
    ///
    /// - Parameters:
    ///   - length: The number of cells, 1 to 64.
    ///   - environment: The environment, for example in dark appearance.
    /// - Returns: The document.
    public func motionPicture(length: Int = 6, environment: CodeEnvironment = CodeEnvironment()) -> String {
        let count = min(max(length, 1), 64), motion = motion
        let fields = CodeFieldSample.all(length: count)
        let effects: [(name: String, effect: CodeMotion.Effect, state: String, moved: Moved)] = [
            ("insertion", motion.insertion, "filled", .characters), ("removal", motion.removal, "filled", .characters),
            ("invalid input", motion.invalidInput, "full", .lastCell),
            ("rejection", motion.rejection, "rejected", .row),
            ("acceptance", motion.acceptance, "accepted", .cells),
            ("verifying", motion.verifying, "verifying", .characters),
        ]
        return picture(of: effects.map { ($0.name, $0) }, length: count, environment) { row, bounds, writer in
            guard let field = fields.first(where: { $0.name == row.state })?.field else { return }
            let frames = usableCellFrames(count: count, in: bounds, environment: environment)
            let context = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
            func track(of order: Int, in frame: CGRect) -> SVGWriter.Track {
                SVGWriter.Track(
                    effect: row.effect, isRemoval: row.name == "removal", frame: frame,
                    delay: motion.delay(of: order, among: count),
                    period: motion.delay(of: count - 1, among: count) + row.effect.duration + 1)
            }
            writer.move(row.moved == .row ? track(of: 0, in: bounds) : nil) { writer in
                writer.write(backgroundDrawing(of: field, in: context))
                for (cell, frame) in zip(field.cells, frames) {
                    var context = CellContext(
                        frame: frame, bounds: bounds, cellFrames: frames, environment: environment)
                    context.overhang = layout.overhang
                    let drawing = drawing(of: cell, in: context), parts = drawing.parts()
                    // A character that can't be told apart moves with its cell.
                    let isApart = row.moved == .characters && !parts.character.isEmpty
                    if isApart { writer.write(parts.rest) }
                    let moves = row.moved == .lastCell ? cell.index == count - 1 : row.moved != .row
                    let order = row.moved == .lastCell ? 0 : cell.index
                    writer.move(moves ? track(of: order, in: frame) : nil) {
                        $0.write(isApart ? parts.character : drawing)
                    }
                }
                writer.write(foregroundDrawing(of: field, in: context))
            }
        }
    }

    /// Makes a picture with a row for each of several things, and its name.
    private func picture<Row>(
        of rows: [(name: String, row: Row)], length: Int, _ environment: CodeEnvironment,
        write: (Row, CGRect, inout SVGWriter) -> Void
    ) -> String {
        let size = layout.preferredSize(count: length, fitting: .greatestFiniteMagnitude, environment: environment)
        let margin = max(24, layout.overhang), nameWidth: CGFloat = 96, step = size.height + margin
        var writer = SVGWriter(environment: environment)
        let color = CodeColor.secondaryLabel.resolved(in: environment)
        for (index, (name, row)) in rows.enumerated() {
            let y = margin + CGFloat(index) * step
            let place = CGRect(x: 0, y: y, width: margin + nameWidth, height: size.height)
            writer.write(name, in: place, CodeFont(size: 13), color)
            writer.shift(x: margin + nameWidth, y: y) { write(row, CGRect(origin: .zero, size: size), &$0) }
        }
        return writer.document(
            size: CGSize(width: nameWidth + size.width + margin * 2, height: margin + CGFloat(rows.count) * step))
    }
}

/// What an effect moves.
private enum Moved { case characters, lastCell, cells, row }

/// Writes drawings as an SVG document.
private struct SVGWriter {
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

    /// An effect in time, and the part of the field that it moves.
    struct Track {
        var effect: CodeMotion.Effect
        var isRemoval: Bool
        var frame: CGRect
        var delay: Double
        /// From each beginning to the next, in seconds.
        var period: Double
    }

    mutating func shift(x: CGFloat, y: CGFloat, _ write: (inout SVGWriter) -> Void) {
        body += "<g transform=\"translate(\(x.plain) \(y.plain))\">"
        write(&self)
        body += "</g>\n"
    }

    /// Moves what is written, if there is a motion.
    mutating func move(_ track: Track?, _ write: (inout SVGWriter) -> Void) {
        guard let track, track.effect.duration > 0 else { return write(&self) }
        let name = nextName(), steps = 24, frame = track.frame, share = track.effect.isRoll ? frame.height : 1
        let poses = (0...steps).map { step in
            let time = track.effect.duration * Double(step) / Double(steps)
            let pose = track.effect.pose(at: time, isRemoval: track.isRemoval)
            let shift = "translate(\((pose.x * share).plain)px,\((pose.y * share).plain)px)"
            return "\(CGFloat(time / track.period * 100).plain)%\(step == steps ? ",to" : "")"
                + "{transform:\(shift)scale(\(pose.scale.plain));opacity:\(CGFloat(pose.opacity).plain)}"
        }
        body += "<style>@keyframes \(name){\(poses.joined())}</style>"
        body += "<clipPath id=\"\(name)c\"><path d=\"\(data(.rect(frame)))\"/></clipPath>"
        body += "<g\(track.effect.isRoll ? " clip-path=\"url(#\(name)c)\"" : "")><g style=\"animation:\(name) "
        body += "\(CGFloat(track.period).plain)s linear \(CGFloat(track.delay).plain)s infinite backwards;"
        body += "transform-origin:\(frame.midX.plain)px \(frame.midY.plain)px\">"
        write(&self)
        body += "</g></g>\n"
    }

    mutating func write(_ drawing: CodeDrawing) {
        for paint in Sketch(drawing).paints {
            // A clip or a shadow is a group around the call.
            for clip in paint.clips {
                let name = nextName()
                body += "<clipPath id=\"\(name)\"><path d=\"\(data(clip))\"/></clipPath><g clip-path=\"url(#\(name))\">"
            }
            if let shadow = paint.shadow {
                let name = nextName()
                body += "<filter id=\"\(name)\" x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\">"
                body += "<feDropShadow dx=\"\(shadow.x.plain)\" dy=\"\(shadow.y.plain)\" "
                body += "stdDeviation=\"\((shadow.radius / 2).plain)\"\(self.paint("flood-color", shadow.color))/>"
                body += "</filter><g filter=\"url(#\(name))\">"
            }
            write(paint)
            body += String(repeating: "</g>", count: paint.clips.count + (paint.shadow == nil ? 0 : 1))
        }
    }

    private mutating func write(_ paint: Paint) {
        if let (text, font) = paint.text { return write(text, in: paint.path.boundingRect, font, paint.colors[0]) }
        // Only an image has no color.
        if paint.image?.hasFallback == true { return }
        let color = paint.colors.first ?? paint.image?.tint ?? CodeColor.fill.resolved(in: environment)
        var fill = self.paint("fill", color)
        if paint.colors.count > 1 {
            let name = nextName(), (start, end) = (paint.way[0], paint.way[1])
            let stops = paint.colors.enumerated().map { index, color in
                let place = CGFloat(index) / CGFloat(paint.colors.count - 1)
                return "<stop offset=\"\(place.plain)\"\(self.paint("stop-color", color))/>"
            }
            body += "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.plain)\" "
            body += "y1=\"\(start.y.plain)\" x2=\"\(end.x.plain)\" y2=\"\(end.y.plain)\">\(stops.joined())"
            body += "</linearGradient>"
            fill = " fill=\"url(#\(name))\""
        }
        if let (width, dash) = paint.line {
            fill = " fill=\"none\"\(self.paint("stroke", color)) stroke-width=\"\(width.plain)\""
            if !dash.isEmpty { fill += " stroke-dasharray=\"\(dash.map(\.plain).joined(separator: " "))\"" }
        }
        body += "<path d=\"\(data(paint.path))\"\(fill)/>"
    }

    mutating func write(_ text: String, in rect: CGRect, _ font: CodeFont, _ color: CodeColor.Components) {
        let baseline = rect.midY + font.size * Self.capHeight / 2
        let weight = 300 + 100 * (CodeFont.Weight.allCases.firstIndex(of: font.weight) ?? 1)
        let family =
            switch font.design {
            case .monospaced: " font-family=\"ui-monospace, Menlo, monospace\""
            case .serif: " font-family=\"ui-serif, Georgia, serif\""
            case .rounded: " font-family=\"ui-rounded, \(Self.fonts)\""
            case .standard: ""
            }
        body += "<text x=\"\(rect.midX.plain)\" y=\"\(baseline.plain)\" text-anchor=\"middle\" "
        body += "font-size=\"\(font.size.plain)\" font-weight=\"\(weight)\"\(family)"
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
        path.outlines.map { element in
            switch element {
            case .move(let point): "M\(point.plain)"
            case .line(let point): "L\(point.plain)"
            case .curve(let point, let control1, let control2): "C\(control1.plain) \(control2.plain) \(point.plain)"
            case .close, .rect, .roundedRect, .ellipse: "Z"
            }
        }.joined()
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
