import ArgumentParser
import Foundation
import PlaygroundKit

@main struct CodeInputCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "codeinput", abstract: "Draws and runs CodeInput fields without a device.",
        subcommands: [
            GalleryCommand.self, RenderCommand.self, PicturesCommand.self, ScriptCommand.self, LintCommand.self,
        ],
        defaultSubcommand: GalleryCommand.self)

    static func main() async {
        StandardStream.prepare()
        let arguments = Array(CommandLine.arguments.dropFirst())
        // The parser passes an unknown name to the default command.
        let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        if let first = arguments.first, !first.hasPrefix("-"), !names.contains(first) {
            let commands = "Commands: \(names.joined(separator: ", "))\n  See 'codeinput --help' for more information."
            end("Error: there is no command '\(first)'\n\(commands)", .validationFailure)
        }
        var type: any ParsableCommand.Type = Self.self
        do {
            var command = try parseAsRoot(arguments)
            type = Swift.type(of: command)
            if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
        } catch let error as ValidationError {
            // The parser adds the usage to the errors of its own only.
            let message = """
                Error: \(error.message)
                Usage: \(usageString(for: type))
                  See 'codeinput \(type.configuration.commandName ?? "") --help' for more information.
                """
            end(message, .validationFailure)
        } catch {
            end(fullMessage(for: error), exitCode(for: error))
        }
    }

    /// Prints a message, which is the requested output with status 0, such as a help text, and exits.
    private static func end(_ message: String, _ status: ExitCode) -> Never {
        if !message.isEmpty, status.isSuccess {
            do { try StandardStream.print(message) } catch { end("Error: \(error)", .failure) }
        } else if !message.isEmpty {
            StandardStream.complain(message)
        }
        Foundation.exit(status.rawValue)
    }
}

struct ScriptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Reads JSON commands, one per line, and answers each with the state of the field.",
        discussion: ScriptReference.text)

    @MainActor func run() async throws {
        let session = ScriptSession()
        var lines = LineReader()
        while let line = try lines.next() {
            try StandardStream.print(await session.answer(line))
            for complaint in session.takeComplaints() { StandardStream.complain("the keyboard found: \(complaint)") }
        }
    }
}
