/// A layer tree as a picture that a browser shows: well-formed, the same text each time.
public enum StandInSVG {
    /// Of the view's tree as it was drawn last; `includePresentation` puts animated layers where they are at this moment.
    @MainActor public static func svg(
        of view: UIView, background: UIColor? = nil, includePresentation: Bool = true
    ) -> String {
        var color: StandInRGBA?
        if let background { color = background.rgba(with: view.traitCollection) }
        return svg(of: view.layer, color, includePresentation)
    }

    public static func svg(
        of layer: CALayer, background: UIColor? = nil, includePresentation: Bool = true
    ) -> String {
        svg(of: layer, background?.rgba, includePresentation)
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
