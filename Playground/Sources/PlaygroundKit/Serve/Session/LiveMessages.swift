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

/// An answer to the live page.
///
/// Unchanged pictures and texts are omitted.
struct LiveAnswer: Encodable {
    var id: Int?
    var error: String?
    var state: ScriptState?
    var screen: LiveScreenState?
    var svg: String?
    /// The running animations of the picture: those of number n move its element with `data-motion="n"`.
    var motions: [[LiveMotion]]?
    var drawing: String?
    var swift: String?
    var style: LiveStyle?
    /// The commands of the menu after a long press.
    var menu: [String]?
    /// The text that the command copied to the pasteboard.
    var copied: String?
}

/// The style of the field, for the page's controls and link.
struct LiveStyle: Encodable, Equatable {
    var name: String
    /// The values by the keys of their settings.
    var values: [String: String]
    /// The style with its settings, in the format of links.
    var link: String

    init(_ style: RestyledStyle) {
        name = style.style.name
        values = style.values.mapValues(\.text)
        link = style.text
    }
}

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
