import Foundation
import FoundationXML
import Testing

/// One run of the command that was built with the tests.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs the command to its end, in its own folder.
    init(_ arguments: [String], input: Data = Data()) throws {
        try self.init(try Self.command, arguments, input: input)
    }

    /// Runs a shell line, with the command in `"$0"` and the argument in `"$1"`.
    init(shell line: String, _ argument: String = "", input: Data = Data()) throws {
        try self.init(URL(fileURLWithPath: "/bin/sh"), ["-c", line, try Self.command.path, argument], input: input)
    }

    static var command: URL {
        get throws {
            try #require(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("codeinput")
        }
    }

    private init(_ executable: URL, _ arguments: [String], input: Data) throws {
        let folder = try TemporaryFolder()
        let files = try [("in", input), ("out", Data()), ("err", Data())].map { name, bytes in
            URL(fileURLWithPath: try folder.write(bytes, to: name))
        }
        let process = Process()
        (process.executableURL, process.arguments, process.currentDirectoryURL) = (executable, arguments, folder.url)
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        status = process.terminationStatus
        (output, errors) = (try folder.read("out"), try folder.read("err"))
    }
}

/// A folder that is deleted with its owner.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("codeinput-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    var contents: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }

    /// Writes a file, and returns its path.
    @discardableResult func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        try Data(bytes).write(to: url.appendingPathComponent(name))
        return path(name)
    }

    /// Makes a symbolic link, and returns its path.
    @discardableResult func link(_ name: String, to target: String) throws -> String {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
        return path(name)
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }
}

extension String {
    /// Whether the text is a well-formed document.
    var isXML: Bool { XMLParser(data: Data(utf8)).parse() }
}
