import CodeInputStyles

/// The styles by their names in commands.
enum StyleCatalog {
    /// The styles of the kit, in the order of the gallery.
    static let builtIn = [
        boxes("box", "Box", "A filled box around each character. The default.", .box, hasCorners: true),
        boxes("outline", "Outline", "A box without a fill.", .outline, hasCorners: true),
        PlaygroundStyle(
            name: "underline", title: "Underline", note: "A line under each character.", code: ".underline",
            declaration: "UnderlineRenderer()", renderer: UnderlineRenderer()
        ) { box in
            StyleParts(
                line: .init("lineColor", { box.style.lineColor }, { box.style.lineColor = $0 }),
                lineWidth: .init("lineWidth", { box.style.lineWidth }, { box.style.lineWidth = $0 }),
                text: .init("text", { box.style.text }, { box.style.text = $0 }),
                layout: .layout({ box.style.layout }, { box.style.layout = $0 }),
                motion: .init("motion", { box.style.motion }, { box.style.motion = $0 }),
                quiet: .init("hasQuietVerdicts", { box.style.hasQuietVerdicts }, { box.style.hasQuietVerdicts = $0 }))
        },
        boxes(
            "joined", "Joined", "Boxes that share their borders, as payment apps draw a PIN.", .joined,
            hasCorners: true, unseen: ["line.filled", "width.filled"]),
        boxes("circles", "Circles", "Round boxes.", .circles, hasCorners: false),
        PlaygroundStyle(
            name: "dots", title: "Dots", note: "A ring for each character to come, a dot for each hidden one.",
            code: ".dots()", declaration: "DotsRenderer()", renderer: DotsRenderer(),
            unseen: ["line.filled", "width.filled"]
        ) { box in
            StyleParts(
                line: .init("ringColor", { box.style.ringColor }, { box.style.ringColor = $0 }),
                lineWidth: .init("ringWidth", { box.style.ringWidth }, { box.style.ringWidth = $0 }),
                text: .init("text", { box.style.text }, { box.style.text = $0 }),
                dotSize: .init("dotSize", { box.style.dotSize }, { box.style.dotSize = $0 }),
                layout: .layout({ box.style.layout }, { box.style.layout = $0 }),
                motion: .init("motion", { box.style.motion }, { box.style.motion = $0 }))
        },
        PlaygroundStyle(
            name: "background", title: "Background", note: "One image split over the cells.",
            code: ".background(image: card)",
            declaration: "BackgroundRenderer(image: card)", renderer: background
        ) { box in
            StyleParts(
                line: .init("frameColor", { box.style.frameColor }, { box.style.frameColor = $0 }),
                lineWidth: .init("frameWidth", { box.style.frameWidth }, { box.style.frameWidth = $0 }),
                fill: .init("fillColor", { box.style.fillColor }, { box.style.fillColor = $0 }),
                text: .init("text", { box.style.text }, { box.style.text = $0 }),
                cornerRadius: .init("cornerRadius", { box.style.cornerRadius }, { box.style.cornerRadius = $0 }),
                layout: .layout({ box.style.layout }, { box.style.layout = $0 }),
                motion: .init("motion", { box.style.motion }, { box.style.motion = $0 }),
                quiet: .init("hasQuietVerdicts", { box.style.hasQuietVerdicts }, { box.style.hasQuietVerdicts = $0 }))
        },
    ]

    private static let chip = PlaygroundStyle(
        name: "chip", title: "Chip", note: "Written by an app, in twenty lines.", code: "ChipRenderer()",
        declaration: "ChipRenderer()", renderer: ChipRenderer(), unseen: ["line.disabled"]
    ) { box in
        StyleParts(
            line: .init("line", { box.style.line }, { box.style.line = $0 }),
            text: .init("text", { box.style.text }, { box.style.text = $0 }))
    }

    /// The themes of the examples, each with one accent.
    static let themes = [
        theme(
            "material", "Material", "Filled cells with an indicator; an accepted code turns to the accent.",
            MaterialRenderer()),
        theme("checkout", "Checkout", "White cells in two groups; a badge tells the verdict.", CheckoutRenderer()),
        theme(
            "messenger", "Messenger", "Digits spring up; the last cell has the ticks of a message.",
            MessengerRenderer()),
        theme(
            "bank", "Bank", "A bar for each digit of a PIN; bars join when it is right, and break when it is wrong.",
            BankRenderer()),
        theme(
            "ticket", "Ticket", "One paper ticket for the whole code, which is punched or crossed out.",
            TicketRenderer()),
    ]

    static let all = builtIn + themes + [chip]

    /// All styles, in the order of the page: what one can take home comes first.
    static let shown = themes + builtIn + [chip]

    private static func theme(
        _ name: String, _ title: String, _ note: String, _ renderer: some ThemeRenderer
    ) -> PlaygroundStyle {
        PlaygroundStyle(
            name: name, title: title, note: note, code: "\(title)Renderer()", declaration: "\(title)Renderer()",
            renderer: renderer
        ) { box in
            StyleParts(
                accent: .init("accent", { box.style.accent }, { box.style.accent = $0 }),
                motion: .init("motion", { box.style.motion }, { box.style.motion = $0 }))
        }
    }

    private static func boxes(
        _ name: String, _ title: String, _ note: String, _ renderer: BoxRenderer, hasCorners: Bool,
        unseen: [String] = []
    ) -> PlaygroundStyle {
        PlaygroundStyle(
            name: name, title: title, note: note, code: ".\(name)", declaration: "BoxRenderer.\(name)",
            renderer: renderer, unseen: unseen
        ) { box in
            StyleParts(
                line: .init("borderColor", { box.style.borderColor }, { box.style.borderColor = $0 }),
                lineWidth: .init("borderWidth", { box.style.borderWidth }, { box.style.borderWidth = $0 }),
                fill: .init("fillColor", { box.style.fillColor }, { box.style.fillColor = $0 }),
                text: .init("text", { box.style.text }, { box.style.text = $0 }),
                cornerRadius: hasCorners
                    ? .init("cornerRadius", { box.style.cornerRadius }, { box.style.cornerRadius = $0 }) : nil,
                layout: .layout({ box.style.layout }, { box.style.layout = $0 }),
                motion: .init("motion", { box.style.motion }, { box.style.motion = $0 }),
                quiet: .init("hasQuietVerdicts", { box.style.hasQuietVerdicts }, { box.style.hasQuietVerdicts = $0 }))
        }
    }

    /// A style whose text is always dark, because its picture is light in dark mode too.
    private static var background: BackgroundRenderer {
        var style = BackgroundRenderer(image: PlaygroundImages.card)
        style.text.color.base = CodeColor(0x1C1C1E)
        style.text.color.disabled = CodeColor(0x1C1C1E, opacity: 0.5)
        style.text.placeholderColor.base = CodeColor(0x1C1C1E, opacity: 0.7)
        return style
    }

    static var names: [String] { all.map { $0.name } }

    /// The characters of the alphabet of letters, for which the kit has no name.
    static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

    static let alphabets: KeyValuePairs<String, CodeAlphabet> = [
        "digits": .digits, "letters": CodeAlphabet(letters), "hexadecimal": .hexadecimal,
        "lettersAndDigits": .lettersAndDigits, "uppercaseLettersAndDigits": .uppercaseLettersAndDigits,
    ]

    static let statuses: KeyValuePairs<String, CodeStatus> = [
        "editing": .editing, "verifying": .verifying, "accepted": .accepted, "rejected": .rejected,
    ]
}

private protocol ThemeRenderer: CodeCellRenderer {
    var accent: CodeColor { get set }
    var motion: CodeMotion { get set }
}

extension MaterialRenderer: ThemeRenderer {}
extension CheckoutRenderer: ThemeRenderer {}
extension MessengerRenderer: ThemeRenderer {}
extension BankRenderer: ThemeRenderer {}
extension TicketRenderer: ThemeRenderer {}
