import Foundation

/// Output files of commands, with readable errors.
public enum OutputFile {
    /// Writes a text.
    ///
    /// A device or a pipe gets the text, and a symbolic link stays a link: its target is written or made.
    ///
    /// - Parameters:
    ///   - text: The text to write.
    ///   - path: The file, in an existing folder.
    /// - Throws: An error with the path and the reason if the file can't be written.
    public static func write(_ text: String, to path: String) throws {
        do throws(SystemError) {
            let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
            guard file >= 0 else { throw SystemError() }
            defer { close(file) }
            try StandardStream.write(Array(text.utf8), to: file)
            // Some systems report a full disk only here. A device or a pipe has nothing to wait for.
            guard fsync(file) == 0 || errno == EINVAL else { throw SystemError() }
        } catch {
            throw ScriptError("can't write \(path): \(error.reason)")
        }
    }

    /// Creates a folder and its missing parents.
    ///
    /// - Parameter path: The folder, which may exist already.
    /// - Throws: An error with the path and the reason if the folder can't be created.
    public static func makeFolder(_ path: String) throws {
        do {
            try make(URL(fileURLWithPath: path))
        } catch {
            throw ScriptError("can't make the folder \(path): \(error.reason)")
        }
    }

    private static func make(_ folder: URL) throws(SystemError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue { return }
        if folder.path != "/" { try make(folder.deletingLastPathComponent()) }
        guard mkdir(folder.path, 0o777) == 0 else { throw SystemError() }
    }
}
