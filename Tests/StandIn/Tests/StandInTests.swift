import Foundation
import TestTools
import Testing
import UIKit

/// Tests share the device, so they take turns.
@Suite(.serialized, .takingTurns) enum StandInTests {}

extension StandInTests {
    @MainActor @Suite struct TextMeasuringTests {
        #if compiler(>=6.2)
        // In a process of its own, because the other tests allocate memory too.
        @Test("measuring the same text again does not leak") func measuringTheSameTextAgainDoesNotLeak() async {
            await #expect(processExitsWith: .success) {
                let growth = try await growthOfMeasuringTheSameText()
                #expect(growth < limitOfGrowth)
            }
        }

        @Test("measuring new texts does not leak") func measuringNewTextsDoesNotLeak() async {
            await #expect(processExitsWith: .success) {
                let growth = try await growthOfMeasuringNewTexts()
                #expect(growth < limitOfGrowth)
            }
        }
        #endif

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

// The system may give memory in steps of 2 MB. A text of which a few hundred bytes stay would add up to several times as much.
private let limitOfGrowth = 6 << 20
private let count = 60_000

@MainActor private func growthOfMeasuringTheSameText() throws -> Int {
    let label = UILabel(frame: .zero)
    label.text = "Enter your PIN"
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Forgot PIN?"
    return try growth {
        _ = label.sizeThatFits(CGSize(width: 100, height: 0))
        _ = button.intrinsicContentSize
    }
}

@MainActor private func growthOfMeasuringNewTexts() throws -> Int {
    let label = UILabel(frame: .zero)
    var number = 0
    return try growth {
        number += 1
        label.text = "text of number \(number)"
        _ = label.sizeThatFits(.zero)
    }
}

/// The bytes that the process grows by when it runs a body many times, after a few times.
private func growth(_ body: () -> Void) throws -> Int {
    func memory() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(pages[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
    for _ in 0..<4000 { body() }
    let before = try memory()
    for _ in 0..<count { body() }
    return try memory() - before
}
