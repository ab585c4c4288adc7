import ArgumentParser
import PlaygroundKit

struct AnimationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animation",
        abstract: "Writes the README's animation: a code arrives in one style after the other, and is accepted.")

    @Flag(help: "Draw for a dark page.")
    var dark = false
    @Option(help: "The SVG file to write. A link stays a link. Defaults to standard output.")
    var output: String?

    @MainActor func run() async throws {
        let svg = await HeroAnimation(isDark: dark).svg()
        guard let output else { return try StandardStream.print(svg) }
        try OutputFile.write(svg, to: output)
    }
}
