import Foundation

/// Files that commands write, with reasons in plain words where they can't.
public enum OutputFile {
    /// Writes a text.
    ///
    /// - Parameters:
    ///   - text: What to write.
    ///   - path: The file; its folder has to be there.
    /// - Throws: Why it can't be written, with its path.
    public static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            let reason =
                if isFolder(path) == true {
                    "it is a folder"
                } else if let isFolder = isFolder(folder) {
                    isFolder ? "the system does not allow it" : "\(folder) is not a folder"
                } else {
                    "there is no folder \(folder)"
                }
            throw ScriptError("can't write \(path): \(reason)")
        }
    }

    /// Makes a folder, with those around it.
    ///
    /// - Parameter path: The folder; one that is there already is fine.
    /// - Throws: Why it can't be made, with its path.
    public static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            var nearest = URL(fileURLWithPath: path)
            while isFolder(nearest.path) == nil, nearest.path != "/" { nearest.deleteLastPathComponent() }
            let reason =
                isFolder(nearest.path) == false ? "\(nearest.path) is not a folder" : "the system does not allow it"
            throw ScriptError("can't make the folder \(path): \(reason)")
        }
    }

    /// Whether there is a folder or something else; nil for nothing.
    private static func isFolder(_ path: String) -> Bool? {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) ? isDirectory.boolValue : nil
    }
}
