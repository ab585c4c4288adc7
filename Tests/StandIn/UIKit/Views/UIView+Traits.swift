extension StandInTraits: UITraitOverrides {}

extension UIView {
    public var traitOverrides: any UITraitOverrides {
        get { ownTraits }
        set {
            ownTraits = newValue as? StandInTraits ?? ownTraits
            updateTraits()
        }
    }

    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownTraits.userInterfaceStyle }
        set {
            ownTraits.userInterfaceStyle = newValue
            updateTraits()
        }
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
            standInController?.tellTraits(from: previous, to: current)
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
