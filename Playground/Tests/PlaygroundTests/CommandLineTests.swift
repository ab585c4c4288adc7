import Foundation
import Testing

@Suite("The codeinput command")
struct CommandLineTests {
    /// Invalid arguments, each with a part of the expected error.
    private static let nonsense: [(arguments: [String], reason: String)] = [
        (["dance"], "dance"), (["--nope"], "--nope"),
        (["gallery", "--output", "/dev/null/nowhere"], "/dev/null/nowhere"),
        (["gallery", "--output", ""], "--output"), (["gallery", "extra"], "extra"), (["script", "extra"], "extra"),
        (["render", "--style", "zebra"], "zebra"),
        (["render", "--length", "0"], "1 to 64"), (["render", "--length", "65"], "1 to 64"),
        (["render", "--length", "six"], "six"), (["render", "--width", "-1"], "0 to 10000"),
        (["render", "--width", "nan"], "0 to 10000"), (["render", "--width", "1e999"], "0 to 10000"),
        (["render", "--height", "10001"], "0 to 10000"), (["render", "--status", "odd"], "odd"),
        (["render", "--alphabet", "runes"], "runes"), (["render", "--text", "abc"], "text"),
        (["render", "--text", "1234567"], "tooLong"), (["render", "--text-scale", "0"], "0.5 to 4"),
        (["render", "--select", "0"], "cell"), (["render", "--text", "1-2-3", "--select", "4"], "cell"),
        (["render", "--select", "-1"], "cell"), (["render", "--select", "9223372036854775807"], "cell"),
        (["render", "--output", "/dev/null/nowhere.svg"], "/dev/null/nowhere.svg"),
    ]

    @Test(
        "An invalid argument prints an error and exits with a nonzero status",
        arguments: nonsense)
    func refused(arguments: [String], reason: String) throws {
        let outcome = try CommandRun(arguments)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(reason))
        #expect(outcome.output.isEmpty)
    }

    @Test("The gallery is the default command and writes one page")
    func gallery() throws {
        let folder = try TemporaryFolder()
        let outcome = try CommandRun(["--output", folder.path("deep/out")])
        #expect(outcome.status == 0)
        #expect(try folder.read("deep/out/index.html").contains("<svg"))
    }

    @Test("Standard output and a file get the same picture")
    func render() throws {
        let folder = try TemporaryFolder()
        let printed = try CommandRun(["render", "--text", "12"])
        #expect(printed.status == 0)
        #expect(XMLCheck(printed.output) != nil)
        #expect(try CommandRun(["render", "--text", "12", "--output", folder.path("field.svg")]).status == 0)
        #expect(try folder.read("field.svg") == printed.output.trimmingCharacters(in: .newlines))
    }

    /// Standard input, with its number of lines.
    private static let inputs: [(input: [UInt8], lines: Int)] = [
        ([], 0),
        (Array(#"{"do":"state"}"#.utf8), 1),
        (Array("{\"do\":\"state\"}\n\n{\"do\":\"state\"}\r\n".utf8), 3),
        (Array("nonsense\n".utf8), 1),
        ([0xFF, 0xFE, 0x0A, 0x00, 0x0A, 0xC3], 3),
        (Array(#"{"do":"set","code":""#.utf8) + [0xFF, 0x31, 0x22, 0x7D], 1),
    ]

    @Test("A script answers each line, and exits with status 0 at the end of input", arguments: inputs)
    func endOfInput(input: [UInt8], lines: Int) throws {
        let outcome = try CommandRun(["script"], input: Data(input))
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.split(separator: "\n").count == lines)
    }
}
