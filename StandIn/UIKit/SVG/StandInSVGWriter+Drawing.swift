extension StandInSVGWriter {
    /// Writes operations with the same clips into the same groups.
    func write(_ drawing: StandInDrawing) {
        var rest = drawing.operations[...]
        while let first = rest.first {
            let run = rest.prefix { $0.clips == first.clips }
            write(Array(run), clips: first.clips[...])
            rest = rest.dropFirst(run.count)
        }
    }

    private func write(_ operations: [StandInOperation], clips: ArraySlice<StandInOperation.Clip>) {
        guard let clip = clips.first else {
            for operation in operations { write(operation.folded) }
            return
        }
        let id = define("clipPath") {
            path(clip.path, clip.rule == .evenOdd ? [("clip-rule", "evenodd")] : [])
        }
        group([("clip-path", "url(#\(id))")]) { write(operations, clips: clips.dropFirst()) }
    }

    private func write(_ operation: StandInOperation) {
        let transform = self.transform(operation.transform)
        switch operation.kind {
        case .fill(let elements, let color, let rule):
            guard color.alpha * operation.alpha > 0 else { return }
            let fill = fill(color, alpha: operation.alpha)
            path(elements, fill + (rule == .evenOdd ? [("fill-rule", "evenodd")] : []) + transform)
        case .stroke(let elements, let color, let stroke):
            guard color.alpha * operation.alpha > 0, stroke.width > 0 else { return }
            path(
                elements, [("fill", "none")] + paint("stroke", color, operation.alpha) + attributes(stroke) + transform)
        case .text(let line): write(line, operation.alpha, transform)
        case .image(let image): group(transform) { write(image, alpha: operation.alpha) }
        }
    }

    /// Writes a rectangle or an ellipse as such.
    func path(_ elements: [StandInPathElement], _ attributes: Attributes) {
        let box = CGRect(enclosing: elements.flatMap(\.points))
        if elements == StandInPathShapes.rect(box) {
            element("rect", frame(box) + attributes)
        } else if elements == StandInPathShapes.ellipse(box) {
            let center: Attributes = [("cx", number(box.midX)), ("cy", number(box.midY))]
            let radii: Attributes =
                box.width == box.height
                ? [("r", number(box.width / 2))] : [("rx", number(box.width / 2)), ("ry", number(box.height / 2))]
            element(box.width == box.height ? "circle" : "ellipse", center + radii + attributes)
        } else {
            element("path", [("d", StandInSVGPath.data(elements))] + attributes)
        }
    }

    private func attributes(_ stroke: StandInStroke) -> Attributes {
        var attributes: Attributes = []
        if stroke.width != 1 { attributes.append(("stroke-width", number(stroke.width))) }
        if stroke.cap != .butt { attributes.append(("stroke-linecap", String(describing: stroke.cap))) }
        if !stroke.dashes.isEmpty {
            attributes.append(("stroke-dasharray", stroke.dashes.map(number).joined(separator: " ")))
            if stroke.dashPhase != 0 { attributes.append(("stroke-dashoffset", number(stroke.dashPhase))) }
        }
        return attributes
    }

    /// Anchors the text in the middle of its measured width, so that it stays centered in any font of the browser.
    private func write(_ line: StandInTextLine, _ alpha: CGFloat, _ transform: Attributes) {
        guard line.color.alpha * alpha > 0, !line.text.allSatisfy(\.isWhitespace) else { return }
        let x = line.origin.x + (line.anchor == .start ? 0 : line.anchor == .end ? line.width : line.width / 2)
        var attributes: Attributes = [
            ("x", number(x)), ("y", number(line.origin.y + line.font.ascender)),
        ]
        if line.anchor != .start { attributes.append(("text-anchor", line.anchor.rawValue)) }
        attributes.append(("font-size", number(line.font.size)))
        let weight = UIFont.Weight(line.font.weight).css
        if weight != 400 { attributes.append(("font-weight", String(weight))) }
        if line.font.isItalic { attributes.append(("font-style", "italic")) }
        if let family = family(line.font.design) { attributes.append(("font-family", family)) }
        var style: [String] = []
        if line.font.hasMonospacedDigits { style.append("font-variant-numeric:tabular-nums") }
        if line.text.hasPrefix(" ") || line.text.hasSuffix(" ") || line.text.contains("  ") {
            style.append("white-space:pre")
        }
        if !style.isEmpty { attributes.append(("style", style.joined(separator: ";"))) }
        element("text", attributes + fill(line.color, alpha: alpha) + transform, text: line.text)
    }

    private func family(_ design: StandInFont.Design) -> String? {
        switch design {
        case .system: nil
        case .rounded: "ui-rounded, \"SF Pro Rounded\", " + Self.systemFonts
        case .serif: "ui-serif, \"New York\", Georgia, serif"
        case .monospaced: "ui-monospace, \"SF Mono\", Menlo, Consolas, \"DejaVu Sans Mono\", monospace"
        case .named(let family): "\"\(family)\", " + Self.systemFonts
        }
    }
}
