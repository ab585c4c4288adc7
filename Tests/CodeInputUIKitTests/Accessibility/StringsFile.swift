#if canImport(UIKit)
import Foundation

/// A table of the kit's strings as it is written, read without Foundation's help: what is lost in one is seen.
struct StringsFile {
    /// The values, by their keys.
    private(set) var entries: [String: String] = [:]
    /// The lines that are neither an entry, a comment nor empty, and the keys that come twice.
    private(set) var faults: [String] = []

    /// The languages that there is a table for.
    static var languages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    }

    init(_ language: String) throws {
        let file = Self.folder.appendingPathComponent("\(language).lproj/Localizable.strings")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("/* ") {
            let parts = line.components(separatedBy: "\" = \"")
            guard parts.count == 2, parts[0].hasPrefix("\""), parts[1].hasSuffix("\";") else {
                faults.append(String(line))
                continue
            }
            let key = String(parts[0].dropFirst())
            if entries.updateValue(String(parts[1].dropLast(2)), forKey: key) != nil { faults.append(key) }
        }
    }

    private static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/CodeInputUIKit/Resources")
    }
}
#endif
