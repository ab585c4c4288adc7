/// A drawing as a value: a list of calls that a painter carries out and a test compares.
///
/// The view redraws a cell when its drawing changed. Colors and sizes are resolved, so two equal drawings look alike.
/// In tests, CodeInputTestSupport gives it a description with one stable line for each call.
public struct CodeDrawing: Sendable, Equatable {
    package enum Call: Sendable, Equatable {
        case fill(CodePath, color: CodeColor.Components)
        /// The colors of a linear gradient, two or more, are evenly spaced.
        indirect case gradient(CodePath, colors: [CodeColor.Components], from: CGPoint, to: CGPoint)
        case stroke(CodePath, color: CodeColor.Components, lineWidth: CGFloat, dash: [CGFloat])
        /// The capitals are centered in the rectangle, and the size of the font is final.
        indirect case text(String, in: CGRect, font: CodeFont, color: CodeColor.Components)
        /// A tint fills the shape of the image. The fallback is drawn if the image can't be found.
        indirect case image(CodeImage, in: CGRect, tint: CodeColor.Components?, fallback: CodeDrawing)
        // These apply to the calls after them.
        case clip(CodePath)
        case shadow(CodeColor.Components, radius: CGFloat, x: CGFloat, y: CGFloat)
        /// Another drawing, whose clips and shadows end with it.
        case group(CodeDrawing)
    }

    package private(set) var calls: [Call] = []
    // How deep groups are nested at most. What walks a drawing, and frees it, goes as deep on the stack.
    private var depth = 0
    private static let maximumDepth = 256

    @inline(never) mutating func append(_ call: Call) {
        switch call {
        case .group(let inner), .image(_, _, _, let inner):
            guard inner.depth < Self.maximumDepth else { return }
            depth = max(depth, inner.depth + 1)
        default: break
        }
        appendFlat(call)
    }

    /// Appends a call without an inner drawing: inlined, because a key draws with it.
    mutating func appendFlat(_ call: Call) {
        // Most cells have a few.
        if calls.isEmpty { calls.reserveCapacity(4) }
        calls.append(call)
    }

    /// Ends the clips and shadows, which do not affect the calls that follow.
    mutating func endScope() {
        let hasScope = calls.contains { call in
            switch call {
            case .clip, .shadow: true
            default: false
            }
        }
        guard hasScope else { return }
        var group = CodeDrawing()
        group.append(.group(self))
        self = group
    }
}
