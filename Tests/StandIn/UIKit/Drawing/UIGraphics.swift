func UIGraphicsGetCurrentContext() -> CGContext? { StandInThread.current.contexts.last }

public func UIGraphicsPushContext(_ context: CGContext) { StandInThread.current.contexts.append(context) }

public func UIGraphicsPopContext() {
    if StandInThread.current.contexts.popLast() == nil {
        StandInRecorder.add(.misuse, "UIGraphicsPopContext without UIGraphicsPushContext")
    }
}

open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize) { self.size = size }

    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext()
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext())
        UIGraphicsPopContext()
        return UIImage(source: .drawing(context.standInDrawing, size))
    }
}

open class UIGraphicsImageRendererContext: NSObject {}

open class UIBezierPath: NSObject {
    private let path: [StandInPathElement]

    /// Clamps the radius to half a side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        path = StandInPathShapes.roundedRect(rect, radius)
    }

    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else {
            return StandInRecorder.add(.droppedDrawing, "UIBezierPath.fill without a pushed context")
        }
        context.add(path)
        context.fillPath()
    }
}

// Unchecked: every stored property is a `let` of immutable values.
open class UIImage: NSObject, @unchecked Sendable {
    let source: StandInImageSource
    public let capInsets: UIEdgeInsets
    public let renderingMode: RenderingMode
    private let tint: UIColor?

    init(
        source: StandInImageSource, capInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil
    ) { (self.source, self.capInsets, self.renderingMode, self.tint) = (source, capInsets, renderingMode, tint) }

    public convenience init?(data: Data) {
        guard let source = StandInImageSource(data) else { return nil }
        self.init(source: source)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(source: .symbol(name, pointSize: symbol?.pointSize ?? 17))
    }

    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Nil: no bundle has an image.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) { nil }

    public var size: CGSize { source.size }

    public var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }

    // MARK: Variants

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .stretch) -> UIImage
    {
        UIImage(source: source, capInsets: capInsets, renderingMode: renderingMode, tint: tint)
    }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source: source, capInsets: capInsets, renderingMode: renderingMode, tint: color)
    }

    // MARK: Drawing

    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else {
            StandInRecorder.add(.droppedDrawing, "UIImage drawn without a pushed context")
            return
        }
        context.saveGState()
        context.setAlpha(context.state.alpha * alpha)
        // Templates and symbols take the color. Other images have only their own tint.
        let isTemplate = renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
        context.record(
            .image(
                StandInImageDrawing(
                    source: source, rect: rect.offsetBy(dx: context.state.transform.tx, dy: context.state.transform.ty),
                    capInsets: capInsets,
                    tint: tint?.rgba ?? (isTemplate ? context.state.fill : nil))))
        context.restoreGState()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return source == other.source && capInsets == other.capInsets && renderingMode == other.renderingMode
    }

    open override var hash: Int { source.hashValue }
}

extension UIImage {
    public enum ResizingMode: Int, Sendable { case stretch = 1 }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum SymbolWeight: Int, Sendable { case light = 3, bold = 7 }

    // Unchecked: immutable.
    open class Configuration: NSObject, @unchecked Sendable {}

    // Unchecked: immutable.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat

        public init(pointSize: CGFloat, weight: SymbolWeight) { self.pointSize = pointSize }

        /// As large as the text where the configuration is made; on iOS, where the image is shown.
        public init(textStyle: UIFont.TextStyle) {
            pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
        }
    }
}
