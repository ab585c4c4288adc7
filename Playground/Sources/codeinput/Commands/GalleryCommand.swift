import ArgumentParser
import Foundation
import PlaygroundKit

struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Writes every style in every state, light and dark, as one HTML page.")

    @Option(name: .customLong("output"), help: "The folder to write index.html to. A link stays a link.")
    var output = "out"

    @MainActor func run() async throws {
        guard !output.isEmpty else { throw UsageError("--output must name a folder", of: Self.self) }
        let file = URL(fileURLWithPath: output, isDirectory: true).appendingPathComponent("index.html").path
        // Fails before the page is drawn, which is slow.
        try OutputFile.makeFolder(output)
        try OutputFile.write(try await Gallery().html(), to: file)
        try StandardStream.print("Wrote \(file)")
    }
}
