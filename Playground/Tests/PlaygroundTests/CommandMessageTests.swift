import Foundation
import Testing

@Suite("Error messages of the codeinput command")
struct CommandMessageTests {
    @Test(
        "An unknown command suggests the nearest one, or lists all commands",
        arguments: [
            ("rendr", "did you mean 'render'?"), ("galery", "did you mean 'gallery'?"),
            ("server", "did you mean 'serve'?"),
            ("dance", "Commands: gallery, render, styles, animation, pictures, script, serve"),
        ])
    func unknownCommand(name: String, message: String) throws {
        let run = try CommandRun([name, "--length", "4"])
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: there is no command '\(name)'"))
        #expect(run.errors.contains(message))
        #expect(!run.errors.contains("Usage: codeinput gallery"))
    }

    @Test(
        "Invalid options of render print its usage",
        arguments: [
            ["--style", "zebra"], ["--select", "9"], ["--text", "1234567"], ["--length", "six"], ["--colour"],
        ])
    func usageOfRender(options: [String]) throws {
        let run = try CommandRun(["render"] + options)
        #expect(run.status == 64)
        #expect(run.errors.contains("Usage: codeinput render"))
        #expect(run.errors.contains("codeinput render --help"))
    }

    @Test("An unwritable file is named, with a readable reason", arguments: ["render", "styles"])
    func unwritableFile(command: String) throws {
        let folder = try TemporaryFolder()
        let missing = try CommandRun([command, "--output", folder.path("none/field.svg")])
        #expect(missing.status != 0)
        #expect(
            missing.errors
                == "Error: can't write \(folder.path("none/field.svg")): there is no folder \(folder.path("none"))\n")
        let occupied = try CommandRun([command, "--output", folder.url.path])
        #expect(occupied.errors == "Error: can't write \(folder.url.path): it is a folder\n")
        try Data().write(to: folder.url.appendingPathComponent("file"))
        let inFile = try CommandRun([command, "--output", folder.path("file/field.svg")])
        #expect(inFile.errors.hasSuffix("\(folder.path("file")) is not a folder\n"))
    }

    @Test("A gallery fails before it draws if it can't create its folder")
    func unwritableGallery() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: folder.url.appendingPathComponent("file"))
        let run = try CommandRun(["gallery", "--output", folder.path("file/deep/out")])
        #expect(run.status != 0)
        #expect(
            run.errors
                == "Error: can't make the folder \(folder.path("file/deep/out")): \(folder.path("file")) is not a folder\n"
        )
    }

    @Test("A script gets the same error messages")
    @MainActor func unwritablePicture() throws {
        let folder = try TemporaryFolder()
        let refusal = try ScriptRun().refusal(of: #"{"do":"svg","file":"\#(folder.path("none/field.svg"))"}"#)
        #expect(refusal.contains("there is no folder \(folder.path("none"))"))
    }
}
