extension Optional: View where Wrapped: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { preconditionFailure("a primitive view has no body") }
}

extension Optional: StandInContainer where Wrapped: View {
    var standInContents: [any View] { map { [$0] } ?? [] }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}
