// Unchecked: every stored property is a `let`; a provider runs on the thread that resolves the color, as on iOS.
open class UIColor: NSObject, @unchecked Sendable {
    private enum Source {
        case fixed(StandInRGBA)
        case dynamic((UITraitCollection) -> UIColor)
        case tint
    }

    private let source: Source

    init(_ rgba: StandInRGBA) {
        source = .fixed(rgba)
        super.init()
    }

    private init(source: Source) {
        self.source = source
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(StandInRGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(dynamicProvider))
    }

    static let standInTint = UIColor(source: .tint)

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(rgba(with: traitCollection))
    }

    func rgba(with traits: UITraitCollection) -> StandInRGBA {
        switch source {
        case .fixed(let rgba): rgba
        case .dynamic(let provider): provider(traits).rgba(with: traits)
        case .tint: UIColor.systemBlue.rgba(with: traits)
        }
    }

    /// The color in the current traits.
    var rgba: StandInRGBA { rgba(with: .current) }

    public var cgColor: CGColor { CGColor(rgba) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(let rgba) = source { return UIColor(rgba.with(alpha: alpha)) }
        return UIColor(source: .dynamic { [self] in UIColor(rgba(with: $0).with(alpha: alpha)) })
    }

    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        guard case .fixed(let a) = source, case .fixed(let b) = other.source else { return false }
        return a == b
    }

    open override var hash: Int {
        if case .fixed(let rgba) = source { return rgba.hashValue }
        return ObjectIdentifier(self).hashValue
    }

    open override var description: String { "UIColor(\(rgba.hex), \(StandInSVGNumber.text(rgba.alpha)))" }
}
