import CodeInputCore

#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

extension CodeEnvironment {
    /// A length of whole pixels, at least one; 0 for 0 and less.
    func alignedUp(_ length: CGFloat) -> CGFloat {
        length > 0 ? max(aligned(length), hairline) : 0
    }

    /// The most whole pixels that a length has room for.
    func alignedDown(_ length: CGFloat) -> CGFloat {
        (length * displayScale + 1e-6).rounded(.down) / displayScale
    }

    /// A line as its cell's status breaks it up: dashes while verifying, two halves when wrong.
    func pattern(of line: CGRect, for cell: CodeCell) -> [CGRect] {
        guard cell.isEnabled else { return [line] }
        switch cell.status {
        case .editing, .accepted: return [line]
        case .rejected: return split(line, into: 2, gap: 0.14)
        case .verifying: return split(line, into: 4, gap: 0.1)
        }
    }

    /// Equal parts with gaps between them; a gap is a share of the line.
    private func split(_ line: CGRect, into count: Int, gap: CGFloat) -> [CGRect] {
        let part = line.width * (1 - gap * CGFloat(count - 1)) / CGFloat(count)
        return (0..<count).map { index in
            let start = aligned(line.minX + CGFloat(index) * (part + line.width * gap))
            let end = aligned(line.minX + CGFloat(index) * (part + line.width * gap) + part)
            return CGRect(x: start, y: line.minY, width: end - start, height: line.height)
        }
    }
}
