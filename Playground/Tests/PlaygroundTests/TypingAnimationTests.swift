import CodeInputUIKit
import Foundation
import Testing

@testable import PlaygroundKit

/// Films share the clock of the stand-in, so one is made after the other.
@Suite("Films", .serialized) enum FilmTests {}

extension FilmTests {
    @MainActor @Suite("The README's animation", .serialized)
    struct TypingAnimationTests {
        // Recorded once for all tests.
        private static let light = Task { @MainActor in await TypingAnimation(isDark: false).svg() }
        private static let dark = Task { @MainActor in await TypingAnimation(isDark: true).svg() }

        @Test("It shows typing, verifying, a rejected code and an accepted one", arguments: [false, true])
        func story(isDark: Bool) async throws {
            let svg = await (isDark ? Self.dark : Self.light).value
            let check = try #require(XMLCheck(svg))
            for digit in "482913" + "0" { #expect(check.text.contains(String(digit))) }
            for color in [CodeColor.red, .green, .tint] {
                guard case .color(let rgb) = color.value(isDark: isDark) else { continue }
                #expect(svg.contains(StyleValue.color(rgb).text), "\(color)")
            }
            #expect(svg.utf8.count < 120 * 1024)
        }

        @Test("It repeats endlessly, and stands still with Reduce Motion") func motion() async throws {
            let svg = await Self.light.value
            #expect(svg.contains("animation-iteration-count: infinite"))
            #expect(svg.contains("@media (prefers-reduced-motion: reduce) { .m, .v { animation: none; } }"))
            #expect(!svg.contains("<script") && !svg.contains("href="))
            // The shake, the pulse of verified cells, and the spring of a key, as in the kit.
            #expect(svg.contains("@keyframes w {"))
            #expect(svg.contains("opacity: 0.65"))
            #expect(svg.contains("scale(1.0"))
        }

        @Test("Without motion it shows the accepted code") func still() async throws {
            let svg = await Self.light.value
            let last = svg.components(separatedBy: " last\">").dropFirst().compactMap {
                $0.components(separatedBy: "</g>").first
            }
            let digits = last.flatMap {
                $0.components(separatedBy: "</text>").dropLast().compactMap { $0.last.map(String.init) }
            }
            #expect(digits.joined() == "482910")
        }

        @Test("It is the same each time") func repeats() async {
            let again = await TypingAnimation(isDark: true).svg()
            #expect(await Self.dark.value == again)
        }
    }
}

@Suite("Points of an animation") struct KeyframesTests {
    @Test("A straight line of any length has two points", arguments: [2, 3, 60])
    func straight(count: Int) {
        let points = Keyframes((0..<count).map { [Double($0) / Double(count)] }).points
        #expect(points.map(\.time).first == 0 && points.map(\.time).last == 1)
        #expect(points.count <= 3)
    }

    @Test("Unchanged values are constant") func constant() {
        #expect(Keyframes([[1, 2], [1, 2], [1, 2]]).isConstant)
        #expect(Keyframes(steps: [[0], [0]]).isConstant)
        #expect(!Keyframes([[1], [2]]).isConstant)
    }

    @Test("A jump stays a jump") func jump() {
        let values = Array(repeating: [0.0], count: 30) + Array(repeating: [10.0], count: 30)
        let points = Keyframes(values).points
        #expect(points.map(\.values) == [[0], [0], [10], [10]])
        #expect(Keyframes(steps: values).points.map(\.time) == [0, 0.5, 1])
    }
}
