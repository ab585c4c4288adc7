/// An answer to the live page.
///
/// Unchanged pictures and texts are omitted.
struct LiveAnswer: Encodable {
    /// The animation of the picture.
    enum Motion: String, Encodable { case still, blinking, moving }

    var id: Int?
    var error: String?
    var state: ScriptState?
    var screen: LiveScreenState?
    var svg: String?
    var drawing: String?
    var swift: String?
    var style: LiveStyle?
    /// The commands of the menu after a long press.
    var menu: [String]?
    /// The text that the command copied to the pasteboard.
    var copied: String?
    var motion: Motion?
}
