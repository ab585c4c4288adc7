extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        StandInModified(content: self) { $0[keyPath: keyPath] = value }
    }

    /// A view inside a disabled view stays disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        StandInModified(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        StandInModified(content: self) { $0.standInTint = tint }
    }
}
