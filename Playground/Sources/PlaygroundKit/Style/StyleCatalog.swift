import CodeInputUIKit

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
                line: .init("lineColor", \.lineColor), lineWidth: .init("lineWidth", \.lineWidth),
                text: .init("text", \.text), layout: .init("layout", \.layout), motion: .init("motion", \.motion))),
        boxes(
            "joined", "Joined", "Boxes that share their borders, as payment apps draw a PIN.", .joined,
            hasCorners: true,
            unseen: ["line.filled", "width.filled"]),
        boxes("circles", "Circles", "Round boxes.", .circles, hasCorners: false),
        PlaygroundStyle(
            name: "dots", title: "Dots", note: "A ring for each character to come, a dot for each hidden one.",
            code: ".dots()", declaration: "DotsRenderer()", renderer: DotsRenderer(),
            parts: StyleParts(
                line: .init("ringColor", \.ringColor), lineWidth: .init("ringWidth", \.ringWidth),
                text: .init("text", \.text), dotSize: .init("dotSize", \.dotSize), layout: .init("layout", \.layout),
                motion: .init("motion", \.motion)),
            unseen: ["line.filled", "width.filled"]),
        PlaygroundStyle(
            name: "background", title: "Background", note: "One image split over the cells.",
            code: ".background(image: CodeImage(named: \"Cells\"))",
            declaration: "BackgroundRenderer(image: CodeImage(named: \"Cells\"))", renderer: background,
            parts: StyleParts(
                line: .init("frameColor", \.frameColor), lineWidth: .init("frameWidth", \.frameWidth),
                fill: .init("fillColor", \.fillColor), text: .init("text", \.text),
                cornerRadius: .init("cornerRadius", \.cornerRadius), layout: .init("layout", \.layout),
                motion: .init("motion", \.motion)),
            unseen: ["placeholder.focused"]),
    ]

    /// Examples of renderers that an app writes.
    static let written = [
        PlaygroundStyle(
            name: "chip", title: "Chip", note: "Written by an app, in twenty lines.", code: "ChipRenderer()",
            declaration: "ChipRenderer()", renderer: ChipRenderer(),
            parts: StyleParts(line: .init("line", \.line), text: .init("text", \.text)), unseen: ["line.disabled"]),
        PlaygroundStyle(
            name: "ticket", title: "Ticket", note: "Written by an app: one ticket for the whole code.",
            code: "TicketRenderer()", declaration: "TicketRenderer()", renderer: TicketRenderer(),
            parts: StyleParts(
                line: .init("line", \.line), text: .init("text", \.text),
                cornerRadius: .init("cornerRadius", \.cornerRadius),
                layout: .init("layout", \.layout), motion: .init("motion", \.motion))),
        PlaygroundStyle(
            name: "capsule", title: "Capsule", note: "Written by an app: capsules on a soft shadow.",
            code: "CapsuleRenderer()", declaration: "CapsuleRenderer()", renderer: CapsuleRenderer(),
            parts: StyleParts(
                line: .init("line", \.line), lineWidth: .init("width", \.width), text: .init("text", \.text),
                layout: .init("layout", \.layout)), unseen: ["line.disabled", "width.disabled"]),
    ]

    static let all = builtIn + written

    private static func boxes(
        _ name: String, _ title: String, _ note: String, _ renderer: BoxRenderer, hasCorners: Bool,
        unseen: Set<String> = []
    ) -> PlaygroundStyle {
        PlaygroundStyle(
            name: name, title: title, note: note, code: ".\(name)", declaration: "BoxRenderer.\(name)",
            renderer: renderer,
            parts: StyleParts(
                line: .init("borderColor", \.borderColor), lineWidth: .init("borderWidth", \.borderWidth),
                fill: .init("fillColor", \.fillColor), text: .init("text", \.text),
                cornerRadius: hasCorners ? .init("cornerRadius", \.cornerRadius) : nil,
                layout: .init("layout", \.layout), motion: .init("motion", \.motion)),
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
    static var names: [String] { all.map(\.name) }

    /// The characters of the alphabet of letters, for which the kit has no name.
    static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

    /// The alphabets by their names in commands.
    static let alphabets: KeyValuePairs<String, CodeAlphabet> = [
        "digits": .digits,
        "letters": CodeAlphabet(letters),
        "hexadecimal": .hexadecimal,
        "lettersAndDigits": .lettersAndDigits,
        "uppercaseLettersAndDigits": .uppercaseLettersAndDigits,
    ]

    /// The statuses by their names in commands.
    static let statuses: KeyValuePairs<String, CodeStatus> = [
        "editing": .editing, "verifying": .verifying, "accepted": .accepted, "rejected": .rejected,
    ]
}

/// The names that commands accept, as listed in help texts.
public enum PlaygroundNames {
    /// The styles.
    public static var styles: String { StyleCatalog.names.joined(separator: ", ") }
    /// The alphabets.
    public static var alphabets: String { StyleCatalog.alphabets.map(\.key).joined(separator: ", ") }
    /// The statuses.
    public static var statuses: String { StyleCatalog.statuses.map(\.key).joined(separator: ", ") }
}
