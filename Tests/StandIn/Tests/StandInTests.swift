import TestTools
import Testing
import UIKit

/// Tests share the device, so they take turns.
@Suite(.serialized, .takingTurns) enum StandInTests {}

extension StandInTests {
    @MainActor @Suite struct TextMeasuringTests {
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
