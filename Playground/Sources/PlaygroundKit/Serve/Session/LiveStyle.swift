/// The style of the field as the page shows it in its controls and its link.
struct LiveStyle: Encodable, Equatable {
    /// The name of the style.
    var name: String
    /// What is set, by the keys of the settings.
    var values: [String: String]
    /// The style with its settings, as a link has it.
    var link: String

    init(_ style: RestyledStyle) {
        name = style.style.name
        values = style.values.mapValues(\.text)
        link = style.text
    }
}
