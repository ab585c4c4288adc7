import ArgumentParser
import PlaygroundKit

struct AnimationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animation",
        abstract: "Films a field that is typed into, verified and refused, as the README shows it.")

    @Flag(help: "Film on a dark background.")
    var dark = false
    @Option(help: "The SVG file to write. Standard output unless given.")
    var output: String?

    @MainActor func run() async throws {
        let svg = await TypingAnimation(isDark: dark).svg()
        guard let output else { return try StandardStream.print(svg) }
        try OutputFile.write(svg, to: output)
    }
}
