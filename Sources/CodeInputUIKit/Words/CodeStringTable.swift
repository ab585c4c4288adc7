#if canImport(UIKit)
import Foundation

/// The strings of one language in the kit's resources.
struct CodeStringTable {
    private let language: String
    private let bundle: Bundle

    init(_ language: String) {
        self.language = language
        // Some builds write the folder's name in lower case.
        let path =
            Bundle.module.path(forResource: language, ofType: "lproj")
            ?? Bundle.module.path(forResource: language.lowercased(), ofType: "lproj")
        bundle = path.flatMap { Bundle(path: $0) } ?? .module
    }

    subscript(key: String) -> String { bundle.localizedString(forKey: key, value: nil, table: nil) }

    /// Replaces "%1$d" and "%2$@" in a phrase with arguments.
    ///
    /// Off Apple platforms, `String(format:)` fails for a phrase with the second argument only.
    static func fill(_ phrase: String, _ arguments: String...) -> String {
        var filled = ""
        var rest = phrase[...]
        while let sign = rest.firstIndex(of: "%") {
            let end = rest.index(sign, offsetBy: 4, limitedBy: rest.endIndex) ?? rest.endIndex
            let number = rest[sign..<end].dropFirst().first?.wholeNumberValue ?? 0
            filled += rest[..<sign] + (arguments.indices.contains(number - 1) ? arguments[number - 1] : "")
            rest = rest[end...]
        }
        return filled + rest
    }

    /// The phrase of a key for each count that a field can have, 0 to 64.
    func phrases(_ key: String) -> [String] {
        let names = PluralCategory.allCases.map(\.rawValue), phrases = names.map { self["\(key).\($0)"] }
        return (0...64).map { count in
            let name = PluralCategory(of: count, in: language).rawValue
            return names.firstIndex(of: name).map { phrases[$0] } ?? ""
        }
    }
}
#endif
