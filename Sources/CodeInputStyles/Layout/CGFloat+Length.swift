#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension CGFloat {
    /// The value as a length: 0 where it is negative or no number, and no longer than any field.
    var length: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 100_000) }
}
