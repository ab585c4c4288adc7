public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public var isEnabled = true
    public var layoutDirection = LayoutDirection.leftToRight
    /// Internal, as in SwiftUI: it tints UIKit views itself.
    var standInTint: Color?

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
