/// What the live page is told; a picture or text that is the same as before is left out.
struct LiveAnswer: Encodable {
    /// How the picture goes on by itself.
    enum Motion: String, Encodable { case still, blinking, moving }

    var id: Int?
    var error: String?
    var state: ScriptState?
    var screen: LiveScreenState?
    var svg: String?
    var drawing: String?
    var swift: String?
    var style: LiveStyle?
    /// The commands of the menu that a long press brought up.
    var menu: [String]?
    /// What a command has just put on the pasteboard.
    var copied: String?
    var motion: Motion?
}
