import Foundation

/// Output files of commands, written atomically, with the path and a readable reason in errors.
package enum OutputFile {
    /// Writes a text to a file in an existing folder.
    ///
    /// The text replaces an existing file only once it is complete. A device or a pipe gets the text directly. A symbolic
    /// link stays a link, and its target is written or made.
    package static func write(_ text: String, to path: String) throws {
        // A system call would take the part before it.
        guard !path.utf8.contains(0) else { throw ScriptError("can't write a path with a null byte") }
        try explain("write \(path)") {
            let target = try target(of: path)
            let attributes = try? FileManager.default.attributesOfItem(atPath: target)
            let isFile = [nil, .typeRegular].contains(attributes?[.type] as? FileAttributeType)
            try Data(text.utf8).write(to: URL(fileURLWithPath: target), options: isFile ? .atomic : [])
            guard isFile, let mode = attributes?[.posixPermissions] else { return }
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target)
        }
    }

    /// Creates a folder and its missing parents, unless it is there.
    package static func makeFolder(_ path: String) throws {
        try explain("make the folder \(path)") {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
    }

    private static func explain(_ task: String, _ perform: () throws -> Void) throws {
        do { try perform() } catch {
            let reason = error as? POSIXError ?? (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
            let words = reason.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
            throw ScriptError("can't \(task): \(words)")
        }
    }

    /// Follows symbolic links, also to a file that does not exist.
    private static func target(of path: String) throws -> String {
        var path = path
        // As many as Linux follows.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            path = next.hasPrefix("/") ? next : folder.appendingPathComponent(next).path
        }
        throw POSIXError(.ELOOP)
    }
}
