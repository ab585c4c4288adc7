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
}

extension CellContext {
    /// Draws a line as its cell's status breaks it up: dashes while verifying, two halves when wrong.
    mutating func fillLine(_ line: CGRect, of cell: CodeCell, with color: CodeColor) {
        guard cell.isEnabled else { return fill(.rect(line), with: color) }
        switch cell.status {
        case .editing, .accepted: fill(.rect(line), with: color)
        case .rejected: fillLine(line, parts: 2, gap: 0.14, with: color)
        case .verifying: fillLine(line, parts: 4, gap: 0.1, with: color)
        }
    }

    /// Draws equal parts with gaps between them; a gap is a share of the line.
    private mutating func fillLine(_ line: CGRect, parts: Int, gap: CGFloat, with color: CodeColor) {
        let part = line.width * (1 - gap * CGFloat(parts - 1)) / CGFloat(parts)
        for index in 0..<parts {
            let start = line.minX + CGFloat(index) * (part + line.width * gap)
            let (left, right) = (environment.aligned(start), environment.aligned(start + part))
            fill(.rect(CGRect(x: left, y: line.minY, width: right - left, height: line.height)), with: color)
        }
    }
}
