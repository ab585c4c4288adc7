#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// A font as a style asks for it: the system's, or one of the app's by name.
///
/// The size is the base size; it is multiplied by ``CodeEnvironment/textScale`` when something is drawn, and nowhere
/// else.
public struct CodeFont: Sendable, Hashable {
    /// How heavy the strokes are.
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        /// Thin strokes.
        case light
        /// The weight of running text.
        case regular
        /// A little heavier than running text.
        case medium
        /// Between medium and bold.
        case semibold
        /// Heavy strokes.
        case bold
        /// Heavier than bold.
        case heavy
    }

    /// The family of the system font.
    public enum Design: String, Sendable, Hashable, CaseIterable {
        /// The system font as it is.
        case standard
        /// With rounded ends of strokes.
        case rounded
        /// With letters of one width.
        case monospaced
        /// With serifs.
        case serif
    }

    /// The size in points at the default text size, more than 0.
    ///
    /// 24 unless set.
    public var size: CGFloat
    /// The weight of the system font.
    ///
    /// Semibold unless set.
    public var weight: Weight
    /// The family of the system font.
    ///
    /// Digits are as wide as one another in each.
    public var design: Design
    /// The PostScript name of the app's own font, or nil for the system's.
    ///
    /// Where there is no font of that name, the system's takes its place.
    public var name: String?

    /// Creates a system font.
    ///
    /// - Parameters:
    ///   - size: In points; a size that is not a positive number becomes 24.
    ///   - weight: How heavy the strokes are.
    ///   - design: The family.
    public init(size: CGFloat = 24, weight: Weight = .semibold, design: Design = .standard) {
        self.size = size > 0 && size.isFinite ? size : 24
        self.weight = weight
        self.design = design
    }

    /// Creates a font of the app.
    ///
    /// - Parameters:
    ///   - name: The PostScript name.
    ///   - size: In points; a size that is not a positive number becomes 24.
    public init(name: String, size: CGFloat) {
        self.init(size: size)
        self.name = name
    }

    /// The font in another size.
    func sized(_ size: CGFloat) -> CodeFont {
        var copy = self
        copy.size = size
        return copy
    }

    /// The font a step heavier, if it is the system's.
    mutating func embolden() {
        if name == nil { weight = weight.heavier }
    }
}

extension CodeFont.Weight {
    fileprivate var heavier: Self {
        switch self {
        case .light: .medium
        case .regular: .semibold
        case .medium, .semibold: .bold
        case .bold, .heavy: .heavy
        }
    }
}
