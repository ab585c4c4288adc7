import Foundation
import PlaygroundKit
import Testing

@MainActor @Suite("The reference of the script protocol")
struct ScriptReferenceTests {
    nonisolated static let commands = ScriptReference.commands.map(\.name)

    private func example(_ name: String, in folder: TemporaryFolder) throws -> String {
        let command = try #require(ScriptReference.commands.first { $0.name == name })
        return command.example.replacingOccurrences(of: "field.svg", with: folder.path("field.svg"))
    }

    @Test("Every example works", arguments: commands)
    func examplesWork(name: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        let folder = try TemporaryFolder()
        try run.send(try example(name, in: folder))
        #expect(folder.contents == (name == "svg" ? ["field.svg"] : []))
    }

    @Test(
        "A command has the fields in the reference, and an unknown field's error lists them", arguments: commands
    )
    func fieldsAreListed(name: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        let line = try example(name, in: try TemporaryFolder()).dropLast() + #","colour":"red"}"#
        let command = try #require(ScriptReference.commands.first { $0.name == name })
        // A call takes the fields of its name. These are the example's.
        let fields = name == "call" ? ["name", "from", "offset"] : command.fields.map(\.key)
        let list = fields.isEmpty ? "it takes none" : "allowed: " + fields.joined(separator: ", ")
        #expect(try run.refusal(of: String(line)) == "\"\(name)\" has no field \"colour\"; \(list)")
    }

    @Test("The session accepts exactly the commands of the reference")
    func commandsAreListed() throws {
        let refusal = try ScriptRun().refusal(of: #"{"do":"dance"}"#)
        #expect(refusal == "unknown command \"dance\"; allowed: \(Self.commands.joined(separator: ", "))")
    }

    @Test("The help text shows every command and every field")
    func helpShowsAll() throws {
        let help = try CommandRun(["help", "script"])
        #expect(help.status == 0)
        for command in ScriptReference.commands {
            #expect(help.output.contains("\n\(command.name) - "))
            for field in command.fields { #expect(help.output.contains("\(field.key):")) }
        }
    }
}
