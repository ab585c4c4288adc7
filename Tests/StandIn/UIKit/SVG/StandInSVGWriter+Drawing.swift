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

    private func write(_ operations: [StandInOperation], clips: ArraySlice<[StandInPathElement]>) {
        guard let clip = clips.first else { return operations.forEach(write) }
        let id = define("clipPath") { path(clip, []) }
        group([("clip-path", "url(#\(id))")]) { write(operations, clips: clips.dropFirst()) }
    }

    private func write(_ operation: StandInOperation) {
        guard let shadow = operation.shadow, shadow.color.alpha > 0 else { return writeWithoutShadow(operation) }
        // Of the picture. The region of a filter ends a tenth around its element by default, which cuts a wide shadow off.
        let region = [("x", "-100%"), ("y", "-100%"), ("width", "300%"), ("height", "300%")]
        let id = define("filter", [("filterUnits", "userSpaceOnUse")] + region) {
            element(
                "feDropShadow",
                [
                    ("dx", number(shadow.offset.width)), ("dy", number(shadow.offset.height)),
                    ("stdDeviation", number(shadow.blur / 2)),
                ] + paint("flood", named: "flood-color", shadow.color, 1))
        }
        group([("filter", "url(#\(id))")]) { writeWithoutShadow(operation) }
    }

    private func writeWithoutShadow(_ operation: StandInOperation) {
        switch operation.kind {
        case .fill(let elements, let color):
            guard color.alpha * operation.alpha > 0 else { return }
            path(elements, fill(color, alpha: operation.alpha))
        case .gradient(let elements, let stops, let start, let end):
            let ends = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)].map { ($0, number($1)) }
            let id = define("linearGradient", [("gradientUnits", "userSpaceOnUse")] + ends) {
                for stop in stops {
                    let color = stop.color.with(alpha: stop.color.alpha * operation.alpha)
                    element("stop", [("offset", number(stop.location))] + paint("stop", named: "stop-color", color, 1))
                }
            }
            path(elements, [("fill", "url(#\(id))")])
        case .stroke(let elements, let color, let stroke):
            guard color.alpha * operation.alpha > 0, stroke.width > 0 else { return }
            path(elements, [("fill", "none")] + paint("stroke", color, operation.alpha) + attributes(stroke))
        case .text(let line): write(line, operation.alpha)
        case .image(let image): write(image, alpha: operation.alpha)
        case .layer(let drawing):
            group(operation.alpha < 1 ? [("opacity", number(operation.alpha))] : []) { write(drawing) }
        }
    }

    /// Writes a rectangle or an ellipse as such, whatever rounding errors it has.
    func path(_ elements: [StandInPathElement], _ attributes: Attributes) {
        let box = CGRect(enclosing: elements.flatMap(\.points)), data = data(elements)
        if data == self.data(StandInPathShapes.rect(box)) {
            element("rect", frame(box) + attributes)
        } else if data == self.data(StandInPathShapes.ellipse(box)) {
            let center: Attributes = [("cx", number(box.midX)), ("cy", number(box.midY))]
            let width = number(box.width / 2), height = number(box.height / 2)
            element(
                width == height ? "circle" : "ellipse",
                center + (width == height ? [("r", width)] : [("rx", width), ("ry", height)]) + attributes)
        } else {
            element("path", [("d", data)] + attributes)
        }
    }

    private func attributes(_ stroke: StandInStroke) -> Attributes {
        var attributes: Attributes = []
        if stroke.width != 1 { attributes.append(("stroke-width", number(stroke.width))) }
        if !stroke.dashes.isEmpty {
            attributes.append(("stroke-dasharray", stroke.dashes.map(number).joined(separator: " ")))
        }
        return attributes
    }

    /// Anchors the text in the middle of its measured width, so that it stays centered in any font of the browser.
    private func write(_ line: StandInTextLine, _ alpha: CGFloat) {
        guard line.color.alpha * alpha > 0, !line.text.allSatisfy(\.isWhitespace) else { return }
        let x = line.origin.x + (line.anchor == .start ? 0 : line.anchor == .end ? line.width : line.width / 2)
        var attributes: Attributes = [("x", number(x)), ("y", number(line.origin.y + line.font.ascender))]
        if line.anchor != .start { attributes.append(("text-anchor", line.anchor.rawValue)) }
        attributes.append(("font-size", number(line.font.size)))
        let weight = UIFont.Weight(line.font.weight).css
        if weight != 400 { attributes.append(("font-weight", String(weight))) }
        if let family = family(line.font.design) { attributes.append(("font-family", family)) }
        if line.font.hasMonospacedDigits { attributes.append(("style", "font-variant-numeric:tabular-nums")) }
        element("text", attributes + fill(line.color, alpha: alpha), text: line.text)
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

extension StandInSVGWriter {
    func write(_ image: StandInImageDrawing, alpha: CGFloat) {
        guard image.rect.width > 0, image.rect.height > 0 else { return }
        group(alpha < 1 ? [("opacity", number(alpha))] : []) {
            switch image.source {
            case .symbol(let name, _): symbol(name, in: image.rect, image.tint ?? .black)
            default: parts(image)
            }
        }
    }

    /// Draws the nine parts of a resizable image, of which only a symbol takes a tint. Corners keep their size.
    private func parts(_ image: StandInImageDrawing) {
        let crop = CGRect(origin: .zero, size: image.source.size)
        let caps = image.capInsets
        func cuts(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> [CGFloat] {
            [start, start + low, max(start + low, start + length - high), start + length]
        }
        let fromX = cuts(crop.minX, crop.width, caps.left, caps.right)
        let fromY = cuts(crop.minY, crop.height, caps.top, caps.bottom)
        let toX = cuts(image.rect.minX, image.rect.width, caps.left, caps.right)
        let toY = cuts(image.rect.minY, image.rect.height, caps.top, caps.bottom)
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: fromX[column], y: fromY[row], width: fromX[column + 1] - fromX[column],
                    height: fromY[row + 1] - fromY[row])
                let target = CGRect(
                    x: toX[column], y: toY[row], width: toX[column + 1] - toX[column], height: toY[row + 1] - toY[row])
                part(image.source, source, in: target)
            }
        }
    }

    private func part(_ source: StandInImageSource, _ crop: CGRect, in rect: CGRect) {
        guard crop.width > 0, crop.height > 0, rect.width > 0, rect.height > 0 else { return }
        let size = source.size
        let box = [crop.minX, crop.minY, crop.width, crop.height].map(number).joined(separator: " ")
        func image(_ data: Data, in rect: CGRect) {
            let href = "data:image/svg+xml;base64,\(data.base64EncodedString())"
            element("image", frame(rect) + [("preserveAspectRatio", "none"), ("href", href)])
        }
        let whole = CGRect(origin: .zero, size: size)
        if case .svg(let data, _) = source, crop == whole { return image(data, in: rect) }
        group(frame(rect) + [("viewBox", box), ("preserveAspectRatio", "none")], name: "svg") {
            if case .svg(let data, _) = source { image(data, in: whole) }
            if case .drawing(let drawing, _) = source { write(drawing) }
        }
    }

    private func symbol(_ name: String, in rect: CGRect, _ tint: StandInRGBA) {
        let glyph = StandInSymbols.glyph(name)
        let scale = min(rect.width, rect.height) / 24
        let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: rect.midX - 12 * scale, ty: rect.midY - 12 * scale)
        var attributes: Attributes = [("d", glyph.data)]
        if glyph.isFilled {
            attributes += fill(tint) + [("fill-rule", "evenodd")]
        } else {
            attributes += [("fill", "none")] + paint("stroke", tint, 1)
            attributes += [("stroke-width", "1.8"), ("stroke-linecap", "round"), ("stroke-linejoin", "round")]
        }
        element("path", attributes + transform(place))
    }
}
