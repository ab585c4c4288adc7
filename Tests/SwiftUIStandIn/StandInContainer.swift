/// A primitive view that shows at most one other, in an environment that it may adjust.
@MainActor protocol StandInContainer {
    var standInContent: (any View)? { get }
    func standInAdjust(_ environment: inout EnvironmentValues)
}
