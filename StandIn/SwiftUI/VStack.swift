/// A vertical stack with the default spacing.
@MainActor @preconcurrency public struct VStack<Content>: View, StandInContainer where Content: View {
    public typealias Body = Never
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { [content] }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}
