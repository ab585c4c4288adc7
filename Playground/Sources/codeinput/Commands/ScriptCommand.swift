import ArgumentParser
import PlaygroundKit

struct ScriptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Reads JSON commands, one per line, and answers each with the state of the field.",
        discussion: ScriptReference.text)

    @MainActor func run() async throws {
        let session = ScriptSession()
        // `readLine` repairs invalid UTF-8, and accepts a last line without a line break.
        while let line = readLine() {
            try StandardStream.print(await session.answer(line))
            for complaint in session.takeComplaints() {
                StandardStream.complain("the keyboard found: \(complaint)")
            }
        }
    }
}
