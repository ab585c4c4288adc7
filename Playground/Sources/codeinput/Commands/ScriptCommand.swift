import ArgumentParser
import PlaygroundKit

struct ScriptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Reads JSON commands, one a line, and answers each with the state of the field.",
        discussion: ScriptReference.text)

    @MainActor func run() async throws {
        let session = ScriptSession()
        // A line need not be UTF-8, nor end: `readLine` repairs the one and takes the other.
        while let line = readLine() {
            try StandardStream.print(await session.answer(line))
            for complaint in session.takeComplaints() {
                StandardStream.complain("the keyboard found: \(complaint)")
            }
        }
    }
}
