// Unchecked: every stored property is a `let` of immutable values.
open class UIImage: NSObject, @unchecked Sendable {
    let source: StandInImageSource
    private let crop: CGRect?
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let capInsets: UIEdgeInsets
    public let resizingMode: ResizingMode
    public let renderingMode: RenderingMode
    public let configuration: Configuration?
    public let flipsForRightToLeftLayoutDirection: Bool
    private let tint: UIColor?

    init(
        source: StandInImageSource, crop: CGRect? = nil, scale: CGFloat = 1, orientation: Orientation = .up,
        capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile, renderingMode: RenderingMode = .automatic,
        configuration: Configuration? = nil, flips: Bool = false, tint: UIColor? = nil
    ) {
        self.source = source
        self.crop = crop
        self.scale = scale
        imageOrientation = orientation
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.renderingMode = renderingMode
        self.configuration = configuration
        flipsForRightToLeftLayoutDirection = flips
        self.tint = tint
        super.init()
    }

    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Nil for bytes that are no image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let source = StandInImageSource(data) else { return nil }
        self.init(source: source, scale: scale > 0 ? scale : 1)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    public convenience init(cgImage: CGImage) {
        self.init(source: cgImage.source, crop: cgImage.crop)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(source: cgImage.source, crop: cgImage.crop, scale: scale, orientation: orientation)
    }

    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(
            source: .symbol(name, pointSize: symbol?.resolvedPointSize ?? 17), renderingMode: .automatic,
            configuration: configuration, tint: symbol?.color)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let bundle = bundle ?? .main
        let stem = (name as NSString).deletingPathExtension
        let given = (name as NSString).pathExtension
        for (suffix, scale) in [("@3x", CGFloat(3)), ("@2x", 2), ("", 1)] {
            for ending in given.isEmpty ? ["png", "jpg", "svg"] : [given] {
                guard let path = bundle.path(forResource: stem + suffix, ofType: ending),
                    let data = FileManager.default.contents(atPath: path), let source = StandInImageSource(data)
                else { continue }
                self.init(source: source, scale: scale, configuration: configuration)
                return
            }
        }
        return nil
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, in: bundle, with: nil)
    }

    private var pixelRect: CGRect { crop ?? CGRect(origin: .zero, size: source.pixelSize) }

    public var size: CGSize {
        CGSize(width: pixelRect.width / scale, height: pixelRect.height / scale)
    }

    public var cgImage: CGImage? { CGImage(source: source, crop: pixelRect) }

    public var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }

    public func pngData() -> Data? {
        if case .data(let data, _, "image/png") = source { data } else { nil }
    }

    // MARK: Variants

    private func copy(
        capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil, renderingMode: RenderingMode? = nil,
        configuration: Configuration? = nil, flips: Bool? = nil, tint: UIColor? = nil
    ) -> UIImage {
        UIImage(
            source: source, crop: crop, scale: scale, orientation: imageOrientation,
            capInsets: capInsets ?? self.capInsets, resizingMode: resizingMode ?? self.resizingMode,
            renderingMode: renderingMode ?? self.renderingMode, configuration: configuration ?? self.configuration,
            flips: flips ?? flipsForRightToLeftLayoutDirection, tint: tint ?? self.tint)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copy(capInsets: capInsets) }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        copy(capInsets: capInsets, resizingMode: resizingMode)
    }
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy(renderingMode: renderingMode) }
    public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color) }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, tint: color)
    }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(flips: true) }
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name, _) = source else { return copy(configuration: configuration) }
        return UIImage(systemName: name, withConfiguration: configuration) ?? self
    }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    // MARK: Drawing

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else {
            StandInRecorder.add(.droppedDrawing, "UIImage drawn without a pushed context")
            return
        }
        context.saveGState()
        context.setAlpha(context.state.alpha * alpha)
        context.record(.image(drawing(in: rect, templateColor: context.state.fill)))
        context.restoreGState()
    }

    /// Templates and symbols take the colour; other images only a tint of their own.
    func drawing(in rect: CGRect, templateColor: StandInRGBA?) -> StandInImageDrawing {
        let isTemplate = renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
        return StandInImageDrawing(
            source: source, rect: rect, crop: pixelRect,
            capInsets: StandInInsets(
                top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right),
            scale: scale, tint: tint?.rgba ?? (isTemplate ? templateColor : nil))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return source == other.source && scale == other.scale && crop == other.crop && capInsets == other.capInsets
            && renderingMode == other.renderingMode
    }

    open override var hash: Int { source.hashValue }
}
