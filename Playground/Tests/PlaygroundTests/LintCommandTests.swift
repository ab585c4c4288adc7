import Foundation
import Testing

@Suite("codeinput lint") struct LintCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func lint(_ lines: String, _ options: String...) throws -> CommandRun {
        try CommandRun(["lint"] + options, input: Data(lines.utf8))
    }

    @Test("A message without findings exits with 0, one with findings with 1") func status() throws {
        let good = try lint("Your code is {code}.\n")
        #expect(good.status == 0 && good.output.contains("messages: 478291"))
        let bad = try lint("Your code is {code}.\n{code}\n")
        #expect(bad.status == 1 && bad.output.contains("noWordForCode (kit)") && bad.output.contains("line 2:"))
    }

    @Test(
        "What can't be read exits with 2 and the reason",
        arguments: [
            ([], "is blank"), (Array(" \n\n ".utf8), "is blank"), ([0xFF, 0xFE], "is not UTF-8"),
            (Array(repeating: UInt8(ascii: "a"), count: 65_537), "has more than 64 KB"),
        ] as [([UInt8], String)])
    func unread(bytes: [UInt8], reason: String) throws {
        let file = try folder.write(bytes, to: "sms")
        for run in [try CommandRun(["lint"], input: Data(bytes)), try CommandRun(["lint", file])] {
            #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(reason), "\(run.errors)")
        }
    }

    @Test(
        "A file that is too long is refused, whatever it begins with and wherever a line ends",
        arguments: [("\u{FEFF}", 70_000, ""), ("", 65_536, "\nmore text")])
    func long(mark: String, count: Int, rest: String) throws {
        let text = mark + String(repeating: "a", count: count) + rest
        let run = try CommandRun(["lint", folder.write(text.utf8, to: "sms")])
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("has more than 64 KB"), "\(run.errors)")
    }

    @Test("A file is one message; one that is not there and a folder are errors, and the others are read")
    func files() throws {
        let file = try folder.write("Your code is {code}.\n\n@a.example #{code}\n".utf8, to: "sms")
        let domain = ["--length", "6", "--domain", "a.example"]
        #expect(try CommandRun(["lint", file] + domain).status == 0)
        #expect(try CommandRun(["lint", file, "--domain", "b.example"]).output.contains("otherDomain (apple)"))
        for (name, reason) in [("none", "is not there"), ("", "is a folder")] {
            let run = try CommandRun(["lint", folder.path(name), file] + domain)
            #expect(run.status == 2 && run.errors.contains(reason) && run.output.contains("sms: "), "\(run.errors)")
        }
    }

    @Test("A line has the number that it has in an editor, and is read without its end, as a file is")
    func lines() throws {
        let piped = try lint("Your code is {code}.\r\n\r\n\n{code}\r\n")
        #expect(piped.status == 1 && piped.output.contains("line 1:") && piped.output.contains("line 4:"))
        #expect(piped.output.contains(" 20 units of GSM-7") && piped.output.contains(" 6 units of GSM-7"))
        for (end, units) in [("\n", 20), ("\r\n", 20), ("", 20), ("\n\n", 21)] {
            let file = try folder.write("\u{FEFF}Your code is {code}.\(end)".utf8, to: "sms")
            let output = try CommandRun(["lint", file]).output
            #expect(output.contains(" \(units) units of GSM-7, parts: 1"), "\(output)")
        }
    }

    @Test("With --json, each message is an object with its findings") func json() throws {
        let output = try lint("é {code}\n", "--json", "--length", "6").output
        let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        let finding = try #require((object?["findings"] as? [[String: Any]])?.first)
        #expect(finding["kind"] as? String == "noWordForCode" && finding["end"] as? Int == 9)
        #expect(object?["parts"] as? Int == 1)
    }

    @Test(
        "A wrong option is refused",
        arguments: [
            ["--length", "0"], ["--length", "8-4"], ["--alphabet", "runes"], ["--domain", "https://fernway.example"],
            ["--domain", "@fernway.example"], ["--domain", ""], ["--domain", "localhost"],
        ])
    func options(arguments: [String]) throws { #expect(try CommandRun(["lint"] + arguments).status == 64) }

    @Test("With --language, the fixes word the message in its language", arguments: ["de", "de-AT", "DE_ch"])
    func language(tag: String) throws {
        let outcome = try lint("{code}\n", "--language", tag)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("in the language of the message: \"Dein Code: {code}\"."))
        #expect(outcome.output.contains("No word says that a code is in the message."))
    }

    @Test("An unknown language exits with 2 and those that there are", arguments: ["xx", "", "german"])
    func unknownLanguage(tag: String) throws {
        let outcome = try lint("{code}\n", "--language", tag)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("--language must be one of en, de, fr,"))
    }
}
