import ArgumentParser
import Foundation
import PlaygroundKit

struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws one field as an SVG document.",
        discussion: "The command svg of 'codeinput script' draws every other state of a field.")

    @Option(
        help:
            "The style: \(PlaygroundNames.styles); with settings as in a link of the live page, such as 'box?corner=4'."
    ) var style = "box"
    @Option(parsing: .unconditional, help: "The number of cells, 1 to 64.") var length = 6
    @Option(help: "The text of the field.") var text = ""
    @Flag(help: "Hide the characters.") var secure = false
    @Flag(help: "Focus the field.") var focused = false
    @Option(help: "The status: \(PlaygroundNames.statuses).") var status = "editing"
    @Flag(help: "Draw on a dark background.") var dark = false
    @Flag(help: "Lay out the user interface from right to left.") var rtl = false
    @Option(parsing: .unconditional, help: "The width in points, 0 to 10000.") var width = 320.0
    @Option(help: "The file to write. A link stays a link. Defaults to standard output.") var output: String?

    @MainActor func run() async throws {
        let fields: [String: JSONValue] = [
            "style": .string(style), "length": .number(Double(length)), "secure": .bool(secure),
            "width": .number(width), "dark": .bool(dark), "rtl": .bool(rtl), "value": .string(status),
        ]
        let svg: String
        do { svg = try Pictures.field(fields, text: text, isFocused: focused) } catch {
            throw ValidationError("\(error)")
        }
        guard let output else { return try StandardStream.print(svg) }
        try OutputFile.write(svg, to: output)
    }
}

struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Writes every style in every state, light and dark, as one HTML page.")

    @Option(name: .customLong("output"), help: "The folder to write index.html to. A link stays a link.")
    var output = "out"

    @MainActor func run() async throws {
        guard !output.isEmpty else { throw ValidationError("--output must name a folder") }
        let file = URL(fileURLWithPath: output, isDirectory: true).appendingPathComponent("index.html").path
        // Fails before the page is drawn, which is slow.
        try OutputFile.makeFolder(output)
        try OutputFile.write(try await Gallery.html(), to: file)
        try StandardStream.print("Wrote \(file)")
    }
}

struct PicturesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures", abstract: "Writes all pictures of the README and of the articles, light and dark.")

    @Option(help: "The folder of the repository, or another one for the same paths.") var output = "."

    @MainActor func run() async throws {
        guard !output.isEmpty else { throw ValidationError("--output must name a folder") }
        for (path, svg) in try await Pictures.all() {
            let file = URL(fileURLWithPath: output, isDirectory: true).appendingPathComponent(path)
            try OutputFile.makeFolder(file.deletingLastPathComponent().path)
            try OutputFile.write(svg, to: file.path)
        }
    }
}
