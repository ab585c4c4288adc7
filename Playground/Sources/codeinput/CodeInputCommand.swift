import ArgumentParser
import Foundation
import PlaygroundKit

@main
struct CodeInputCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "codeinput",
        abstract: "Uses and shows the CodeInput kit without a phone.",
        subcommands: [
            GalleryCommand.self, RenderCommand.self, StylesCommand.self, AnimationCommand.self, ScriptCommand.self,
            ServeCommand.self,
        ],
        defaultSubcommand: GalleryCommand.self)

    static func main() async {
        StandardStream.prepare()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let complaint = complaint(about: arguments.first) { end(complaint, .validationFailure) }
        do {
            var command = try parseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error as UsageError {
            end(error.fullMessage, .validationFailure)
        } catch {
            end(fullMessage(for: error), exitCode(for: error))
        }
    }

    /// The parser hands what is no command to the default one, which knows even less of it.
    private static func complaint(about first: String?) -> String? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard let first, !first.hasPrefix("-"), !names.contains(first) else { return nil }
        let near = names.min { distance($0, first) < distance($1, first) }.filter { distance($0, first) <= 2 }
        return """
            Error: there is no command '\(first)'\(near.map { "; did you mean '\($0)'?" } ?? "")
            Commands: \(names.joined(separator: ", "))
              See 'codeinput --help' for more information.
            """
    }

    /// How many letters are to be added, removed or changed.
    private static func distance(_ first: String, _ second: String) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let change = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }

    /// Ends with a last word, which is what was asked for where the status is 0: a help text, say.
    private static func end(_ message: String, _ status: ExitCode) -> Never {
        if !message.isEmpty, status.isSuccess {
            do { try StandardStream.print(message) } catch { end("Error: \(error)", .failure) }
        } else if !message.isEmpty {
            StandardStream.complain(message)
        }
        Foundation.exit(status.rawValue)
    }
}

extension Optional {
    fileprivate func filter(_ isWanted: (Wrapped) -> Bool) -> Wrapped? { flatMap { isWanted($0) ? $0 : nil } }
}
