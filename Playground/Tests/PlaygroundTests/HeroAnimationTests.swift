import CodeInputUIKit
import Foundation
import Testing

@testable import PlaygroundKit

@Suite("The README's animation")
struct HeroAnimationTests {
    // Drawn once for all tests, in a process of its own: films share the clock of the stand-in.
    private static let drawn = Task.detached {
        let folder = try TemporaryFolder()
        _ = try CommandRun(["pictures", "--output", folder.url.path])
        return (light: try folder.read("docs/typing-light.svg"), dark: try folder.read("docs/typing-dark.svg"))
    }

    @Test("It shows the code in each style, with the line of Swift that makes it", arguments: [false, true])
    func story(isDark: Bool) async throws {
        let drawn = try await Self.drawn.value
        let svg = isDark ? drawn.dark : drawn.light
        let text = try #require(XMLCheck(svg)).text.joined()
        for part in ["482913", "Checking the code.", "Signed in"] { #expect(text.contains(part), "\(part)") }
        for style in [".box", ".joined", ".circles", ".dots()", "TicketRenderer()"] {
            #expect(text.contains("field.style =\(style)"), "Without the space, which the parser trims")
        }
        for color in [CodeColor.green, .tint] {
            #expect(svg.contains(color.value(isDark: isDark).text), "\(color)")
        }
        #expect(svg.utf8.count < 150 * 1024)
        // A page has its own background.
        #expect(!svg.contains("<rect width=\"\(Int(HeroAnimation.size.width))\""))
    }

    @Test("It repeats endlessly, and stands still with Reduce Motion") func motion() async throws {
        let svg = try await Self.drawn.value.light
        #expect(svg.contains("animation-iteration-count: infinite"))
        #expect(svg.contains("@media (prefers-reduced-motion: reduce) { .m, .v { animation: none; } }"))
        #expect(!svg.contains("<script"))
        #expect(svg.matches(of: /href="(?!#)/).isEmpty, "No other file")
        // The spinner, the spring of a key, and the wave of an accepted code, as in the kit.
        #expect(svg.contains("rotate(180deg)"))
        #expect(svg.contains("scale(1.01)") && svg.contains("scale(1.06)"))
    }

    @Test("Without motion it shows the accepted code") func still() async throws {
        let svg = try await Self.drawn.value.light
        let lines = svg.components(separatedBy: "\n")
        let shown = svg.matches(of: /<use href="#(p\d+)" class="v (k\d+)"/).filter { use in
            lines.contains { $0.hasPrefix(".\(use.2){animation-name:\(use.2);visibility:visible}") }
        }
        let pictures = shown.compactMap { use in lines.first { $0.hasPrefix("<g id=\"\(use.1)\">") } }
        let text = pictures.compactMap { XMLCheck($0)?.text.joined() }.joined()
        #expect(text.filter(\.isNumber) == "482913")
        #expect(text.contains("Signed in") && text.contains("TicketRenderer()") && !text.contains("Checking"))
    }
}
@Suite("Points of an animation") struct KeyframesTests {
    @Test("A straight line of any length has two points", arguments: [2, 3, 60])
    func straight(count: Int) {
        let points = Keyframes((0..<count).map { [Double($0) / Double(count)] }, tolerances: [0.005]).points
        #expect(points.map(\.time).first == 0 && points.map(\.time).last == 1)
        #expect(points.count <= 3)
    }

    @Test("A value that matters less is followed less closely") func tolerances() {
        let values = (0..<60).map { [pow(Double($0) / 60, 2), pow(Double($0) / 60, 2)] }
        let close = Keyframes(values, tolerances: [0.005, 0.005]).points.count
        #expect(Keyframes(values, tolerances: [0.05, 0.05]).points.count < close)
        #expect(Keyframes(values, tolerances: [0.05, 0.005]).points.count == close)
    }

    @Test("Unchanged values are constant") func constant() {
        #expect(Keyframes([[1, 2], [1, 2], [1, 2]], tolerances: [0, 0]).isConstant)
        #expect(Keyframes(steps: [[0], [0]]).isConstant)
        #expect(!Keyframes([[1], [2]], tolerances: [0.1]).isConstant)
    }

    @Test("A jump stays a jump") func jump() {
        let values = Array(repeating: [0.0], count: 30) + Array(repeating: [10.0], count: 30)
        let points = Keyframes(values, tolerances: [0.005]).points
        #expect(points.map(\.values) == [[0], [0], [10], [10]])
        #expect(Keyframes(steps: values).points.map(\.time) == [0, 0.5, 1])
    }
}
