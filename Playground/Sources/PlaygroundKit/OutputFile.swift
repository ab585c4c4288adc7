import Foundation

/// Output files of commands, written atomically, with the path and a readable reason in errors.
package enum OutputFile {
    /// Writes a text to a file in an existing folder.
    ///
    /// The text replaces an existing file only once it is all on disk. A device or a pipe gets the text directly. A symbolic
    /// link stays a link, and its target is written or made.
    package static func write(_ text: String, to path: String) throws {
        // A system call would take the part before it.
        guard !path.utf8.contains(0) else { throw ScriptError("can't write a path with a null byte") }
        do {
            // The draft goes to the folder of the link's target.
            try replace(try target(of: path), by: Array(text.utf8))
        } catch {
            throw ScriptError("can't write \(path): \(error.reason)")
        }
    }

    /// Creates a folder and its missing parents, unless it is there.
    package static func makeFolder(_ path: String) throws {
        do { try make(URL(fileURLWithPath: path)) } catch {
            throw ScriptError("can't make the folder \(path): \(error.reason)")
        }
    }

    private static func make(_ folder: URL) throws(SystemError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue { return }
        if folder.path != "/" { try make(folder.deletingLastPathComponent()) }
        guard mkdir(folder.path, 0o777) == 0 else { throw SystemError() }
    }

    private static func replace(_ path: String, by bytes: [UInt8]) throws(SystemError) {
        var old = stat()
        let isThere = stat(path, &old) == 0
        if isThere, old.st_mode & S_IFMT != S_IFREG { return try write(bytes, to: path, O_WRONLY) }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let draft = folder.appendingPathComponent(".codeinput-\(UUID().uuidString)").path
        do throws(SystemError) {
            try write(bytes, to: draft, O_WRONLY | O_CREAT | O_EXCL, mode: isThere ? old.st_mode & 0o7777 : nil)
            guard rename(draft, path) == 0 else { throw SystemError() }
        } catch {
            unlink(draft)
            throw error
        }
    }

    private static func write(
        _ bytes: [UInt8], to path: String, _ flags: Int32, mode: mode_t? = nil
    ) throws(SystemError) {
        let file = open(path, flags | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw SystemError() }
        do throws(SystemError) {
            try StandardStream.write(bytes, to: file)
            if let mode, fchmod(file, mode) != 0 { throw SystemError() }
            // Some systems report a full disk only here.
            if flags & O_CREAT != 0, fsync(file) != 0 { throw SystemError() }
        } catch {
            close(file)
            throw error
        }
        guard close(file) == 0 else { throw SystemError() }
    }

    /// Follows symbolic links, also to a file that does not exist.
    private static func target(of path: String) throws(SystemError) -> String {
        var path = path
        // As many as Linux follows.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            path = next.hasPrefix("/") ? next : folder.appendingPathComponent(next).path
        }
        errno = ELOOP
        throw SystemError()
    }
}
