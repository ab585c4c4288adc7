import Foundation
import Testing

@Suite("codeinput lint")
struct LintCommandTests {
    @Test("A message without findings exits with 0, one with findings with 1")
    func status() throws {
        let good = try CommandRun(["lint"], input: Data("Your code is {code}.\n".utf8))
        #expect(good.status == 0)
        #expect(good.output.contains("messages: 478291"))
        let bad = try CommandRun(["lint"], input: Data("Your code is {code}.\n{code}\n".utf8))
        #expect(bad.status == 1)
        #expect(bad.output.contains("noWordForCode (kit)"))
        #expect(bad.output.contains("line 2:"))
    }

    @Test(
        "What can't be read exits with 2 and the reason",
        arguments: [
            ([], "is blank"), (Array(" \n\n ".utf8), "is blank"), ([0xFF, 0xFE], "is not UTF-8"),
            (Array(repeating: UInt8(ascii: "a"), count: 65_537), "has more than 64 KB"),
        ] as [([UInt8], String)])
    func unread(bytes: [UInt8], reason: String) throws {
        let folder = try TemporaryFolder()
        try Data(bytes).write(to: folder.url.appendingPathComponent("sms"))
        for outcome in [
            try CommandRun(["lint"], input: Data(bytes)), try CommandRun(["lint", folder.path("sms")]),
        ] {
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains(reason), "\(outcome.errors)")
        }
    }

    @Test(
        "A file that is too long is refused, whatever it begins with and wherever a line ends",
        arguments: [("\u{FEFF}", 70_000, ""), ("", 65_536, "\nmore text")])
    func long(mark: String, count: Int, rest: String) throws {
        let folder = try TemporaryFolder()
        let text = mark + String(repeating: "a", count: count) + rest
        try Data(text.utf8).write(to: folder.url.appendingPathComponent("sms"))
        let outcome = try CommandRun(["lint", folder.path("sms")])
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("has more than 64 KB"), "\(outcome.errors)")
    }

    @Test("A file is one message; one that is not there and a folder are errors, and the others are read")
    func files() throws {
        let folder = try TemporaryFolder()
        try Data("Your code is {code}.\n\n@a.example #{code}\n".utf8).write(
            to: folder.url.appendingPathComponent("sms"))
        let domain = ["--length", "6", "--domain", "a.example"]
        #expect(try CommandRun(["lint", folder.path("sms")] + domain).status == 0)
        #expect(
            try CommandRun(["lint", folder.path("sms"), "--domain", "b.example"]).output.contains("otherDomain (apple)")
        )
        for (name, reason) in [("none", "is not there"), ("", "is a folder")] {
            let outcome = try CommandRun(["lint", folder.path(name), folder.path("sms")] + domain)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains(reason), "\(outcome.errors)")
            #expect(outcome.output.contains("sms: "))
        }
    }

    @Test("A line has the number that it has in an editor, and is read without its end, as a file is")
    func lines() throws {
        let piped = try CommandRun(["lint"], input: Data("Your code is {code}.\r\n\r\n\n{code}\r\n".utf8))
        #expect(piped.output.contains("line 1:") && piped.output.contains("line 4:"))
        #expect(piped.output.contains(" 20 units of GSM-7") && piped.output.contains(" 6 units of GSM-7"))
        #expect(piped.status == 1)
        let folder = try TemporaryFolder()
        let mark = Data([0xEF, 0xBB, 0xBF])
        for (end, units) in [("\n", 20), ("\r\n", 20), ("", 20), ("\n\n", 21)] {
            try (mark + Data("Your code is {code}.\(end)".utf8)).write(to: folder.url.appendingPathComponent("sms"))
            let outcome = try CommandRun(["lint", folder.path("sms")])
            #expect(outcome.output.contains(" \(units) units of GSM-7, parts: 1"), "\(outcome.output)")
        }
    }

    @Test("With --json, each message is an object with its findings")
    func json() throws {
        let outcome = try CommandRun(["lint", "--json", "--length", "6"], input: Data("é {code}\n".utf8))
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        #expect(findings.first?["kind"] as? String == "noWordForCode")
        #expect(findings.first?["end"] as? Int == 9)
        #expect(object?["parts"] as? Int == 1)
    }

    @Test(
        "A wrong option is refused",
        arguments: [
            ["--length", "0"], ["--length", "8-4"], ["--alphabet", "runes"], ["--domain", "https://fernway.example"],
            ["--domain", "@fernway.example"], ["--domain", ""], ["--domain", "localhost"],
        ])
    func options(arguments: [String]) throws {
        #expect(try CommandRun(["lint"] + arguments).status == 64)
    }

    @Test("With --language, the fixes word the message in its language", arguments: ["de", "de-AT", "DE_ch"])
    func language(tag: String) throws {
        let outcome = try CommandRun(["lint", "--language", tag], input: Data("{code}\n".utf8))
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("in the language of the message: \"Dein Code: {code}\"."))
        #expect(outcome.output.contains("No word says that a code is in the message."))
    }

    @Test("An unknown language exits with 2 and those that there are", arguments: ["xx", "", "german"])
    func unknownLanguage(tag: String) throws {
        let outcome = try CommandRun(["lint", "--language", tag], input: Data("{code}\n".utf8))
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("--language must be one of en, de, fr,"))
    }
}
