/// The font of a style, at the default text size: the system font, or a font of the app by name.
public struct CodeFont: Sendable, Hashable {
    /// The weight of the strokes.
    public enum Weight: Sendable {
        /// Thin strokes.
        case light
        /// The weight of running text.
        case regular
        /// A little heavier than regular.
        case medium
        /// Between medium and bold.
        case semibold
        /// Heavy strokes.
        case bold
        /// Heavier than bold.
        case heavy
    }

    /// The family of the system font.
    public enum Design: Sendable {
        /// The standard system font.
        case standard
        /// Rounded ends of strokes.
        case rounded
        /// Characters of one width.
        case monospaced
        /// Serifs.
        case serif
    }

    /// The size in points at the default text size; one that is infinite, NaN, or 0 or less, counts as 28.
    public var size: CGFloat { didSet { if !(size > 0 && size.isFinite) { size = 28 } } }
    /// The weight of the system font.
    public var weight: Weight
    /// The family of the system font; in each, all digits have the same width.
    public var design: Design
    /// The PostScript name of the app's own font; nil for the system font, which also replaces one that is missing.
    package private(set) var name: String?
    /// The weight before Bold Text made it heavier, which UIKit is given: it makes its own fonts heavier.
    package internal(set) var weightWithoutBoldText: Weight?

    /// Creates a system font; a size in points that is infinite, NaN, or 0 or less, counts as 28.
    public init(size: CGFloat = 28, weight: Weight = .medium, design: Design = .standard) {
        self.size = size > 0 && size.isFinite ? size : 28
        self.weight = weight
        self.design = design
    }

    /// Creates a font of the app by its PostScript name, with a size in points as that of a system font.
    public init(name: String, size: CGFloat) {
        self.init(size: size)
        self.name = name
    }
}
