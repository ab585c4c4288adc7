extension StandInSVGWriter {
    func writeRoot(_ layer: CALayer) {
        let shown = shown(layer)
        let origin = CGAffineTransform(translationX: -shown.bounds.minX, y: -shown.bounds.minY)
        write(layer, as: shown, transform: origin)
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
        if let mask = layer.mask { attributes.append(("mask", "url(#\(define(mask: mask)))")) }
        group(attributes) {
            if let color = shown.backgroundColor?.rgba, color.alpha > 0 { box(shown, shown.bounds, fill(color)) }
            group(clip(shown)) {
                writeContents(layer, shown)
                let sorted = layer.storedSublayers.enumerated().sorted {
                    ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
                }
                for (_, sublayer) in sorted { write(sublayer) }
            }
            if shown.borderWidth > 0, let color = shown.borderColor?.rgba, color.alpha > 0 {
                let half = shown.borderWidth / 2
                box(
                    shown, shown.bounds.insetBy(dx: half, dy: half), radiusLoss: half,
                    [("fill", "none")] + paint("stroke", color, 1) + [("stroke-width", number(shown.borderWidth))])
            }
        }
    }

    private func define(mask: CALayer) -> String {
        define("mask", [("style", "mask-type:alpha")]) { write(mask) }
    }

    private func clip(_ layer: CALayer) -> Attributes {
        guard layer.masksToBounds else { return [] }
        let id = define("clipPath") { box(layer, layer.bounds, []) }
        return [("clip-path", "url(#\(id))")]
    }

    private func box(_ layer: CALayer, _ rect: CGRect, radiusLoss: CGFloat = 0, _ attributes: Attributes) {
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = max(0, min(layer.cornerRadius - radiusLoss, rect.width / 2, rect.height / 2))
        if radius > 0, layer.maskedCorners != .all {
            var corners: UIRectCorner = []
            if layer.maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
            if layer.maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
            if layer.maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
            if layer.maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
            let path = StandInPathShapes.roundedRect(rect, radius, radius, corners: corners)
            element("path", [("d", StandInSVGPath.data(path))] + attributes)
        } else {
            element("rect", frame(rect) + (radius > 0 ? [("rx", number(radius))] : []) + attributes)
        }
    }

    private func writeContents(_ layer: CALayer, _ shown: CALayer) {
        if let drawing = layer.storedContents as? StandInDrawing {
            // A layer that was not redrawn after its size changed shows the old drawing, stretched.
            var transform = CGAffineTransform(translationX: shown.bounds.minX, y: shown.bounds.minY)
            let drawn = layer.storedContentsSize
            if drawn != shown.bounds.size, drawn.width > 0, drawn.height > 0 {
                transform = transform.scaledBy(
                    x: shown.bounds.width / drawn.width, y: shown.bounds.height / drawn.height)
            }
            group(self.transform(transform)) { write(drawing) }
        } else if let image = layer.storedContents.flatMap(Self.image) {
            write(StandInImageDrawing(source: image.source, rect: shown.bounds, crop: image.crop), alpha: 1)
        }
    }

    private static func image(_ contents: Any) -> CGImage? { contents as? CGImage }
}
