@MainActor open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

/// A ring around the focused view.
@MainActor public final class UIFocusHaloEffect: UIFocusEffect {
    /// In the coordinates of the view.
    public let standInRect: CGRect

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        standInRect = rect
        super.init()
    }
}
