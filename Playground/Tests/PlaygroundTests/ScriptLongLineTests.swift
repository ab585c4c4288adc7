import Foundation
import Testing

@Suite("Long lines of the script command")
struct ScriptLongLineTests {
    private func answers(to lines: Data...) throws -> [String] {
        var input = Data()
        for line in lines { input += line + Data("\n".utf8) }
        let run = try CommandRun(["script"], input: input)
        #expect(run.status == 0)
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test("A line longer than 64 KB is an error, and the next one is answered", arguments: [65_537, 3_000_000])
    func tooLong(count: Int) throws {
        let answers = try answers(to: Data(repeating: 0x31, count: count), Data(#"{"do":"state"}"#.utf8))
        #expect(answers.count == 2)
        #expect(answers.first == #"{"error":"the line is longer than 64 KB"}"#)
        #expect(answers.last?.contains("cells") == true)
    }

    @Test("A line of 64 KB is read")
    func longest() throws {
        let start = #"{"do":"set","code":""#, end = #""}"#
        let text = String(repeating: "x", count: 65_536 - start.count - end.count)
        let answers = try answers(to: Data((start + text + end).utf8))
        #expect(answers.count == 1)
        #expect(answers.first?.contains("cells") == true)
    }

    @Test("A long line without an end is an error, too")
    func unended() throws {
        let run = try CommandRun(["script"], input: Data(repeating: 0x20, count: 200_000))
        #expect(run.output == #"{"error":"the line is longer than 64 KB"}"# + "\n")
    }

    @Test("A line without bound takes no memory")
    func endless() throws {
        // The limit is below the 100 MB of the line.
        let run = try CommandRun(
            shell: #"head -c 100000000 /dev/zero | (ulimit -d 90000; exec "$0" script)"#)
        #expect(run.status == 0)
        #expect(run.output == #"{"error":"the line is longer than 64 KB"}"# + "\n")
    }

    @Test("Lines end with a line feed, with or without a carriage return, and a blank line is answered")
    func ends() throws {
        let run = try CommandRun(["script"], input: Data("{\"do\":\"state\"}\r\n\r\n\n{\"do\":\"state\"}".utf8))
        let answers = run.output.split(separator: "\n")
        #expect(answers.count == 4)
        #expect(answers.map { $0.contains("blank line") } == [false, true, true, false])
    }
}
