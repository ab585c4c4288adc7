/// The value of a state. It outlives the view.
@MainActor final class StandInStorage<Value>: StandInSource {
    // Unsafe: written first in `init`, then only on the main actor.
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
