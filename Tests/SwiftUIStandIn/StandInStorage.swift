/// The value of a state, which outlives the views that are made of it.
@MainActor final class StandInStorage<Value>: StandInSource {
    var value: Value { didSet { standInDidChange?() } }
    var standInDidChange: (() -> Void)?

    nonisolated init(_ value: Value) { self.value = value }
}
