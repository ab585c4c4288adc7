public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public var isEnabled = true
    public var layoutDirection = LayoutDirection.leftToRight
    /// There is no public value: views that come from UIKit are tinted by SwiftUI itself.
    var standInTint: Color?

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
