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
