import CodeInputCore
import Foundation
import TestTools
import Testing

@Suite("The digit scanner") struct DigitScannerTests {
    static let awkward = [
        "", " ", "5", " 5", "5 ", "5\n", "\t5\t", "-1", "+5", "- 1", "--1", "+-1", "-", "+", "5-", "5+", "1e5", "0x1f",
        "1,000", "1.0", " 5 5", "00", "-0", "+0", "5a", "a5", "\r\n5\r\n", "5\0", "\0", "\u{85}5", "\u{A0}5",
        "\u{200B}5\u{200B}", "\u{FEFF}5", "\u{2028}5", "\u{3000}5", "\u{180E}5", "\u{1C}5", "\u{1F}5", "٣", "3٣", "１",
        "५", "1\u{301}", "\u{301}5", " \u{301}5", "5\u{200D}", "1️⃣", "½", "①", "\u{2212}5",
        String(repeating: "9", count: 20), "-" + String(repeating: "9", count: 20), String(repeating: "9", count: 500),
        String(Int.max), String(Int.min), "9223372036854775808", "-9223372036854775809",
    ]

    // Off Apple platforms, Foundation's scanner traps beyond the Basic Multilingual Plane: the tests have no such text.
    @discardableResult private func compare(_ text: String) -> Bool {
        let foundation = Scanner(string: text), number = foundation.scanInt()
        let isInteger = number != nil && foundation.isAtEnd
        var scanner = DigitScanner(text)
        #expect(scanner.scanInt() == number, "\(text.debugDescription)")
        #expect(DigitScanner.isInteger(text) == isInteger, "\(text.debugDescription)")
        return isInteger
    }

    @Test("agrees with Foundation on awkward text", arguments: awkward)
    func awkwardText(_ text: String) { compare(text) }

    @Test("agrees with Foundation on 20,000 generated texts") func generatedText() {
        var random = SeededGenerator(42)
        let parts = [
            "0", "1", "9", "99999999999", "-", "+", " ", "\n", "\t", "\u{A0}", "a", ".", "٣", "１", "\u{301}",
            "\u{200B}",
        ]
        var accepted = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                // Half of the parts are digits, so that both verdicts are common.
                Bool.random(using: &random)
                    ? parts[Int.random(in: 0..<4, using: &random)] : parts.randomElement(using: &random) ?? ""
            }.joined()
            if compare(text) { accepted += 1 }
        }
        #expect((2_000...18_000).contains(accepted))
    }

    @Test("the strict check accepts only digits") func strictCheck() {
        for text in ["1", "123456", "٣٤", "１２", String(repeating: "9", count: 20)] {
            #expect(DigitScanner.isAllDigits(text))
        }
        for text in ["", " ", "-1", "+5", " 5", "5 ", "5\n", "12a", "½", "1️⃣", "1\u{301}"] {
            #expect(!DigitScanner.isAllDigits(text))
        }
    }

    @Test("reads through a text, and does not move if it finds nothing") func cursor() {
        var scanner = DigitScanner(" 12 ٣٤x-7 ")
        #expect(scanner.scanInt() == 12)
        #expect(scanner.scanInt() == nil)
        #expect(scanner.scanDigits() == "٣٤")
        #expect(scanner.scanDigits() == nil)
        #expect(!scanner.isAtEnd)
        scanner = DigitScanner("7 ")
        #expect(scanner.scanDigits() == "7")
        #expect(scanner.isAtEnd)
        #expect(scanner.scanInt() == nil)
        scanner = DigitScanner(" -٣")
        #expect(scanner.scanInt() == nil && scanner.scanDigits() == nil)
    }
}
