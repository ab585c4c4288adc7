#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// What a renderer drew, as a value: a list of calls that a painter carries out and a test compares.
///
/// The view redraws a cell when its drawing is another one. Text and colors are resolved, so that two equal drawings
/// look alike. ``description`` has one stable line a call and shows the text it draws: a drawing of shown characters
/// shows them, a drawing of masked cells has none.
public struct CodeDrawing: Sendable, Equatable {
    /// One call.
    public enum Call: Sendable, Equatable {
        /// Fills a path.
        case fill(CodePath, color: CodeColor.Components)
        /// Draws along a path.
        case stroke(CodePath, color: CodeColor.Components, lineWidth: CGFloat, dash: [CGFloat])
        /// Draws text, its capitals centered in a rectangle. The font's size is final.
        case text(String, in: CGRect, font: CodeFont, color: CodeColor.Components)
        /// Draws an image in a rectangle, as its ``CodeImage/scaling`` and ``CodeImage/opacity`` say; with a tint only
        /// its shape counts. The fallback is carried out instead where there is no such image.
        indirect case image(CodeImage, in: CGRect, tint: CodeColor.Components?, fallback: CodeDrawing)
        /// Draws what only the platform can draw.
        case native(AnyNativeDrawing, in: CGRect)
        /// Keeps whatever follows inside a path.
        case clip(CodePath)
        /// Another drawing, whose clips end with it.
        indirect case group(CodeDrawing)
    }

    /// The calls, in the order they were made.
    public private(set) var calls: [Call] = []

    /// Creates an empty drawing.
    public init() {}

    /// Whether a color lies beyond sRGB.
    package var isWide: Bool {
        calls.contains { call in
            switch call {
            case .fill(_, let color), .text(_, _, _, let color): color.isWide
            case .stroke(_, let color, _, _): color.isWide
            case .image(_, _, let tint, let fallback): tint?.isWide == true || fallback.isWide
            case .group(let drawing): drawing.isWide
            case .native, .clip: false
            }
        }
    }

    /// Whether nothing was drawn.
    public var isEmpty: Bool { calls.isEmpty }

    /// Takes all calls away, and keeps the room for as many.
    package mutating func removeAll() { calls.removeAll(keepingCapacity: true) }

    mutating func append(_ call: consuming Call) {
        // A cell takes a few calls; room for them at once, rather than for one, two and four in turn.
        if calls.isEmpty { calls.reserveCapacity(4) }
        calls.append(call)
    }
}
