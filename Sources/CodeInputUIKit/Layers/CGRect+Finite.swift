#if canImport(UIKit)
import UIKit

extension CGRect {
    /// The rectangle, or nil if an edge is infinite or NaN, for which Core Animation raises an exception.
    var ifFinite: CGRect? {
        let isFinite = !isNull && !isInfinite && [minX, minY, maxX, maxY].allSatisfy(\.isFinite)
        return isFinite ? self : nil
    }
}
#endif
