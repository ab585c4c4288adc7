#if canImport(UIKit)
package import UIKit

/// The shapes of a trackpad's pointer over a view: a beam over text, the outline of a key over the key.
@MainActor package final class PointerShapes: NSObject, UIPointerInteractionDelegate {
    /// A part of the view, in the view's coordinates, and the shape of the pointer there.
    package typealias Part = (rect: CGRect, shape: UIPointerShape)

    private let part: (CGPoint) -> Part?

    /// - Parameter part: Returns the part of the view at a point. Nil leaves the pointer unchanged.
    package init(part: @escaping (CGPoint) -> Part?) {
        self.part = part
    }

    package func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        part(request.location).map { UIPointerRegion(rect: $0.rect) }
    }

    package func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        part(CGPoint(x: region.rect.midX, y: region.rect.midY)).map { UIPointerStyle(shape: $0.shape) }
    }
}
#endif
