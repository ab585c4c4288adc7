import ArgumentParser
import Foundation
import PlaygroundKit

struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Writes every style in every state, light and dark, as one HTML page.")

    @Option(name: .customLong("output"), help: "The folder to write index.html to.")
    var output = "out"

    @MainActor func run() async throws {
        guard !output.isEmpty else { throw ValidationError("--output must name a folder") }
        let folder = URL(fileURLWithPath: output, isDirectory: true)
        let file = folder.appendingPathComponent("index.html")
        let page = try await Gallery().html()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(page.utf8).write(to: file)
        } catch {
            throw ValidationError("can't write \(file.path): \(error.localizedDescription)")
        }
        print("Wrote \(file.path)")
    }
}
