import CodeInputUIKit

/// The styles by the names that commands use.
enum StyleCatalog {
    /// Every style there is, in the order of the gallery.
    static let styles: KeyValuePairs<String, any CodeCellRenderer> = [
        "underline": UnderlineRenderer(),
        "box": BoxRenderer(),
    ]

    /// Names that are kept for styles still to come.
    static let reserved = ["joined", "circles", "dots", "background"]

    /// The names of all styles.
    static var names: [String] { styles.map(\.key) }

    /// The style of a name.
    static func style(named name: String) throws(ScriptError) -> any CodeCellRenderer {
        if let style = styles.first(where: { $0.key == name }) { return style.value }
        if reserved.contains(name) { throw ScriptError("the style \"\(name)\" does not exist yet; there are: \(names.joined(separator: ", "))") }
        throw .unknown("style", name, allowed: names)
    }

    /// The alphabets by the names that commands use.
    static let alphabets: KeyValuePairs<String, CodeAlphabet> = [
        "digits": .digits,
        "hexadecimal": .hexadecimal,
        "lettersAndDigits": .lettersAndDigits,
        "uppercaseLettersAndDigits": .uppercaseLettersAndDigits,
    ]

    /// The statuses by the names that commands use.
    static let statuses: KeyValuePairs<String, CodeStatus> = [
        "editing": .editing, "verifying": .verifying, "accepted": .accepted, "rejected": .rejected,
    ]
}
