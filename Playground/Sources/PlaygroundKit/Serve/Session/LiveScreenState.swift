/// What the live page is told about an example screen, beside its picture.
struct LiveScreenState: Encodable {
    var name: String
    var width: Double
    var height: Double
    /// Whether keys go somewhere.
    var focused: Bool
    /// The menu commands offered now.
    var allowed: [String]
    /// Announcements and haptics of this request.
    var events: [String]
}
