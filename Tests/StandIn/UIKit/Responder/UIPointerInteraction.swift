@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// The shape of the pointer at a point of the view. Nil for the default.
    public func standInShape(at point: CGPoint) -> UIPointerShape? {
        guard let view, let delegate, view.point(inside: point, with: nil) else { return nil }
        let region = delegate.pointerInteraction(
            self, regionFor: UIPointerRegionRequest(location: point), defaultRegion: UIPointerRegion(rect: view.bounds))
        return region.flatMap { delegate.pointerInteraction(self, styleFor: $0)?.standInShape }
    }
}

@MainActor open class UIPointerRegionRequest: NSObject {
    public let location: CGPoint

    init(location: CGPoint) {
        self.location = location
        super.init()
    }
}

@MainActor open class UIPointerRegion: NSObject {
    public let rect: CGRect

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        super.init()
    }
}

public enum UIPointerShape: Equatable, Sendable {
    case roundedRect(CGRect, radius: CGFloat)
    case verticalBeam(length: CGFloat)
}

@MainActor open class UIPointerStyle: NSObject {
    public let standInShape: UIPointerShape

    public init(shape: UIPointerShape) {
        standInShape = shape
        super.init()
    }
}
