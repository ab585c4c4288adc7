/// A primitive view that shows others, in an environment that it may adjust.
@MainActor protocol StandInContainer {
    var standInContents: [any View] { get }
    func standInAdjust(_ environment: inout EnvironmentValues)
}
