import Foundation

/// What the page has programs for.
enum Tool {
    /// WebAssembly of the core, the styles and the host of the page, a hash of its sources, and the version of the compiler; nil, with
    /// the reason on the standard error, where the toolchain can't make it.
    static func module() -> (bytes: Data, sources: String, toolchain: String)? {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let script = folder.appendingPathComponent("../../../Page/build").standardizedFileURL.path
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("codeinput-\(UUID().uuidString).wasm")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            let lines = String(decoding: try run([script, file.path]), as: UTF8.self).split(separator: "\n")
            return (try Data(contentsOf: file), String(lines[0]), lines.dropFirst().joined(separator: " "))
        } catch {
            StandardStream.complain("The page gets no live field: \(error)")
            return nil
        }
    }

    /// Compresses bytes, as text for a page.
    static func packed(_ bytes: Data) throws -> String { try run(["gzip", "-9nc"], bytes).base64EncodedString() }

    /// The hash of a script, for the policy of a page.
    static func hash(of script: String) throws -> String {
        let digits = String(decoding: try run(["sha256sum"], Data(script.utf8)).prefix(64), as: UTF8.self)
        let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) }
        return "sha256-" + Data(bytes).base64EncodedString()
    }

    static func run(_ command: [String], _ input: Data? = nil) throws -> Data {
        let process = Process(), output = Pipe(), errors = Pipe()
        (process.executableURL, process.arguments) = (URL(fileURLWithPath: "/usr/bin/env"), command)
        (process.standardOutput, process.standardError) = (output, errors)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("codeinput-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try (input ?? Data()).write(to: file)
        process.standardInput = try FileHandle(forReadingFrom: file)
        try process.run()
        let result = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = String(decoding: complaint, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            throw ScriptError("\(command[0]): \(reason)")
        }
        return result
    }
}
