/// State of the root view of a host. State of an inner view would be new with each update.
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
