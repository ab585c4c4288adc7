#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension CGSize {
    /// The size times a scale, and smaller where there is no room, in its own proportions.
    func fitted(into room: CGSize, scale: CGFloat) -> CGSize {
        let factor = min(scale, room.width / width, room.height / height)
        return CGSize(width: width * factor, height: height * factor)
    }
}
