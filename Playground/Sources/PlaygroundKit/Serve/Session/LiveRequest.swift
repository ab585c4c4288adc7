/// One message of the live page.
///
/// `{"id": 1, "line": {…}}` carries a line of the script protocol, `{"id": 2, "touch": {…}}` carries a touch, and
/// `{"id": 3, "screen": "NAME"}` opens an example screen. `"on": "screen"` sends a line or a touch there, and
/// `"pasteboard": "TEXT"` replaces the text of the device's pasteboard.
struct LiveRequest: Decodable {
    /// A touch at a point in the window.
    ///
    /// A touch of half a second is a long press.
    struct Touch: Decodable {
        var x: Double
        var y: Double
        var seconds: Double?
    }

    /// The target of a line or a touch.
    enum Target: String, Decodable { case field, screen }

    var id: Int
    var line: JSONValue?
    var touch: Touch?
    var screen: String?
    var on: Target?
    /// The text that the user copied outside the field, if the page knows it.
    var pasteboard: String?
}
