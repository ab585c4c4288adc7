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
                let isApart = !isRow && !isOneCell && !isWholeCell && !character.calls.isEmpty
                if isApart { write(box, other == nil ? .none : change, isRemoval: isRemoval, 0) }
                let isStill = isRow || isOneCell && index < count - 1, isGone = isRemoval && !isApart && other != nil
                write(
                    isApart ? character : drawing(of: cell, in: context), isStill ? .none : isGone ? change : effect,
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
        write: (Int, CGRect, inout DrawingSVG) -> Void
    ) -> String {
        let count = rows.first?.field.cells.count ?? 1
        let size = layout.preferredSize(count: count, fitting: .greatestFiniteMagnitude, environment: environment)
        let margin = max(24, layout.overhang), nameWidth: CGFloat = 96, step = size.height + margin
        var writer = DrawingSVG(id: "d") { _, rect, tint, isBare in
            let color = tint ?? CodeColor.fill.resolved(in: environment)
            return isBare ? DrawingSVG.element(.rect(rect), DrawingSVG.paint("fill", color)) : nil
        }
        let color = CodeColor.secondaryLabel.resolved(in: environment)
        for (index, row) in rows.enumerated() {
            let y = margin + CGFloat(index) * step
            let frame = CGRect(x: 0, y: y, width: margin + nameWidth, height: size.height)
            writer.write(row.name, in: frame, CodeFont(size: 13), color)
            writer.text += "<g transform=\"translate(\((margin + nameWidth).plain) \(y.plain))\"><g>"
            write(index, CGRect(origin: .zero, size: size), &writer)
            writer.end()
        }
        let width = (nameWidth + size.width + margin * 2).plain, height = (margin + CGFloat(rows.count) * step).plain
        let ground = DrawingSVG.paint("fill", CodeColor.background.resolved(in: environment))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif" text-anchor="middle">
            <rect width="\(width)" height="\(height)"\(ground)/>
            \(writer.text)</svg>

            """
    }
}

extension DrawingSVG {
    /// Begins a part that moves in each period after half a second and a delay, at rest or hidden before, until
    /// ``end()``.
    fileprivate mutating func begin(
        _ effect: CodeMotion.Effect, isRemoval: Bool = false, isHidden: Bool = false, in frame: CGRect,
        after delay: Double, every period: Double
    ) {
        let duration = effect.duration, steps = 24, name = makeID(), share = effect.isRoll ? frame.height : 1
        guard duration > 0 else { return text += "<g><g>" }
        func percentage(_ time: Double) -> String { CGFloat((0.5 + delay + time) / period * 100).plain + "%" }
        text += "<style>@keyframes " + name + "{0%," + percentage(-0.01) + "{opacity:" + (isHidden ? "0}" : "1}")
        for step in 0...steps {
            let time = duration * Double(step) / Double(steps), pose = effect.pose(at: time, isRemoval: isRemoval)
            text += percentage(time) + (step == steps ? ",to" : "") + "{transform:translate("
            text += (pose.x * share).plain + "px," + (pose.y * share).plain + "px)scale(" + pose.scale.plain
            text += ");opacity:" + CGFloat(pose.opacity).plain + "}"
        }
        // The clip rests, around what moves.
        text += "}</style><g style=\"" + (effect.isRoll ? "clip-path:path('" + Self.data(.rect(frame)) + "')" : "")
        text += "\"><g style=\"animation:" + name + " " + CGFloat(period).plain + "s linear infinite;"
        text += "transform-origin:" + frame.midX.plain + "px " + frame.midY.plain + "px\">"
    }

    fileprivate mutating func end() { text += "</g></g>\n" }
}
