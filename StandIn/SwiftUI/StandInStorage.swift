/// The value of a state, which outlives the views that are made of it.
@MainActor final class StandInStorage<Value>: StandInSource {
    // Unsafe: written before anyone else knows of the object, and from then on from the main actor.
    nonisolated(unsafe) private var stored: Value
    var standInDidChange: (() -> Void)?

    nonisolated init(_ value: Value) { stored = value }

    var value: Value {
        get { stored }
        set {
            stored = newValue
            standInDidChange?()
        }
    }
}
