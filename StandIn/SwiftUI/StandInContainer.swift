/// A primitive view that contains others and may adjust their environment.
@MainActor protocol StandInContainer {
    var standInContents: [any View] { get }
    func standInAdjust(_ environment: inout EnvironmentValues)
}
