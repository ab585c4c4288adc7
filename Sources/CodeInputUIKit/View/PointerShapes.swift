#if canImport(UIKit)
import UIKit

/// What the pointer of a trackpad becomes over a view: a beam over text, the shape of a key over the key.
@MainActor final class PointerShapes: NSObject, UIPointerInteractionDelegate {
    /// A part of the view, in its coordinates, and the shape in it.
    typealias Part = (rect: CGRect, shape: UIPointerShape)

    private let part: (CGPoint) -> Part?

    /// - Parameter part: The part of the view at a point; nil leaves the pointer as it is.
    init(part: @escaping (CGPoint) -> Part?) {
        self.part = part
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        part(request.location).map { UIPointerRegion(rect: $0.rect) }
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        part(CGPoint(x: region.rect.midX, y: region.rect.midY)).map { UIPointerStyle(shape: $0.shape) }
    }
}
#endif
