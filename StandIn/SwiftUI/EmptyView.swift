@MainActor @preconcurrency public struct EmptyView: View, StandInContainer {
    public typealias Body = Never
    nonisolated public init() {}
    public var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { [] }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}
