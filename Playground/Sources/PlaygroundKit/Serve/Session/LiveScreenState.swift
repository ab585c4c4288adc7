/// The state of an example screen, without its picture.
struct LiveScreenState: Encodable {
    var name: String
    var width: Double
    var height: Double
    /// Whether the screen accepts key presses.
    var focused: Bool
    /// The available menu commands.
    var allowed: [String]
    /// The announcements and haptics of this request.
    var events: [String]
}
