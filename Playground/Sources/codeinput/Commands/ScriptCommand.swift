import ArgumentParser
import PlaygroundKit

struct ScriptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Reads JSON commands, one per line, and answers each with the state of the field.",
        discussion: ScriptReference.text)

    @MainActor func run() async throws {
        let session = ScriptSession()
        var lines = LineReader()
        while let line = lines.next() {
            try StandardStream.print(await session.answer(line))
            for complaint in session.takeComplaints() {
                StandardStream.complain("the keyboard found: \(complaint)")
            }
        }
    }
}
