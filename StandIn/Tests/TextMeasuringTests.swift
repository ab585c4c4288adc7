import Foundation
import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct TextMeasuringTests {
        /// The growth of memory after running a closure: the least of several runs, as other tests run in parallel.
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

        @Test("measuring the same text again does not leak") func measuringTheSameTextAgainDoesNotLeak() throws {
            let label = UILabel(frame: .zero)
            label.text = "Enter your PIN"
            let button = UIButton(configuration: .plain())
            button.configuration?.title = "Forgot PIN?"
            #expect(
                try growth {
                    for _ in 0..<2000 {
                        _ = label.sizeThatFits(CGSize(width: 100, height: 0))
                        _ = button.intrinsicContentSize
                    }
                } < 512 * 1024)
        }

        @Test("measuring new texts does not leak") func measuringNewTextsDoesNotLeak() throws {
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

        @Test("a text measures the same twice, by its style, width and line breaks")
        func aTextMeasuresTheSameTwiceByItsStyleWidthAndLineBreaks() {
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

    }
}
