/// A drawing as a value: a list of calls that a painter carries out and a test compares.
///
/// The view redraws a cell when its drawing changed. Colors and sizes are resolved, so two equal drawings look alike.
/// In tests, CodeInputTestSupport gives it a description with one stable line for each call.
public struct CodeDrawing: Sendable, Equatable {
    /// One call.
    package enum Call: Sendable, Equatable {
        /// Fills a path.
        case fill(CodePath, color: CodeColor.Components)
        /// Fills a path with a linear gradient between two points. The colors, two or more, are evenly spaced.
        indirect case gradient(CodePath, colors: [CodeColor.Components], from: CGPoint, to: CGPoint)
        /// Strokes a path.
        case stroke(CodePath, color: CodeColor.Components, lineWidth: CGFloat, dash: [CGFloat])
        /// Draws text with its capitals centered in a rectangle. The size of the font is final.
        indirect case text(String, in: CGRect, font: CodeFont, color: CodeColor.Components)
        /// Draws an image in a rectangle by its ``CodeImage/scaling`` and ``CodeImage/opacity``. A tint fills its
        /// shape. If the image can't be found, draws the fallback.
        indirect case image(CodeImage, in: CGRect, tint: CodeColor.Components?, fallback: CodeDrawing)
        /// Clips the following calls to a path.
        case clip(CodePath)
        /// Gives the following calls a shadow.
        case shadow(CodeColor.Components, radius: CGFloat, x: CGFloat, y: CGFloat)
        /// Draws another drawing. Its clips and shadows end with it.
        case group(CodeDrawing)
        /// Draws the character of a cell, which has a layer of its own while it moves.
        case character(CodeDrawing)
    }

    /// The calls, in order.
    package private(set) var calls: [Call] = []

    package init() {}

    /// Whether any color is beyond sRGB.
    package var isWide: Bool {
        calls.contains { call in
            switch call {
            case .fill(_, let color), .text(_, _, _, let color): color.isWide
            case .stroke(_, let color, _, _), .shadow(let color, _, _, _): color.isWide
            case .gradient(_, let colors, _, _): colors.contains(where: \.isWide)
            case .image(_, _, let tint, let fallback): tint?.isWide == true || fallback.isWide
            case .group(let drawing), .character(let drawing): drawing.isWide
            case .clip: false
            }
        }
    }

    mutating func removeLast() { calls.removeLast() }

    /// Whether there are no calls.
    package var isEmpty: Bool { calls.isEmpty }

    mutating func append(_ call: Call) {
        // Most cells have a few.
        if calls.isEmpty { calls.reserveCapacity(4) }
        calls.append(call)
    }
}
