import ArgumentParser
import PlaygroundKit

struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws one field as an SVG document.")

    @Option(
        help:
            "The style: \(PlaygroundNames.styles); with settings as in a link of the live page, such as 'box?corner=4'."
    )
    var style = "underline"
    @Option(parsing: .unconditional, help: "The number of cells, 1 to 64.")
    var length = 6
    @Option(help: "What the field holds.")
    var text = ""
    @Option(help: "The alphabet: \(PlaygroundNames.alphabets).")
    var alphabet = "digits"
    @Option(help: "What empty cells hint: one character for all, or one for each, at most as many as cells.")
    var placeholder = ""
    @Flag(help: "Hide the characters.")
    var secure = false
    @Flag(help: "Give the field the keyboard. Not with --disabled.")
    var focused = false
    @Flag(help: "Take no input.")
    var disabled = false
    @Option(parsing: .unconditional, help: "Select this filled cell, from 0. Needs --focused.")
    var select: Int?
    @Option(help: "What an input method composes behind the text, or in place of the selected cell; it must fit.")
    var marked = ""
    @Option(help: "The status: \(PlaygroundNames.statuses).")
    var status = "editing"
    @Flag(help: "Draw on a dark background.")
    var dark = false
    @Flag(help: "Run the user interface from right to left.")
    var rtl = false
    @Flag(help: "Increase contrast.")
    var contrast = false
    @Option(
        parsing: .unconditional, help: "How large text is, 0.5 to 4; the nearest size that the system has is taken.")
    var textScale = 1.0
    @Option(parsing: .unconditional, help: "The width in points, 0 to 10000.")
    var width = 320.0
    @Option(parsing: .unconditional, help: "The height in points, 0 to 10000. The field's own unless given.")
    var height: Double?
    @Option(help: "The file to write. Standard output unless given.")
    var output: String?

    @MainActor func run() async throws {
        var picture = FieldPicture()
        picture.style = style
        picture.length = length
        picture.text = text
        picture.alphabet = alphabet
        picture.placeholder = placeholder
        picture.isSecure = secure
        picture.isFocused = focused
        picture.isEnabled = !disabled
        if let select {
            guard (0..<64).contains(select) else {
                throw UsageError("--select must be the index of a filled cell, from 0", of: Self.self)
            }
            picture.selection = select..<(select + 1)
        }
        picture.marked = marked
        picture.status = status
        picture.isDark = dark
        picture.isRightToLeft = rtl
        picture.increasesContrast = contrast
        picture.textScale = textScale
        picture.width = width
        picture.height = height
        let svg: String
        do { svg = try picture.svg() } catch { throw UsageError("\(error)", of: Self.self) }
        guard let output else { return try StandardStream.print(svg) }
        try OutputFile.write(svg, to: output)
    }
}
