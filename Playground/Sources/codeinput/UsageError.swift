import ArgumentParser

/// An error for options that parse but are invalid, with the command whose usage to print.
struct UsageError: Error {
    let message: String
    let command: any ParsableCommand.Type

    init(_ message: String, of command: any ParsableCommand.Type) {
        self.message = message
        self.command = command
    }

    /// The message and the usage, in the format of the parser's own errors.
    var fullMessage: String {
        let name = command.configuration.commandName ?? ""
        return """
            Error: \(message)
            Usage: \(CodeInputCommand.usageString(for: command))
              See 'codeinput \(name) --help' for more information.
            """
    }
}
