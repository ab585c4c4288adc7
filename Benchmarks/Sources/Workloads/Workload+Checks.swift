import CodeInputCore
import Foundation

// Whether a text has only digits: the kit's two checks, and those of apps.
extension Workload {
    static let checks: [Workload] = texts.flatMap { size, text in
        [
            check("isAllDigits", size, text) { DigitScanner.isAllDigits($0) },
            check("isInteger", size, text) { DigitScanner.isInteger($0) }, check("Int", size, text) { Int($0) != nil },
            check("allSatisfy", size, text) { $0.allSatisfy(\.isNumber) },
            check("CharacterSet", size, text) {
                CharacterSet.decimalDigits.isSuperset(of: CharacterSet(charactersIn: $0))
            },
            check("trimmingCharacters", size, text) { $0.trimmingCharacters(in: .decimalDigits).isEmpty },
            check("NSRegularExpression", size, text) { text in
                expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
            },
            check("Scanner", size, text) { text in
                let scanner = Scanner(string: text)
                return scanner.scanInt() != nil && scanner.isAtEnd
            },
        ]
    }

    /// One key, a code, a kilobyte that is wrong only at its end, and a kilobyte that is one character.
    private static let texts = [
        ("1", "7"), ("6", "482910"), ("1024", String(repeating: "7", count: 1023) + "x"),
        ("1024 marks", "7" + String(repeating: "\u{0301}", count: 511)),
    ]

    private static let expression = try? NSRegularExpression(pattern: "^[0-9]+$")

    private static func check(
        _ name: String, _ size: String, _ text: String, _ body: @escaping @Sendable (String) -> Bool
    ) -> Workload {
        Workload("check/\(name)/\(size)", repetitions: text.utf8.count > 100 ? 20 : 400) { repetitions, measure in
            let text = opaque(text)
            measure { for _ in 0..<repetitions { keep(body(text)) } }
        }
    }
}
