import CodeInputStyles

/// The styles by their names in commands.
enum StyleCatalog {
    /// The styles of the kit, in the order of the gallery.
    static let builtIn = [
        boxes("box", "Box", "A filled box around each character. The default.", .box, hasCorners: true),
        boxes("outline", "Outline", "A box without a fill.", .outline, hasCorners: true),
        PlaygroundStyle(
            name: "underline", title: "Underline", note: "A line under each character.",
            code: ".underline", declaration: "UnderlineRenderer()", renderer: UnderlineRenderer(),
            parts: StyleParts(
                line: .init("lineColor", { $0.lineColor }, { $0.lineColor = $1 }),
                lineWidth: .init("lineWidth", { $0.lineWidth }, { $0.lineWidth = $1 }),
                text: .init("text", { $0.text }, { $0.text = $1 }),
                layout: .init("layout", { $0.layout }, { $0.layout = $1 }),
                motion: .init("motion", { $0.motion }, { $0.motion = $1 }))),
        boxes(
            "joined", "Joined", "Boxes that share their borders, as payment apps draw a PIN.", .joined,
            hasCorners: true,
            unseen: ["line.filled", "width.filled"]),
        boxes("circles", "Circles", "Round boxes.", .circles, hasCorners: false),
        PlaygroundStyle(
            name: "dots", title: "Dots", note: "A ring for each character to come, a dot for each hidden one.",
            code: ".dots()", declaration: "DotsRenderer()", renderer: DotsRenderer(),
            parts: StyleParts(
                line: .init("ringColor", { $0.ringColor }, { $0.ringColor = $1 }),
                lineWidth: .init("ringWidth", { $0.ringWidth }, { $0.ringWidth = $1 }),
                text: .init("text", { $0.text }, { $0.text = $1 }),
                dotSize: .init("dotSize", { $0.dotSize }, { $0.dotSize = $1 }),
                layout: .init("layout", { $0.layout }, { $0.layout = $1 }),
                motion: .init("motion", { $0.motion }, { $0.motion = $1 })),
            unseen: ["line.filled", "width.filled"]),
        PlaygroundStyle(
            name: "background", title: "Background", note: "One image split over the cells.",
            code: ".background(image: card)",
            declaration: "BackgroundRenderer(image: card)", renderer: background,
            parts: StyleParts(
                line: .init("frameColor", { $0.frameColor }, { $0.frameColor = $1 }),
                lineWidth: .init("frameWidth", { $0.frameWidth }, { $0.frameWidth = $1 }),
                fill: .init("fillColor", { $0.fillColor }, { $0.fillColor = $1 }),
                text: .init("text", { $0.text }, { $0.text = $1 }),
                cornerRadius: .init("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 }),
                layout: .init("layout", { $0.layout }, { $0.layout = $1 }),
                motion: .init("motion", { $0.motion }, { $0.motion = $1 })),
            unseen: ["placeholder.focused"]),
    ]

    /// Examples of renderers that an app writes.
    static let written = [
        PlaygroundStyle(
            name: "chip", title: "Chip", note: "Written by an app, in twenty lines.", code: "ChipRenderer()",
            declaration: "ChipRenderer()", renderer: ChipRenderer(),
            parts: StyleParts(
                line: .init("line", { $0.line }, { $0.line = $1 }), text: .init("text", { $0.text }, { $0.text = $1 })),
            unseen: ["line.disabled"])
    ]

    /// The themes of the examples, each with one accent.
    static let themes = [
        theme(
            "material", "Material", "Filled cells with an indicator; an accepted code turns to the accent.",
            MaterialRenderer(), .init("accent", { $0.accent }, { $0.accent = $1 }),
            .init("motion", { $0.motion }, { $0.motion = $1 })),
        theme(
            "checkout", "Checkout", "White cells in two groups; a badge tells the verdict.",
            CheckoutRenderer(), .init("accent", { $0.accent }, { $0.accent = $1 }),
            .init("motion", { $0.motion }, { $0.motion = $1 })),
        theme(
            "messenger", "Messenger", "Digits spring up; the last cell has the ticks of a message.",
            MessengerRenderer(), .init("accent", { $0.accent }, { $0.accent = $1 }),
            .init("motion", { $0.motion }, { $0.motion = $1 })),
        theme(
            "bank", "Bank", "A bar for each digit of a PIN; bars join when it is right, and break when it is wrong.",
            BankRenderer(), .init("accent", { $0.accent }, { $0.accent = $1 }),
            .init("motion", { $0.motion }, { $0.motion = $1 })),
        theme(
            "ticket", "Ticket", "One paper ticket for the whole code, which is punched or crossed out.",
            TicketRenderer(), .init("accent", { $0.accent }, { $0.accent = $1 }),
            .init("motion", { $0.motion }, { $0.motion = $1 })),
    ]

    static let all = builtIn + themes + written

    /// All styles, in the order of the page: what one can take home comes first.
    static let shown = themes + builtIn + written

    private static func theme<Theme: CodeCellRenderer>(
        _ name: String, _ title: String, _ note: String, _ renderer: Theme, _ accent: StyleParts<Theme>.Part<CodeColor>,
        _ motion: StyleParts<Theme>.Part<CodeMotion>
    ) -> PlaygroundStyle {
        PlaygroundStyle(
            name: name, title: title, note: note, code: "\(title)Renderer()", declaration: "\(title)Renderer()",
            renderer: renderer, parts: StyleParts(accent: accent, motion: motion))
    }

    private static func boxes(
        _ name: String, _ title: String, _ note: String, _ renderer: BoxRenderer, hasCorners: Bool,
        unseen: Set<String> = []
    ) -> PlaygroundStyle {
        PlaygroundStyle(
            name: name, title: title, note: note, code: ".\(name)", declaration: "BoxRenderer.\(name)",
            renderer: renderer,
            parts: StyleParts(
                line: .init("borderColor", { $0.borderColor }, { $0.borderColor = $1 }),
                lineWidth: .init("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 }),
                fill: .init("fillColor", { $0.fillColor }, { $0.fillColor = $1 }),
                text: .init("text", { $0.text }, { $0.text = $1 }),
                cornerRadius: hasCorners ? .init("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 }) : nil,
                layout: .init("layout", { $0.layout }, { $0.layout = $1 }),
                motion: .init("motion", { $0.motion }, { $0.motion = $1 })),
            unseen: unseen)
    }

    /// A style whose text is always dark, because its picture is light in dark mode too.
    private static var background: BackgroundRenderer {
        var style = BackgroundRenderer(image: PlaygroundImages.card)
        style.text.color.base = CodeColor(0x1C1C1E)
        style.text.color.disabled = CodeColor(0x1C1C1E, opacity: 0.5)
        style.text.placeholderColor.base = CodeColor(0x1C1C1E, opacity: 0.7)
        return style
    }

    /// The names of all styles.
    static var names: [String] { all.map { $0.name } }

    /// The characters of the alphabet of letters, for which the kit has no name.
    static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

    /// The alphabets by their names in commands.
    static let alphabets: KeyValuePairs<String, CodeAlphabet> = [
        "digits": .digits, "letters": CodeAlphabet(letters), "hexadecimal": .hexadecimal,
        "lettersAndDigits": .lettersAndDigits, "uppercaseLettersAndDigits": .uppercaseLettersAndDigits,
    ]

    /// The statuses by their names in commands.
    static let statuses: KeyValuePairs<String, CodeStatus> = [
        "editing": .editing, "verifying": .verifying, "accepted": .accepted, "rejected": .rejected,
    ]
}
