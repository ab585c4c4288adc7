import Foundation
import Testing

@testable import PlaygroundKit

@MainActor @Suite("The shape of a script's answers") struct ScriptProtocolTests {
    @Test("A state has all fields of the protocol, with null for missing values") func fields() throws {
        let answer = try ScriptRun(#"{"do":"new","secure":true}"#).raw(#"{"do":"state"}"#)
        let state = try JSONDecoder().decode([String: JSONValue].self, from: Data(answer.utf8))
        let names = [
            "accessibility", "allowed", "cells", "code", "complete", "events", "focused", "marked", "message",
            "redrawn", "secure", "selection", "status",
        ]
        #expect(state.keys.sorted() == names && state["code"] == .null && state["marked"] == .null)
        let cells: [[String: JSONValue]]? = state["cells"]?.contents()
        #expect(cells?.first?.keys.sorted() == ["content", "focused", "selected"])
        let accessibility: [String: JSONValue]? = state["accessibility"]?.content()
        #expect(accessibility?.keys.sorted() == ["content", "hint", "label", "value"])
    }
}

@MainActor @Suite("The reference of the script protocol") struct ScriptReferenceTests {
    /// The fields of each command.
    private nonisolated static let fields: [String: [String]] = {
        let commands = ScriptReference.text.components(separatedBy: "\n\n")[2].split(separator: /\n(?! )/)
        var fields = Dictionary(
            uniqueKeysWithValues: commands.map { command in
                (String(command.prefix { $0 != " " }), command.matches(of: /\n    (\w+):/).map { String($0.1) })
            })
        fields["configure"] = fields["new"]
        return fields
    }()

    // A call takes the fields of its name.
    @Test(
        "A command has the fields in the reference, and an unknown field's error lists them",
        arguments: ScriptReference.commands.filter { $0 != "call" })
    func fieldsAreListed(name: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#)
        let before = run.raw(#"{"do":"state"}"#), folder = try TemporaryFolder()
        // The line of the sessions that has most fields.
        let lines = ScriptSessionTests.Section.all.flatMap(\.lines).filter { $0.hasPrefix(#"{"do":"\#(name)""#) }
        let longest = try #require(lines.max { $0.count < $1.count })
        let line = longest.dropLast().replacing("/dev/null", with: folder.path("field.svg")) + #","colour":"red"}"#
        let fields = try #require(Self.fields[name])
        let list = fields.isEmpty ? "it takes none" : "allowed: " + fields.joined(separator: ", ")
        #expect(try run.refusal(of: String(line)) == "\"\(name)\" has no field \"colour\"; \(list)")
        #expect(run.raw(#"{"do":"state"}"#) == before && folder.contents.isEmpty)
    }

    @Test("The session accepts exactly the commands of the reference") func commandsAreListed() throws {
        let refusal = try ScriptRun().refusal(of: #"{"do":"dance"}"#)
        #expect(refusal == "unknown command \"dance\"; allowed: \(ScriptReference.commands.joined(separator: ", "))")
    }

    @Test("The help text is the reference, with all styles and calls") func help() throws {
        let help = try CommandRun(["help", "script"]).output.filter { !$0.isWhitespace }
        #expect(help.contains(ScriptReference.text.filter { !$0.isWhitespace }) && !help.contains(/\{\w+\}/))
    }
}

@Suite("Long lines of the script command") struct ScriptLongLineTests {
    private func answers(to lines: Data...) throws -> [String] {
        let run = try CommandRun(["script"], input: lines.reduce(Data()) { $0 + $1 + Data("\n".utf8) })
        #expect(run.status == 0)
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test("A line longer than 64 KB is an error, and the next one is answered", arguments: [65_537, 3_000_000])
    func tooLong(count: Int) throws {
        let answers = try answers(to: Data(repeating: 0x31, count: count), Data(#"{"do":"state"}"#.utf8))
        #expect(answers.count == 2 && answers[0] == #"{"error":"the line is longer than 64 KB"}"#)
        #expect(answers.last?.contains("cells") == true)
    }

    @Test("A line of 64 KB is read") func longest() throws {
        let start = #"{"do":"set","code":""#, end = #""}"#
        let text = String(repeating: "x", count: 65_536 - start.count - end.count)
        let answers = try answers(to: Data((start + text + end).utf8))
        #expect(answers.count == 1 && answers.first?.contains("cells") == true)
    }

    @Test("A long line without an end is an error, too, and takes no memory") func endless() throws {
        // The limit is below the 100 MB of the line.
        let run = try CommandRun(shell: #"head -c 100000000 /dev/zero | (ulimit -d 90000; exec "$0" script)"#)
        #expect(run.status == 0 && run.output == #"{"error":"the line is longer than 64 KB"}"# + "\n")
    }

    @Test("Lines end with a line feed, with or without a carriage return, and a blank line is answered")
    func ends() throws {
        let run = try CommandRun(["script"], input: Data("{\"do\":\"state\"}\r\n\r\n\n{\"do\":\"state\"}".utf8))
        let answers = run.output.split(separator: "\n")
        #expect(answers.count == 4 && answers.map { $0.contains("blank line") } == [false, true, true, false])
    }
}

@MainActor @Suite("Nested script lines") struct ScriptErrorTests {
    /// The CPU time of this thread, independent of other load.
    private func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private nonisolated static let deep = [
        String(repeating: "[", count: 100_000), String(repeating: #"{"do":"#, count: 10_000),
        String(repeating: "[", count: 17) + String(repeating: "]", count: 17),
        String(repeating: "[", count: 400) + "\"a\"" + String(repeating: #","a""#, count: 14_000)
            + String(repeating: "]", count: 400),
        #"{"do":"set","code":"\"["}"# + String(repeating: #"{"a":"#, count: 300) + "1"
            + String(repeating: "}", count: 300),
    ]
    private nonisolated static let deepest =
        #"{"do":"# + String(repeating: "[", count: 15) + "1" + String(repeating: ",1", count: 30_000)
        + String(repeating: "]", count: 15) + "}"

    @Test(
        "A nested line is refused in time, for its depth or for what it says",
        arguments: deep.map { ($0, "nested deeper than 16 levels") } + [(deepest, "must be a string")])
    func nested(line: String, reason: String) throws {
        let start = seconds()
        #expect(try ScriptRun().refusal(of: line).contains(reason))
        #expect(seconds() - start < 5)
    }
}
