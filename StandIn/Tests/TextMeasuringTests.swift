import Foundation
import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct TextMeasuringTests {
        /// How much more memory the process takes after a body was run; the least of several times, as others run beside it.
        private func growth(_ body: () -> Void) throws -> Int {
            body()
            let growths = try (0..<5).map { _ in
                let before = try memory()
                body()
                return try memory() - before
            }
            return try #require(growths.min())
        }

        private func memory() throws -> Int {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(Int(pages[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
        }

        @Test("measuring the same text again keeps no memory") func measuringTheSameTextAgainKeepsNoMemory() throws {
            let label = UILabel(frame: .zero)
            label.text = "Enter your PIN"
            let button = UIButton(configuration: .plain())
            button.setTitle("Forgot PIN?", for: .normal)
            let font = UIFont.systemFont(ofSize: 12)
            #expect(
                try growth {
                    for _ in 0..<2000 {
                        _ = label.sizeThatFits(CGSize(width: 100, height: 0))
                        _ = button.intrinsicContentSize
                        _ = ("Paid" as NSString).size(withAttributes: [.font: font])
                    }
                } < 512 * 1024)
        }

        @Test("measuring ever new texts keeps no memory") func measuringEverNewTextsKeepsNoMemory() throws {
            let label = UILabel(frame: .zero)
            var number = 0
            #expect(
                try growth {
                    for _ in 0..<4000 {
                        number += 1
                        label.text = "text of number \(number)"
                        _ = label.sizeThatFits(.zero)
                    }
                } < 512 * 1024)
        }

        @Test("a text measures the same the second time, and each style, width and line break counts")
        func aTextMeasuresTheSameTheSecondTime() {
            func label(_ text: String, _ size: CGFloat, lines: Int = 0) -> UILabel {
                let label = UILabel(frame: .zero)
                label.text = text
                label.font = .systemFont(ofSize: size)
                label.numberOfLines = lines
                return label
            }
            let narrow = CGSize(width: 60, height: 0)
            let wide = CGSize(width: 600, height: 0)
            for _ in 0..<2 {
                #expect(
                    label("two words", 17).sizeThatFits(narrow).height
                        > label("two words", 17).sizeThatFits(wide).height)
                #expect(
                    label("two words", 17).sizeThatFits(wide).width < label("two words", 34).sizeThatFits(wide).width)
                #expect(
                    label("two words", 17, lines: 1).sizeThatFits(narrow) == label("two words", 17).sizeThatFits(wide))
                #expect(
                    label("two\nwords", 17).sizeThatFits(wide).height > label("two words", 17).sizeThatFits(wide).height
                )
            }
        }

        @Test("an attributed text measures as the plain one of the same style")
        func anAttributedTextMeasuresAsThePlainOneOfTheSameStyle() {
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .kern: CGFloat(2)]
            for text in ["", "1", "two words", "two\nlines", "\n"] {
                let plain = text as NSString
                let attributed = NSAttributedString(string: text, attributes: attributes)
                #expect(plain.size(withAttributes: attributes) == attributed.size())
                let room = CGSize(width: 50, height: 0)
                #expect(
                    plain.boundingRect(
                        with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
                        == attributed.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil))
            }
        }
    }
}
