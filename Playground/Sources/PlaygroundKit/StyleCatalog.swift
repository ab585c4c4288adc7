import CodeInputUIKit

/// The styles by the names that commands use.
enum StyleCatalog {
    /// Every style there is, in the order of the gallery.
    static let styles: KeyValuePairs<String, any CodeCellRenderer> = [
        "underline": UnderlineRenderer(),
        "box": BoxRenderer.box,
        "joined": BoxRenderer.joined,
        "circles": BoxRenderer.circles,
        "dots": DotsRenderer(),
        "background": background,
    ]

    /// The picture is pale in dark mode too, so its ink is dark in both.
    private static var background: BackgroundRenderer {
        var style = BackgroundRenderer(image: PlaygroundImages.card)
        style.text.color = ByState(CodeColor(0x1C1C1E), disabled: CodeColor(0x1C1C1E, opacity: 0.5))
        style.text.placeholderColor = ByState(CodeColor(0x1C1C1E, opacity: 0.7))
        style.frameColor.verifying = CodeColor(0x1C1C1E)
        return style
    }

    /// The names of all styles.
    static var names: [String] { styles.map(\.key) }

    /// The style of a name.
    static func style(named name: String) throws(ScriptError) -> any CodeCellRenderer {
        if let style = styles.first(where: { $0.key == name }) { return style.value }
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
