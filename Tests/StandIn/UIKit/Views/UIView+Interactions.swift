extension UIView {
    public var interactions: [any UIInteraction] {
        get { storedInteractions }
        set {
            for interaction in storedInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func removeInteraction(_ interaction: any UIInteraction) {
        guard storedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    public var gestureRecognizers: [UIGestureRecognizer]? { storedRecognizers }

    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        storedRecognizers.append(recognizer)
        recognizer.view = self
    }
}

@MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}
@MainActor public protocol UIFocusItem: UIFocusEnvironment {}
extension UIView: UIFocusItem {}

/// Moves the focus of a hardware keyboard. An iPhone has none, and a test has one while it focuses a view.
@MainActor open class UIFocusSystem: NSObject {
    public static weak var standInFocusedView: UIView?
    private static let shared = UIFocusSystem()
    public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        standInFocusedView == nil ? nil : shared
    }
    public var focusedItem: (any UIFocusItem)? { Self.standInFocusedView }
}

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

extension UIView {
    public private(set) static var areAnimationsEnabled = true

    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
}
