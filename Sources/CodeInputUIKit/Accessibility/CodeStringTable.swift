#if canImport(UIKit)
import Foundation

/// The strings of one language, as they lie in the kit's resources.
struct CodeStringTable {
    let category: @Sendable (Int) -> PluralCategory
    private let bundle: Bundle

    init(_ language: String) {
        category = PluralCategory.rules[language] ?? { _ in .other }
        // A build may spell the folder's name in lower case.
        let path =
            Bundle.module.path(forResource: language, ofType: "lproj")
            ?? Bundle.module.path(forResource: language.lowercased(), ofType: "lproj")
        bundle = path.flatMap { Bundle(path: $0) } ?? .module
    }

    subscript(key: String) -> String { bundle.localizedString(forKey: key, value: nil, table: nil) }

    /// Puts arguments where a phrase has "%1$d" or "%2$@".
    ///
    /// `String(format:)` off Apple platforms counts on the first argument where a phrase has the second one only.
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

    /// What a key holds for each number that the language tells apart.
    func plurals(_ key: String) -> [PluralCategory: String] {
        // A table is small, and a count at most 64: whichever of them it is, its phrase is there.
        let categories = Set((0...64).map(category))
        return Dictionary(uniqueKeysWithValues: categories.map { ($0, self["\(key).\($0.rawValue)"]) })
    }
}
#endif
