/// A view in a changed environment, as modifiers return it.
struct StandInModified<Content: View>: View, StandInContainer {
    typealias Body = Never

    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void

    nonisolated init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }

    var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { [content] }
    func standInAdjust(_ environment: inout EnvironmentValues) { change(&environment) }
}
