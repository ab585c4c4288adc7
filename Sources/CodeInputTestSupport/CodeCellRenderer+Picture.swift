import Foundation

extension CodeCellRenderer {
    /// Makes a picture of a field in every state, as an SVG document with a row for each state, and its name.
    ///
    /// Write it to a file in a test, on any platform, and open it in a browser. An image is its fallback or a gray
    /// square, because only a device draws it. A shadow is approximate. There are 1 to 64 cells.
    public func picture(length: Int = 6, environment: CodeEnvironment = CodeEnvironment()) -> String {
        let samples = CodeFieldState.samples(length: min(max(length, 1), 64))
        return picture(of: samples, environment) { row, bounds, writer in
            writer.write(drawing(of: samples[row].field, in: bounds, environment: environment))
        }
    }

    /// Makes a moving picture of 1 to 64 cells, as an SVG document for a browser, with a row for each effect of its
    /// motion, again and again.
    public func motionPicture(length: Int = 6, environment: CodeEnvironment = CodeEnvironment()) -> String {
        let count = min(max(length, 1), 64), motion = motion
        // A roll moves nothing there.
        func still(_ effect: CodeMotion.Effect) -> CodeMotion.Effect { effect.isRoll ? .none : effect }
        // What moves, in its state, and the state before or after it, if cells look different there.
        let effects = [
            ("insertion", motion.insertion, "filled", "empty"), ("removal", motion.removal, "filled", "empty"),
            ("invalid input", still(motion.invalidInput), "full", ""),
            ("rejection", still(motion.rejection), "rejected", ""),
            ("acceptance", still(motion.acceptance), "accepted", "verifying"),
            ("verifying", motion.verifying, "verifying", ""),
        ]
        let samples = CodeFieldState.samples(length: count)
        func state(_ name: String) -> CodeFieldState? { samples.first { $0.name == name }?.field }
        let rows = effects.compactMap { name, _, own, _ in state(own).map { (name: name, field: $0) } }
        return picture(of: rows, environment) { row, bounds, writer in
            let field = rows[row].field, (name, effect, _, otherName) = effects[row]
            let other = effect.duration > 0 ? state(otherName) : nil
            var context = fieldContext(of: count, in: bounds, environment: environment)
            let isRow = name == "rejection" && !motion.rejectsCellByCell, isOneCell = name == "invalid input"
            let isWholeCell = name == "acceptance" || name == "rejection" && !isRow, isRemoval = name == "removal"
            // Boxes change at once.
            let change = CodeMotion.Effect.keyframes([CodeMotion.Pose(opacity: 0), CodeMotion.Pose()], duration: 0.01)
            let period = motion.delay(of: count - 1, among: count) + effect.duration + 1
            writer.begin(isRow ? effect : .none, in: bounds, after: 0, every: period)
            writer.write(backgroundDrawing(of: field, in: context))
            for (index, frame) in context.cellFrames.enumerated() {
                let context = context.context(ofCell: index, overhang: layout.overhang)
                func write(_ drawing: CodeDrawing, _ effect: CodeMotion.Effect, isRemoval: Bool, _ order: Int) {
                    writer.begin(
                        effect, isRemoval: isRemoval, isHidden: other != nil && !isRemoval, in: frame,
                        after: motion.delay(of: order, among: count), every: period)
                    writer.write(drawing)
                    writer.end()
                }
                if let other {
                    let old = drawing(of: other.cells[index], in: context)
                    write(old, isWholeCell ? .fade : change, isRemoval: !isRemoval, isWholeCell ? index : 0)
                }
                let cell = field.cells[index]
                var boxContext = context, characterContext = context
                draw(cell, in: &boxContext)
                if cell.isFilled { drawCharacter(of: cell, in: &characterContext) }
                let box = boxContext.drawing, character = characterContext.drawing
                // A cell that draws its own character comes with it, and goes at once.
                let isApart = !isRow && !isOneCell && !isWholeCell && !character.isEmpty
                if isApart { write(box, other == nil ? .none : change, isRemoval: isRemoval, 0) }
                let isStill = isRow || isOneCell && index < count - 1, isGone = isRemoval && !isApart && other != nil
                write(
                    isApart ? character : drawing(of: cell, in: context),
                    isStill ? .none : isGone ? change : effect,
                    isRemoval: isRemoval, isOneCell ? 0 : index)
            }
            drawForeground(of: field, in: &context)
            writer.write(context.drawing)
            writer.end()
        }
    }

    /// Makes a picture with a row for each of several states, and its name.
    private func picture(
        of rows: [(name: String, field: CodeFieldState)], _ environment: CodeEnvironment,
        write: (Int, CGRect, inout SVGWriter) -> Void
    ) -> String {
        let count = rows.first?.field.cells.count ?? 1
        let size = layout.preferredSize(count: count, fitting: .greatestFiniteMagnitude, environment: environment)
        let margin = max(24, layout.overhang), nameWidth: CGFloat = 96, step = size.height + margin
        var writer = SVGWriter(environment: environment)
        let color = CodeColor.secondaryLabel.resolved(in: environment)
        for (index, row) in rows.enumerated() {
            let y = margin + CGFloat(index) * step
            let frame = CGRect(x: 0, y: y, width: margin + nameWidth, height: size.height)
            writer.write(row.name, in: frame, CodeFont(size: 13), color)
            writer.begin(x: margin + nameWidth, y: y)
            write(index, CGRect(origin: .zero, size: size), &writer)
            writer.end()
        }
        return writer.document(
            size: CGSize(width: nameWidth + size.width + margin * 2, height: margin + CGFloat(rows.count) * step))
    }
}

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

    /// Begins a part with an origin of its own, until ``end()``.
    mutating func begin(x: CGFloat, y: CGFloat) { body += "<g transform=\"translate(\(x.plain) \(y.plain))\"><g>" }

    /// Begins a part that moves in each period after half a second and a delay, at rest or hidden before, until
    /// ``end()``.
    mutating func begin(
        _ effect: CodeMotion.Effect, isRemoval: Bool = false, isHidden: Bool = false, in frame: CGRect,
        after delay: Double, every period: Double
    ) {
        let duration = effect.duration, steps = 24, name = nextName(), share = effect.isRoll ? frame.height : 1
        guard duration > 0 else { return body += "<g><g>" }
        func percentage(_ time: Double) -> String { CGFloat((0.5 + delay + time) / period * 100).plain + "%" }
        body += "<style>@keyframes " + name + "{0%," + percentage(-0.01) + "{opacity:" + (isHidden ? "0}" : "1}")
        for step in 0...steps {
            let time = duration * Double(step) / Double(steps), pose = effect.pose(at: time, isRemoval: isRemoval)
            body += percentage(time) + (step == steps ? ",to" : "") + "{transform:translate("
            body += (pose.x * share).plain + "px," + (pose.y * share).plain + "px)scale(" + pose.scale.plain
            body += ");opacity:" + CGFloat(pose.opacity).plain + "}"
        }
        // The clip rests, around what moves.
        body += "}</style><g style=\"" + (effect.isRoll ? "clip-path:path('" + data(.rect(frame)) + "')" : "")
        body += "\"><g style=\"animation:" + name + " " + CGFloat(period).plain + "s linear infinite;"
        body += "transform-origin:" + frame.midX.plain + "px " + frame.midY.plain + "px\">"
    }

    mutating func end() { body += "</g></g>\n" }

    mutating func write(_ drawing: CodeDrawing) {
        for paint in Sketch(drawing).paints {
            // A clip or a shadow is a group around the call.
            for clip in paint.clips {
                let name = nextName()
                body += "<clipPath id=\"\(name)\"><path d=\"\(data(clip))\"/></clipPath><g clip-path=\"url(#\(name))\">"
            }
            if let shadow = paint.shadow {
                let name = nextName()
                // Shares of the picture: those of a level line, whose box has no height, are nothing.
                body += "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" x=\"-100%\" y=\"-100%\" "
                body += "width=\"300%\" height=\"300%\">"
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
            let name = nextName(), (start, end) = (paint.axis[0], paint.axis[1])
            let stops = paint.colors.enumerated().map { index, color in
                let offset = CGFloat(index) / CGFloat(paint.colors.count - 1)
                return "<stop offset=\"\(offset.plain)\"\(self.paint("stop-color", color))/>"
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
        let weights: [CodeFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy]
        let weight = 300 + 100 * (weights.firstIndex(of: font.weight) ?? 1)
        let family =
            switch font.design {
            case .monospaced: " font-family=\"ui-monospace, Menlo, monospace\""
            case .serif: " font-family=\"ui-serif, Georgia, serif\""
            case .rounded: " font-family=\"ui-rounded, \(Self.fonts)\""
            case .standard: ""
            }
        body += "<text x=\"\(rect.midX.plain)\" y=\"\(baseline.plain)\" text-anchor=\"middle\" "
        body += "font-size=\"\(font.size.plain)\" font-weight=\"\(weight)\"\(family)"
        let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        body += "\(paint("fill", color))>\(escaped)</text>"
    }

    private mutating func nextName() -> String {
        definitions += 1
        return "d\(definitions)"
    }

    private func paint(_ name: String, _ color: CodeColor.Components) -> String {
        let hex = [color.red, color.green, color.blue].map(\.hex).joined()
        let opacity = name.replacingOccurrences(of: "-color", with: "") + "-opacity"
        return " \(name)=\"#\(hex)\"" + (color.opacity < 1 ? " \(opacity)=\"\(CGFloat(color.opacity).plain)\"" : "")
    }

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
}
