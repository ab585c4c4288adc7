import CodeInputUIKit

/// The styles by the names that commands use.
enum StyleCatalog {
    /// The styles of the kit, in the order of the gallery.
    static let builtIn = [
        PlaygroundStyle(
            name: "underline", title: "Underline", note: "A line under each character. The default.",
            code: ".underline", renderer: UnderlineRenderer()),
        PlaygroundStyle(
            name: "box", title: "Box", note: "A rounded box around each character.", code: ".box",
            renderer: BoxRenderer.box),
        PlaygroundStyle(
            name: "joined", title: "Joined", note: "Boxes that share their borders, as payment apps draw a PIN.",
            code: ".joined", renderer: BoxRenderer.joined),
        PlaygroundStyle(
            name: "circles", title: "Circles", note: "Round boxes.", code: ".circles", renderer: BoxRenderer.circles),
        PlaygroundStyle(
            name: "dots", title: "Dots", note: "A ring for each character to come, a dot for each hidden one.",
            code: ".dots()", renderer: DotsRenderer()),
        PlaygroundStyle(
            name: "background", title: "Background", note: "One image split over the cells.",
            code: ".background(image: CodeImage(named: \"Cells\"))", renderer: background),
    ]

    /// Renderers as an app may write them.
    static let written = [
        PlaygroundStyle(
            name: "chip", title: "Chip", note: "Written by an app, in twenty lines.", code: "ChipRenderer()",
            renderer: ChipRenderer()),
        PlaygroundStyle(
            name: "ticket", title: "Ticket", note: "Written by an app: one ticket for the whole code.",
            code: "TicketRenderer()", renderer: TicketRenderer()),
        PlaygroundStyle(
            name: "glow", title: "Glow", note: "Written by an app: the glow is drawn with Core Graphics.",
            code: "GlowRenderer()", renderer: GlowRenderer()),
    ]

    /// Every style there is.
    static let all = builtIn + written

    /// The picture is pale in dark mode too, so its ink is dark in both.
    private static var background: BackgroundRenderer {
        var style = BackgroundRenderer(image: PlaygroundImages.card)
        style.text.color = ByState(CodeColor(0x1C1C1E), disabled: CodeColor(0x1C1C1E, opacity: 0.5))
        style.text.placeholderColor = ByState(CodeColor(0x1C1C1E, opacity: 0.7))
        style.frameColor.verifying = CodeColor(0x1C1C1E)
        return style
    }

    /// The names of all styles.
    static var names: [String] { all.map(\.name) }

    /// The style of a name.
    static func style(named name: String) throws(ScriptError) -> any CodeCellRenderer {
        if let style = all.first(where: { $0.name == name }) { return style.renderer }
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
