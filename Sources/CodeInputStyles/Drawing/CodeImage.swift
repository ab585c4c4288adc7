#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// An image as a style asks for it: one of the app's by name, a symbol of the system, encoded bytes, or an object.
///
/// A style only names an image; the painter finds it. Where there is none, the painter reports it once and carries out
/// what the style drew as a fallback.
///
/// It is Equatable but not Hashable, because `CGSize` is Hashable only from iOS 18 on.
public struct CodeImage: Sendable, Equatable {
    /// Where an image comes from.
    public enum Source: Sendable, Equatable {
        /// An image of an asset catalog or a file, by name, and the identifier of its bundle; nil is the app itself.
        case named(String, bundle: String?)
        /// A symbol of the system, by name.
        case symbol(String)
        /// An encoded image in any format that the platform reads, such as PNG.
        case data([UInt8])
        /// An image of the platform.
        case object(CodeImageObject)
    }

    /// How an image fills a rectangle of another shape.
    public enum Scaling: String, Sendable, Hashable, CaseIterable {
        /// Whole, in its own proportions, in the middle.
        case fit
        /// Over the whole rectangle, in its own proportions; what stands out is cut off.
        case fill
        /// Over the whole rectangle, stretched; the cap insets keep their size.
        case stretch
    }

    /// Where the image comes from.
    public var source: Source
    /// The size to draw the image in, in points at the default text size; nil leaves it to the style.
    public var size: CGSize?
    /// How the image fills what it is drawn in.
    ///
    /// ``Scaling/fit`` unless set.
    public var scaling = Scaling.fit
    /// The edges that keep their size with ``Scaling/stretch``.
    ///
    /// None unless set.
    public var capInsets = CodeCapInsets()
    /// Whether only the shape of the image counts, and a style's color fills it.
    ///
    /// True for symbols and false for the others unless set.
    public var isTemplate = false
    /// How opaque the image is drawn: 0 is invisible, 1 is as it is.
    ///
    /// 1 unless set. Clamped; what is no number counts as 0.
    public var opacity: Double = 1 { didSet { opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1) } }

    /// Creates an image from where it comes.
    ///
    /// - Parameters:
    ///   - source: Where it comes from.
    ///   - size: In points; nil, or a size that is not positive and finite, leaves it to the style.
    public init(_ source: Source, size: CGSize? = nil) {
        self.source = source
        self.size = size.flatMap { size in
            let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
            return isUsable ? size : nil
        }
        if case .symbol = source { isTemplate = true }
    }

    /// Creates an image of the app.
    ///
    /// - Parameters:
    ///   - name: Its name in the asset catalog or among the files.
    ///   - bundle: The identifier of the bundle that has it; nil is the app itself.
    ///   - size: In points; nil leaves it to the style.
    public init(named name: String, bundle: String? = nil, size: CGSize? = nil) {
        self.init(.named(name, bundle: bundle), size: size)
    }

    /// Creates a symbol of the system, filled with the style's color.
    ///
    /// - Parameters:
    ///   - name: Its name in SF Symbols, such as `star.fill`.
    ///   - size: In points; nil leaves it to the style.
    public init(systemName name: String, size: CGSize? = nil) {
        self.init(.symbol(name), size: size)
    }

    /// Creates an image from its encoded bytes.
    ///
    /// - Parameters:
    ///   - data: A file in any format that the platform reads, such as PNG.
    ///   - size: In points; nil leaves it to the style.
    public init(data: [UInt8], size: CGSize? = nil) {
        self.init(.data(data), size: size)
    }

    /// The image with its opacity multiplied.
    ///
    /// - Parameter factor: From 0, invisible, to 1, as it is. Clamped.
    /// - Returns: An image of the same source.
    public func opacity(_ factor: Double) -> CodeImage {
        var copy = self
        copy.opacity *= factor.isNaN ? 0 : min(max(factor, 0), 1)
        return copy
    }

    /// The image, stretched over whatever it is drawn in.
    ///
    /// - Parameter insets: The edges that keep their size, in points of the image.
    /// - Returns: An image of the same source.
    public func stretched(capInsets insets: CodeCapInsets = CodeCapInsets()) -> CodeImage {
        var copy = self
        copy.scaling = .stretch
        copy.capInsets = insets
        return copy
    }

    /// The image as it is drawn in a field that takes no input; a template gets a quieter color instead.
    var disabled: CodeImage { isTemplate ? self : opacity(0.4) }
}
