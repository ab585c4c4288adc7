import ArgumentParser

/// Options that are well-formed and make no sense, with the command whose usage helps.
struct UsageError: Error {
    let message: String
    let command: any ParsableCommand.Type

    init(_ message: String, of command: any ParsableCommand.Type) {
        self.message = message
        self.command = command
    }

    /// What is printed: as the parser prints what it finds itself.
    var fullMessage: String {
        let name = command.configuration.commandName ?? ""
        return """
            Error: \(message)
            Usage: \(CodeInputCommand.usageString(for: command))
              See 'codeinput \(name) --help' for more information.
            """
    }
}
