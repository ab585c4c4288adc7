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
