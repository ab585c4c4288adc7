#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension CodeFont: CustomStringConvertible {
    /// Size, weight and design, or size and name.
    public var description: String {
        let face = name ?? (design == .standard ? weight.rawValue : "\(weight.rawValue) \(design.rawValue)")
        return "\(size.plain) \(face)"
    }
}
