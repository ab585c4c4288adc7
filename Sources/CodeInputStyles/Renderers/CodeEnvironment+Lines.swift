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
