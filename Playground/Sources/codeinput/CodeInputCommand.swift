import ArgumentParser

@main
struct CodeInputCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "codeinput",
        abstract: "Uses and shows the CodeInput kit without a phone.",
        subcommands: [
            GalleryCommand.self, RenderCommand.self, StylesCommand.self, ScriptCommand.self, ServeCommand.self,
        ],
        defaultSubcommand: GalleryCommand.self)
}
