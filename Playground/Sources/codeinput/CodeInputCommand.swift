import ArgumentParser
import Foundation

@main
struct CodeInputCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "codeinput",
        abstract: "Uses and shows the CodeInput kit without a phone.",
        subcommands: [
            GalleryCommand.self, RenderCommand.self, StylesCommand.self, ScriptCommand.self, ServeCommand.self,
        ],
        defaultSubcommand: GalleryCommand.self)

    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let complaint = complaint(about: arguments.first) { fail(with: complaint) }
        do {
            var command = try parseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error as UsageError {
            fail(with: error.fullMessage)
        } catch {
            exit(withError: error)
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

    private static func fail(with message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(withError: ExitCode.validationFailure)
    }
}

extension Optional {
    fileprivate func filter(_ isWanted: (Wrapped) -> Bool) -> Wrapped? { flatMap { isWanted($0) ? $0 : nil } }
}
