/// A UIKit view in a SwiftUI view, and its place.
struct StandInPart {
    /// The path of indexes through the containers.
    ///
    /// It stays the same when another part appears or disappears.
    var path: [Int] = []
    var representable: any UIViewRepresentable
    var environment: EnvironmentValues
}
