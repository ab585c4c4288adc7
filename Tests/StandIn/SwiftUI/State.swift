/// State of a view. It lasts as long as the view keeps its place in the host.
@propertyWrapper public struct State<Value>: DynamicProperty, StandInObservable {
    let standInStorage: StandInStorage<Value>
    var standInSource: any StandInSource { standInStorage }

    public init(wrappedValue value: Value) { standInStorage = StandInStorage(value) }
    init(initialValue value: Value) { self.init(wrappedValue: value) }

    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> {
        let storage = standInStorage
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

/// A binding whose closures run on the main actor, unlike in SwiftUI.
@propertyWrapper public struct Binding<Value>: DynamicProperty {
    private let get: @MainActor @Sendable () -> Value
    private let set: @MainActor @Sendable (Value) -> Void

    @preconcurrency public init(
        get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        self.get = get
        self.set = set
    }

    /// Ignores new values.
    public static func constant(_ value: Value) -> Binding<Value> {
        nonisolated(unsafe) let value = value
        return Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get {
            nonisolated(unsafe) var value: Value?
            let get = get
            MainActor.assumeIsolated { value = get() }
            guard let value else { preconditionFailure("a binding has a value") }
            return value
        }
        nonmutating set {
            nonisolated(unsafe) let value = newValue
            let set = set
            MainActor.assumeIsolated { set(value) }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }
}

// Unchecked: it holds only Sendable closures.
extension Binding: @unchecked Sendable where Value: Sendable {}

public protocol DynamicProperty { mutating func update() }

extension DynamicProperty {
    public mutating func update() {}
}

/// A source of changes that a host observes.
@MainActor protocol StandInSource: AnyObject {
    var standInDidChange: (() -> Void)? { get set }
    /// Takes the place of the state of the same view in the last update.
    func adopt(_ last: any StandInSource)
}

/// The value of a state. It outlives the view.
@MainActor final class StandInStorage<Value>: StandInSource {
    // Unsafe: written first in `init`, then only on the main actor.
    nonisolated(unsafe) private var stored: Value
    private var last: StandInStorage?
    var standInDidChange: (() -> Void)?

    nonisolated init(_ value: Value) { stored = value }

    var value: Value {
        get { last?.value ?? stored }
        set {
            if let last { return last.value = newValue }
            stored = newValue
            standInDidChange?()
        }
    }

    func adopt(_ last: any StandInSource) { self.last = last as? StandInStorage }
}

/// A property with a source.
protocol StandInObservable {
    var standInSource: any StandInSource { get }
}
