#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

// Numbers as a snapshot wants them: rounded to thousandths, no exponent, no negative zero, alike on every platform.

extension CGFloat {
    var plain: String {
        guard isFinite, magnitude < 1e12 else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        let thousandths = Int((self * 1000).rounded())
        let digits = String(thousandths.magnitude)
        let padded = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
        var fraction = Substring(padded.suffix(3))
        while fraction.last == "0" { fraction.removeLast() }
        return (thousandths < 0 ? "-" : "") + padded.dropLast(3) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

extension CGPoint {
    var plain: String { "\(x.plain),\(y.plain)" }
}

extension CGRect {
    var plain: String { "\(minX.plain),\(minY.plain) \(width.plain)x\(height.plain)" }
}
