#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension CGFloat {
    /// The value as a length: 0 where it is negative or no number, and no longer than any field.
    var length: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 100_000) }
}

extension CGSize {
    /// The size times a scale, and smaller where there is no room, in its own proportions.
    func fitted(into room: CGSize, scale: CGFloat) -> CGSize {
        let factor = min(scale, room.width / width, room.height / height)
        return CGSize(width: width * factor, height: height * factor)
    }
}

extension CGRect {
    /// The rectangle with no side turned round, or an empty one where it is null, infinite or no number.
    var usable: CGRect {
        let isUsable = minX.magnitude < 1e7 && minY.magnitude < 1e7 && width < 1e7 && height < 1e7
        return isUsable ? standardized : .zero
    }
}
