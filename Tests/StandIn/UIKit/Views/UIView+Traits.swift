extension StandInTraits: UITraitOverrides {}

extension UIView {
    public var traitOverrides: any UITraitOverrides {
        get { ownTraits }
        set { ownTraits = newValue as? StandInTraits ?? ownTraits }
    }

    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownTraits.userInterfaceStyle }
        set { ownTraits.userInterfaceStyle = newValue }
    }

    var currentTraits: UITraitCollection {
        let inherited = (storedSuperview?.currentTraits ?? UIScreen.main.traitCollection).values
        let controlled = standInController.map { inherited.overridden(by: $0.ownTraits) } ?? inherited
        return UITraitCollection(values: controlled.overridden(by: ownTraits))
    }

    /// Tells the view and its subviews that traits changed.
    func updateTraits() {
        let current = currentTraits
        if let known = knownTraits {
            if known.values != current.values { tell(from: known, to: current) }
        } else {
            knownTraits = current
            resolveBackground()
            // The view was created with other traits.
            if current.values != UIScreen.main.traitCollection.values {
                tell(from: UIScreen.main.traitCollection, to: current)
            }
        }
        for view in storedSubviews { view.updateTraits() }
    }

    private func tell(from previous: UITraitCollection, to current: UITraitCollection) {
        knownTraits = current
        if layer.contentsScale == previous.displayScale { layer.contentsScale = current.displayScale }
        resolveBackground()
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            for observer in traitObservers { observer.notify(self, from: previous, to: current) }
        }
    }

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .unspecified where traitCollection.layoutDirection == .rightToLeft: .rightToLeft
        default: .leftToRight
        }
    }

    @discardableResult public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        let observer = StandInTraitObserver(traits) { environment, previous in
            if let environment = environment as? TraitEnvironment { handler(environment, previous) }
        }
        traitObservers.append(observer)
        return observer
    }
}

extension UIView {
    public func addInteraction(_ interaction: any UIInteraction) {
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public var gestureRecognizers: [UIGestureRecognizer]? { storedRecognizers }
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

@MainActor open class UIFocusEffect: NSObject {}

/// A ring around the focused view.
@MainActor public final class UIFocusHaloEffect: UIFocusEffect {
    /// In the coordinates of the view.
    public let standInRect: CGRect

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        standInRect = rect
    }
}

extension UIView {
    public private(set) static var areAnimationsEnabled = true

    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
}
