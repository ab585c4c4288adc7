/// One message of the live page.
///
/// `{"id": 1, "line": {…}}` carries a line of the script protocol, `{"id": 2, "touch": {…}}` a finger, and
/// `{"id": 3, "screen": "NAME"}` opens an example screen. `"on": "screen"` sends a line or a touch there, and
/// `"pasteboard": "TEXT"` is what the device's pasteboard holds from then on.
struct LiveRequest: Decodable {
    /// A finger at a point of the window; half a second is a long press.
    struct Touch: Decodable {
        var x: Double
        var y: Double
        var seconds: Double?
    }

    /// What a line or a touch is meant for.
    enum Target: String, Decodable { case field, screen }

    var id: Int
    var line: JSONValue?
    var touch: Touch?
    var screen: String?
    var on: Target?
    /// What the user has copied elsewhere, as far as the page knows.
    var pasteboard: String?
}
