#if canImport(UIKit)
import Foundation

/// The source of a table of strings, read without Foundation, which would hide mistakes.
struct StringsFile {
    /// The values, by their keys.
    private(set) var entries: [String: String] = [:]
    /// The lines that are not an entry, a comment or empty, and the duplicate keys.
    private(set) var faults: [String] = []

    /// The languages of the tables.
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
