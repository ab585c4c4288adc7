@MainActor @preconcurrency public struct EmptyView: View {
    public typealias Body = Never
    nonisolated public init() {}
    public var body: Never { preconditionFailure("a primitive view has no body") }
}
