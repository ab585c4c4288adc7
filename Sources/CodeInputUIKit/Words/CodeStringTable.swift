#if canImport(UIKit)
import Foundation

/// The strings of one language in the kit's resources.
struct CodeStringTable {
    let category: @Sendable (Int) -> PluralCategory
    private let bundle: Bundle

    init(_ language: String) {
        category = PluralCategory.rules[language] ?? { _ in .other }
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

    /// The phrases of a key, for each plural category of the language.
    func plurals(_ key: String) -> [PluralCategory: String] {
        // A count is at most 64: these are all the categories that it can have.
        let categories = Set((0...64).map(category))
        return Dictionary(uniqueKeysWithValues: categories.map { ($0, self["\(key).\($0.rawValue)"]) })
    }
}
#endif
