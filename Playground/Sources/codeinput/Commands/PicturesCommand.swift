import ArgumentParser
import Foundation
import PlaygroundKit

struct PicturesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures", abstract: "Writes all pictures of the README and of the articles, light and dark.")

    @Option(help: "The folder of the repository, or another one for the same paths.")
    var output = "."

    @MainActor func run() async throws {
        for (path, svg) in try await Pictures.all() {
            let file = URL(fileURLWithPath: output, isDirectory: true).appendingPathComponent(path)
            try OutputFile.makeFolder(file.deletingLastPathComponent().path)
            try OutputFile.write(svg, to: file.path)
        }
    }
}
