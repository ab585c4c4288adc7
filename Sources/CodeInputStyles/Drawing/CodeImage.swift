/// The image of a style: an image of the app by name, a symbol of the system, or encoded bytes.
///
/// A style only names an image, and the painter loads it. If it can't be found, the painter logs this once and draws
/// the fallback. It is not Hashable, because `CGSize` is Hashable only from iOS 18 on.
public struct CodeImage: Sendable, Equatable {
    package indirect enum Source: Sendable, Equatable {
        /// The name in an asset catalog or of a file, and the identifier of its bundle; nil is the app.
        case named(String, bundle: String?)
        case symbol(String)
        case data([UInt8])
        /// An image object of the platform, such as a `UIImage`, which must not change anymore; compared by identity.
        case object(any AnyObject & Sendable)

        package static func == (lhs: Self, rhs: Self) -> Bool {
            switch (lhs, rhs) {
            case (.named(let name, let bundle), .named(let other, let otherBundle)):
                name == other && bundle == otherBundle
            case (.symbol(let name), .symbol(let other)): name == other
            case (.data(let bytes), .data(let others)): bytes == others
            case (.object(let object), .object(let other)): object === other
            default: false
            }
        }
    }
    package let source: Source
    /// The size in points at the default text size; nil leaves it to the style.
    let size: CGSize?
    /// Whether the image is stretched to fill a rectangle, except for its cap insets; otherwise, it stands whole in it.
    package var isStretched = false
    /// The edges that keep their size when the image is stretched.
    public var capInsets = CodeInsets()
    /// Whether a color of the style fills the shape of the image; defaults to true for symbols only.
    package var isTemplate = false
    /// From 0 (invisible) to 1 (unchanged), clamped; NaN counts as 0.
    package var opacity: Double = 1 { didSet { opacity = opacity.clamped(0, 1) } }

    @inline(never) package init(_ source: Source, size: CGSize? = nil) {
        self.source = source
        self.size = size.flatMap { $0.width > 0 && $0.height > 0 && ($0.width + $0.height).isFinite ? $0 : nil }
        if case .symbol = source { isTemplate = true }
    }

    /// Creates an image of the app by its name in the asset catalog, or that of a file.
    ///
    /// The bundle has this identifier; nil is the app. For the bundle of a package, use a `UIImage`. The size is in
    /// points at the default text size; nil, or one that is not positive and finite, leaves it to the style.
    public init(named name: String, bundle: String? = nil, size: CGSize? = nil) {
        self.init(.named(name, bundle: bundle), size: size)
    }

    /// Creates an image from a symbol of the system, such as `star.fill`, with a size in points, or that of the style.
    public init(systemName name: String, size: CGSize? = nil) { self.init(.symbol(name), size: size) }

    /// Creates an image from the bytes of a file, such as PNG, with a size in points, or that of the style.
    public init(data: [UInt8], size: CGSize? = nil) { self.init(.data(data), size: size) }

    /// The image in a disabled field; a template gets a paler color instead.
    var disabled: CodeImage {
        var copy = self
        if !isTemplate { copy.opacity *= 0.4 }
        return copy
    }
}
