/// The style of the field, for the page's controls and link.
struct LiveStyle: Encodable, Equatable {
    /// The name of the style.
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
