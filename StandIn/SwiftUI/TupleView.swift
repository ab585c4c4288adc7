/// The views that a builder collects.
@MainActor @preconcurrency public struct TupleView<T>: View, StandInContainer {
    public typealias Body = Never
    nonisolated(unsafe) private let views: T
    nonisolated init(_ views: T) { self.views = views }
    public var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { Mirror(reflecting: views).children.compactMap { $0.value as? any View } }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}
