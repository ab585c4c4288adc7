extension StandInSVGWriter {
    func write(_ image: StandInImageDrawing, alpha: CGFloat) {
        guard image.rect.width > 0, image.rect.height > 0 else { return }
        group(alpha < 1 ? [("opacity", number(alpha))] : []) {
            switch image.source {
            case .symbol(let name, _): symbol(name, in: image.rect, image.tint ?? .black)
            default: tinted(image)
            }
        }
    }

    private func tinted(_ image: StandInImageDrawing) {
        guard let tint = image.tint else { return parts(image) }
        let id = define("mask", [("style", "mask-type:alpha")]) { parts(image) }
        element("rect", frame(image.rect) + fill(tint) + [("mask", "url(#\(id))")])
    }

    /// Draws the nine parts of a resizable image. Corners keep their size.
    private func parts(_ image: StandInImageDrawing) {
        guard !image.capInsets.isZero else { return part(image.source, image.crop, in: image.rect) }
        let caps = image.capInsets
        func cuts(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> [CGFloat] {
            [start, start + low, max(start + low, start + length - high), start + length]
        }
        let scale = image.scale
        let fromX = cuts(image.crop.minX, image.crop.width, caps.left * scale, caps.right * scale)
        let fromY = cuts(image.crop.minY, image.crop.height, caps.top * scale, caps.bottom * scale)
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
        let size = source.pixelSize
        let box = [crop.minX, crop.minY, crop.width, crop.height].map(number).joined(separator: " ")
        let isWhole = crop == CGRect(origin: .zero, size: size)
        if case .data(let data, _, let type) = source {
            let href = "data:\(type);base64,\(data.base64EncodedString())"
            if isWhole { return element("image", frame(rect) + [("preserveAspectRatio", "none"), ("href", href)]) }
            let id = define("symbol", [("viewBox", box), ("preserveAspectRatio", "none")]) {
                element(
                    "image",
                    frame(CGRect(origin: .zero, size: size)) + [("preserveAspectRatio", "none"), ("href", href)])
            }
            element("use", frame(rect) + [("href", "#\(id)")])
        } else if case .drawing(let drawing, _) = source {
            group(frame(rect) + [("viewBox", box), ("preserveAspectRatio", "none")], name: "svg") { write(drawing) }
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
