/// A view from UIKit that a view comes down to, and where it stands in it.
struct StandInPart {
    /// The places on the way to it, each among the contents of a container.
    ///
    /// It stays the same when another part comes or goes.
    var path: [Int] = []
    var representable: any UIViewRepresentable
    var environment: EnvironmentValues
}
