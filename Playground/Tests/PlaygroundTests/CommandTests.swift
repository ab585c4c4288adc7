import Foundation
import Testing

@testable import PlaygroundKit

@Suite("The codeinput command") struct CommandLineTests {
    /// Invalid arguments, each with a part of the expected error; the transcripts of the script have the other invalid values.
    private static let nonsense: [(arguments: [String], reason: String)] = [
        (["--nope"], "--nope"), (["gallery", "--output", ""], "--output"), (["pictures", "--output", ""], "--output"),
        (["gallery", "extra"], "extra"), (["script", "extra"], "extra"), (["render", "--style", "zebra"], "zebra"),
        (["render", "--colour"], "--colour"), (["render", "--length", "0"], "1 to 64"),
        (["render", "--length", "six"], "six"), (["render", "--width", "nan"], "0 to 10000"),
        (["render", "--text", "abc"], "text"),
    ]

    @Test("An invalid argument prints an error and exits with a nonzero status", arguments: nonsense)
    func refused(arguments: [String], reason: String) throws {
        let outcome = try CommandRun(arguments)
        #expect(outcome.status != 0 && outcome.errors.contains(reason) && outcome.output.isEmpty)
        guard arguments[0] == "render" else { return }
        #expect(outcome.status == 64 && outcome.errors.contains("Usage: codeinput render"))
        #expect(outcome.errors.contains("codeinput render --help"))
    }

    @Test("Standard output and a file get the same picture") func render() throws {
        let folder = try TemporaryFolder(), printed = try CommandRun(["render", "--text", "12"])
        #expect(printed.status == 0 && printed.output.isXML)
        #expect(try CommandRun(["render", "--text", "12", "--output", folder.path("field.svg")]).status == 0)
        #expect(try folder.read("field.svg") == printed.output.trimmingCharacters(in: .newlines))
    }

    /// Standard input without a command, with its number of lines.
    private static let inputs: [(input: [UInt8], lines: Int)] = [
        ([], 0), (Array("nonsense\n".utf8), 1), ([0xFF, 0xFE, 0x0A, 0x00, 0x0A, 0xC3], 3),
        (Array(#"{"do":"set","code":""#.utf8) + [0xFF, 0x31, 0x22, 0x7D], 1),
    ]

    @Test("A script answers each line, and exits with status 0 at the end of input", arguments: inputs)
    func endOfInput(input: [UInt8], lines: Int) throws {
        let outcome = try CommandRun(["script"], input: Data(input))
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let answers = outcome.output.split(separator: "\n")
        #expect(answers.count == lines && answers.allSatisfy { $0.hasPrefix(#"{"error":"#) })
    }

    @Test(
        "A command tells of an input that can't be read, and takes it for no end",
        arguments: [("script", 1), ("lint", 2)], [("< .", "Is a directory"), ("<&-", "Bad file descriptor")])
    func unreadableInput(command: (name: String, status: Int32), input: (shell: String, reason: String)) throws {
        let run = try CommandRun(shell: #""$0" \#(command.name) \#(input.shell)"#)
        #expect(run.status == command.status && run.output.isEmpty)
        #expect(run.errors == "Error: can't read standard input: \(input.reason)\n")
    }

    @Test("A command waits for an input that is non-blocking", arguments: ["script", "lint"])
    func nonBlockingInput(name: String) throws {
        let process = Process(), input = Pipe(), output = Pipe()
        // Open until the end: a command that has ended must not end the tests.
        let reading = dup(input.fileHandleForReading.fileDescriptor)
        defer { close(reading) }
        #expect(fcntl(reading, F_SETFL, O_NONBLOCK) == 0)
        (process.executableURL, process.arguments) = (try CommandRun.command, [name])
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        // Until then, the first read finds nothing.
        Thread.sleep(forTimeInterval: 0.5)
        input.fileHandleForWriting.write(Data("Your code is {code}.\n".utf8))
        try input.fileHandleForWriting.close()
        let answers = try #require(try output.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && answers.split(separator: UInt8(ascii: "\n")).count == 1)
    }

    @Test("The page's module needs no Python, and says that it needs Swift") func tools() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let script = folder.appendingPathComponent("../../Page/build").standardizedFileURL.path
        let tools = "dirname realpath find sort xargs sha256sum cut"
        let links = #"mkdir bin; for tool in \#(tools); do ln -s "$(command -v $tool)" bin; done"#
        let run = try CommandRun(shell: #"\#(links); PATH=$PWD/bin "$1" page.wasm -Onone"#, script)
        #expect(run.status == 1 && run.errors == "there is no swift\n", "\(run.errors)")
    }

    @Test("An unknown command gets the list of commands, not the usage of the default one")
    func unknownCommand() throws {
        let run = try CommandRun(["rendr", "--length", "4"])
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: there is no command 'rendr'\n"))
        #expect(run.errors.contains("Commands: gallery, render, pictures, script"))
        #expect(!run.errors.contains("Usage: codeinput gallery"))
    }
}

@Suite("Output of the codeinput command") struct CommandOutputTests {
    // A run has a file "in" in its folder.
    @Test(
        "What can't be written is named, with a readable reason",
        arguments: [
            ("render", "none/field.svg", "can't write none/field.svg: No such file or directory"),
            ("render", ".", "can't write .: Is a directory"),
            ("render", "in/field.svg", "can't write in/field.svg: No such file or directory"),
            ("render", "/dev/full", "can't write /dev/full: No space left on device"),
            ("gallery", "in/deep/out", "can't make the folder in/deep/out: Not a directory"),
        ])
    func unwritable(command: String, file: String, error: String) throws {
        let run = try CommandRun([command, "--output", file])
        #expect(run.status == 1 && run.errors == "Error: \(error)\n")
    }

    @Test(
        "A full or closed standard output fails with the system's reason",
        arguments: ["render", "--help", "help script"],
        [("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
    func fullOutput(arguments: String, output: (String, String)) throws {
        let run = try CommandRun(shell: #""$0" \#(arguments) \#(output.0)"#)
        #expect(run.status == 1 && run.errors == "Error: can't write to standard output: \(output.1)\n")
    }

    @Test("A script ends at the first unwritable answer") func fullScript() throws {
        let folder = try TemporaryFolder()
        let input = "{\"do\":\"state\"}\n{\"do\":\"svg\",\"file\":\"\(folder.path("field.svg"))\"}\n"
        let run = try CommandRun(shell: #""$0" script > /dev/full"#, input: Data(input.utf8))
        #expect(run.errors == "Error: can't write to standard output: No space left on device\n")
        #expect(run.status == 1 && folder.contents.isEmpty)
    }

    @Test(
        "An unwritable standard error changes neither status nor output",
        arguments: [("render --style zebra", 64), ("rendr", 64), ("render --output /dev/full", 1)])
    func fullErrors(arguments: String, status: Int32) throws {
        for errors in ["2>/dev/full", "2>&-"] {
            let run = try CommandRun(shell: #""$0" \#(arguments) \#(errors)"#)
            #expect(run.status == status && run.output.isEmpty && run.errors.isEmpty)
        }
    }

    @Test("A file that does not fit stays unchanged, and no draft remains") func fullDisk() throws {
        let folder = try TemporaryFolder()
        try folder.write("old".utf8, to: "field.svg")
        for name in ["field.svg", "new.svg"] {
            // The limit on file sizes, in blocks, stands in for a full disk.
            let run = try CommandRun(shell: #"ulimit -f 1; exec "$0" render --output "$1""#, folder.path(name))
            #expect(run.status == 1 && run.errors == "Error: can't write \(folder.path(name)): File too large\n")
        }
        #expect(try folder.contents == ["field.svg"] && folder.read("field.svg") == "old")
    }

    @Test("A file replaces another through a link, keeps its permissions, and leaves no draft")
    func replacedFile() throws {
        let folder = try TemporaryFolder(), file = try folder.write("old".utf8, to: "field.svg")
        try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: file)
        let link = try folder.link("link.svg", to: "field.svg")
        #expect(try CommandRun(["render", "--output", link]).status == 0)
        #expect(try folder.read("field.svg").contains("<svg"))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o604)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "field.svg")
        #expect(folder.contents.sorted() == ["field.svg", "link.svg"])
    }

    @Test("A link to a missing file makes the file, and stays a link") func danglingLink() throws {
        let folder = try TemporaryFolder(), manager = FileManager.default
        try manager.createDirectory(atPath: folder.path("pictures"), withIntermediateDirectories: false)
        let link = try folder.link("link.svg", to: "pictures/second.svg")
        try folder.link("pictures/second.svg", to: "field.svg")
        #expect(try CommandRun(["render", "--output", link]).status == 0)
        #expect(try manager.destinationOfSymbolicLink(atPath: link) == "pictures/second.svg")
        #expect(try folder.read("pictures/field.svg").contains("<svg"))
        #expect(try CommandRun(["help", "render"]).output.contains("A link stays a link"))
    }

    @Test("A link to itself is an error") func endlessLink() throws {
        let folder = try TemporaryFolder(), link = try folder.link("link.svg", to: "link.svg")
        let run = try CommandRun(["render", "--output", link])
        #expect(run.status == 1 && run.errors.contains("symbolic links"), "\(run.errors)")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "link.svg")
    }

    @Test("Writing to a device or a pipe does not replace it") func devices() throws {
        let folder = try TemporaryFolder()
        #expect(try CommandRun(["render", "--output", "/dev/null"]).status == 0)
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(type != .typeRegular)
        let piped = try CommandRun(
            shell: #"mkfifo "$1" && { cat "$1" & "$0" render --output "$1"; wait; }"#, folder.path("pipe"))
        #expect(piped.status == 0 && piped.output.contains("</svg>"))
    }
}
