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
                line: .init("lineColor") { $0(&box.style.lineColor) },
                lineWidth: .init("lineWidth") { $0(&box.style.lineWidth) },
                text: .init("text") { $0(&box.style.text) },
                layout: .layout { $0(&box.style.layout) },
                motion: .init("motion") { $0(&box.style.motion) },
                quiet: .init("hasQuietVerdicts") { $0(&box.style.hasQuietVerdicts) })
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
                line: .init("ringColor") { $0(&box.style.ringColor) },
                lineWidth: .init("ringWidth") { $0(&box.style.ringWidth) },
                text: .init("text") { $0(&box.style.text) },
                dotSize: .init("dotSize") { $0(&box.style.dotSize) },
                layout: .layout { $0(&box.style.layout) },
                motion: .init("motion") { $0(&box.style.motion) })
        },
        PlaygroundStyle(
            name: "background", title: "Background", note: "One image split over the cells.",
            code: ".background(image: card)",
            declaration: "BackgroundRenderer(image: card)", renderer: background
        ) { box in
            StyleParts(
                line: .init("frameColor") { $0(&box.style.frameColor) },
                lineWidth: .init("frameWidth") { $0(&box.style.frameWidth) },
                fill: .init("fillColor") { $0(&box.style.fillColor) },
                text: .init("text") { $0(&box.style.text) },
                cornerRadius: .init("cornerRadius") { $0(&box.style.cornerRadius) },
                layout: .layout { $0(&box.style.layout) },
                motion: .init("motion") { $0(&box.style.motion) },
                quiet: .init("hasQuietVerdicts") { $0(&box.style.hasQuietVerdicts) })
        },
    ]

    private static let chip = PlaygroundStyle(
        name: "chip", title: "Chip", note: "Written by an app, in twenty lines.", code: "ChipRenderer()",
        declaration: "ChipRenderer()", renderer: ChipRenderer(), unseen: ["line.disabled"]
    ) { box in
        StyleParts(
            line: .init("line") { $0(&box.style.line) },
            text: .init("text") { $0(&box.style.text) })
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
                accent: .init("accent") { $0(&box.style.accent) },
                motion: .init("motion") { $0(&box.style.motion) })
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
                line: .init("borderColor") { $0(&box.style.borderColor) },
                lineWidth: .init("borderWidth") { $0(&box.style.borderWidth) },
                fill: .init("fillColor") { $0(&box.style.fillColor) },
                text: .init("text") { $0(&box.style.text) },
                cornerRadius: hasCorners
                    ? .init("cornerRadius") { $0(&box.style.cornerRadius) } : nil,
                layout: .layout { $0(&box.style.layout) },
                motion: .init("motion") { $0(&box.style.motion) },
                quiet: .init("hasQuietVerdicts") { $0(&box.style.hasQuietVerdicts) })
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
