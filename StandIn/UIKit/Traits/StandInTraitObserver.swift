@MainActor final class StandInTraitObserver: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }

    func notify(_ environment: AnyObject, from previous: UITraitCollection, to current: UITraitCollection) {
        let changed = traits.contains { trait in
            guard let reader = trait as? any StandInTraitReading.Type else { return false }
            return reader.read(previous.values) != reader.read(current.values)
        }
        if changed { handler(environment, previous) }
    }
}
