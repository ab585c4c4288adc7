import ArgumentParser
import PlaygroundKit

struct StylesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "styles", abstract: "Draws all styles as one SVG document, as in the README.")

    @Flag(help: "Draw on a dark background.")
    var dark = false
    @Option(help: "The file to write. A link stays a link. Defaults to standard output.")
    var output: String?

    @MainActor func run() async throws {
        let svg = try Pictures.styles(isDark: dark)
        guard let output else { return try StandardStream.print(svg) }
        try OutputFile.write(svg, to: output)
    }
}
