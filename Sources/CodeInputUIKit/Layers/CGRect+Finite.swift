#if canImport(UIKit)
import UIKit

extension CGRect {
    /// The rectangle, or nil where an edge is infinite, or no number: Core Animation raises an exception for a layer
    /// there.
    var ifFinite: CGRect? {
        let isFinite = !isNull && !isInfinite && [minX, minY, maxX, maxY].allSatisfy(\.isFinite)
        return isFinite ? self : nil
    }
}
#endif
