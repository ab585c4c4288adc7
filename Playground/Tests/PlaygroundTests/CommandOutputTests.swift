import Foundation
import Testing

@Suite("Write errors of the codeinput command")
struct CommandOutputTests {
    @Test(
        "A full standard output fails with the system's reason",
        arguments: ["render", "styles", "--help", "help script", "gallery --output pictures", "serve --port 0"])
    func fullOutput(arguments: String) throws {
        let run = try CommandRun(shell: #""$0" \#(arguments) > /dev/full"#)
        #expect(run.status == 1)
        #expect(run.errors == "Error: can't write to standard output: No space left on device\n")
    }

    @Test("A closed standard output fails", arguments: ["render", "--help", "serve --port 0"])
    func closedOutput(arguments: String) throws {
        let run = try CommandRun(shell: #""$0" \#(arguments) >&-"#)
        #expect(run.status == 1)
        #expect(run.errors == "Error: can't write to standard output: Bad file descriptor\n")
    }

    @Test("A script ends at the first unwritable answer")
    func fullScript() throws {
        let folder = try TemporaryFolder()
        let input = "{\"do\":\"state\"}\n{\"do\":\"svg\",\"file\":\"\(folder.path("field.svg"))\"}\n"
        let run = try CommandRun(shell: #""$0" script > /dev/full"#, input: Data(input.utf8))
        #expect(run.status == 1)
        #expect(run.errors == "Error: can't write to standard output: No space left on device\n")
        #expect(folder.contents.isEmpty)
    }

    @Test(
        "An unwritable standard error changes neither status nor output",
        arguments: [
            ("render --style zebra", 64), ("rendr", 64), ("serve --port 70000", 64), ("serve --host 1.2.3.4", 1),
            ("render --output /dev/full", 1),
        ])
    func fullErrors(arguments: String, status: Int32) throws {
        for errors in ["2>/dev/full", "2>&-"] {
            let run = try CommandRun(shell: #""$0" \#(arguments) \#(errors)"#)
            #expect(run.status == status)
            #expect(run.output.isEmpty && run.errors.isEmpty)
        }
    }

    @Test("A file that does not fit stays unchanged, and no draft remains")
    func fullDisk() throws {
        let folder = try TemporaryFolder()
        try Data("old".utf8).write(to: folder.url.appendingPathComponent("field.svg"))
        for name in ["field.svg", "new.svg"] {
            // The limit on file sizes, in blocks, stands in for a full disk.
            let run = try CommandRun(shell: #"ulimit -f 1; exec "$0" styles --output "$1""#, folder.path(name))
            #expect(run.status == 1)
            #expect(run.errors == "Error: can't write \(folder.path(name)): File too large\n")
        }
        #expect(folder.contents == ["field.svg"])
        #expect(try folder.read("field.svg") == "old")
    }

    @Test("A file replaces another through a link, keeps its permissions, and leaves no draft")
    func replacedFile() throws {
        let folder = try TemporaryFolder()
        let manager = FileManager.default
        try Data("old".utf8).write(to: folder.url.appendingPathComponent("field.svg"))
        try manager.setAttributes([.posixPermissions: 0o604], ofItemAtPath: folder.path("field.svg"))
        try manager.createSymbolicLink(atPath: folder.path("link.svg"), withDestinationPath: "field.svg")
        #expect(try CommandRun(["render", "--output", folder.path("link.svg")]).status == 0)
        #expect(try folder.read("field.svg").contains("<svg"))
        let attributes = try manager.attributesOfItem(atPath: folder.path("field.svg"))
        #expect(attributes[.posixPermissions] as? Int == 0o604)
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("link.svg")) == "field.svg")
        #expect(folder.contents.sorted() == ["field.svg", "link.svg"])
    }

    @Test("A link to a missing file makes the file, and stays a link")
    func danglingLink() throws {
        let folder = try TemporaryFolder()
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path("pictures"), withIntermediateDirectories: false)
        try manager.createSymbolicLink(atPath: folder.path("link.svg"), withDestinationPath: "pictures/second.svg")
        try manager.createSymbolicLink(atPath: folder.path("pictures/second.svg"), withDestinationPath: "field.svg")
        #expect(try CommandRun(["render", "--output", folder.path("link.svg")]).status == 0)
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("link.svg")) == "pictures/second.svg")
        #expect(try folder.read("pictures/field.svg").contains("<svg"))
        #expect(try CommandRun(["help", "render"]).output.contains("A link stays a link"))
    }

    @Test("A link to itself is an error")
    func endlessLink() throws {
        let folder = try TemporaryFolder()
        let link = folder.path("link.svg")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "link.svg")
        let run = try CommandRun(["render", "--output", link])
        #expect(run.status == 1)
        #expect(run.errors.contains("symbolic links"), "\(run.errors)")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "link.svg")
    }

    @Test("Writing to a device or a pipe does not replace it")
    func devices() throws {
        let folder = try TemporaryFolder()
        #expect(try CommandRun(["render", "--output", "/dev/null"]).status == 0)
        #expect(
            try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType != .typeRegular)
        let piped = try CommandRun(
            shell: #"mkfifo "$1" && { cat "$1" & "$0" render --output "$1"; wait; }"#, folder.path("pipe"))
        #expect(piped.status == 0)
        #expect(piped.output.contains("</svg>"))
        let full = try CommandRun(["render", "--output", "/dev/full"])
        #expect(full.status == 1)
        #expect(full.errors == "Error: can't write /dev/full: No space left on device\n")
    }
}
