import CodeInputCore
import Foundation
import TestTools
import Testing

@Suite("The digit scanner") struct DigitScannerTests {
    // Off Apple platforms, Foundation's scanner traps beyond the Basic Multilingual Plane: the tests have no such text.
    @discardableResult private func compare(_ text: String) -> Bool {
        let foundation = Scanner(string: text), number = foundation.scanInt()
        let isInteger = number != nil && foundation.isAtEnd
        var scanner = DigitScanner(text)
        #expect(scanner.scanInt() == number, "\(text.debugDescription)")
        #expect(DigitScanner.isInteger(text) == isInteger, "\(text.debugDescription)")
        return isInteger
    }

    @Test("agrees with Foundation on 20,000 generated texts") func generatedText() {
        var random = SeededGenerator(42)
        let digits = ["0", "1", "9", "99999999999", "9223372036854775807", "9223372036854775808"]
        let others = [
            "-", "+", " ", "\n", "\t", "\r\n", "\0", "\u{1C}", "\u{1F}", "\u{85}", "\u{A0}", "\u{180E}", "\u{200B}",
            "\u{200D}", "\u{2028}", "\u{3000}", "\u{FEFF}", "a", "e", "x", ".", ",", "\u{2212}", "٣", "५", "１", "½",
            "①", "1️⃣", "\u{301}", String(repeating: "9", count: 500),
        ]
        var accepted = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                // Half of the parts are digits, so that both verdicts are common.
                (Bool.random(using: &random) ? digits : others).randomElement(using: &random) ?? ""
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
