import CodeInputUIKit
import Foundation
import Testing

@testable import PlaygroundKit

@Suite("The README's animation") struct HeroAnimationTests {
    private static let names = ["light", "dark", "phone-light", "phone-dark"]

    // Drawn once for all tests, in a process of its own: films share the clock of the stand-in.
    private static let drawn = Task.detached {
        let folder = try TemporaryFolder()
        _ = try CommandRun(["pictures", "--output", folder.url.path])
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.read("docs/typing-\($0).svg")) })
    }

    private func drawn(_ name: String) async throws -> String { try #require(try await Self.drawn.value[name]) }

    @Test("It tells of a wrong code, a message, the right code, and a verdict each", arguments: names)
    func story(name: String) async throws {
        let svg = try await drawn(name)
        let text = try #require(XMLCheck(svg)).text.joined()
        for part in ["Checking the code.", "That is not the code we sent.", "is your code to sign in.", "Signed in"] {
            #expect(text.contains(part), "\(part)")
        }
        for line in [".verifying", ".rejected(message:", ".accepted(message:"] {
            #expect(text.contains(line), "\(line)")
        }
        for color in [CodeColor.green, .red, .tint] {
            #expect(svg.contains(color.value(isDark: name.hasSuffix("dark")).text), "\(color)")
        }
        #expect(svg.utf8.count < 150 * 1024)
        // A page has its own background, and a line is a pixel wide.
        #expect(!svg.contains("<rect width=\"\(name.hasPrefix("phone") ? 390 : 838)\""))
        #expect(svg.matches(of: /stroke-width="0\.\d/).isEmpty)
    }

    @Test("It repeats every eight seconds, and stands still with Reduce Motion") func motion() async throws {
        let svg = try await drawn("light")
        #expect(svg.contains("animation-iteration-count: infinite"))
        let seconds = try #require(svg.firstMatch(of: /animation-duration: ([0-9.]+)s/)).1
        #expect(abs((Double(seconds) ?? 0) - 8) < 0.05)
        #expect(svg.contains("@media (prefers-reduced-motion: reduce) { .m, .v { animation: none; } }"))
        #expect(!svg.contains("<script") && svg.matches(of: /href="(?!#)/).isEmpty, "No other file")
        // The spinner, and the wave of an accepted code, as in the kit.
        #expect(svg.contains("rotate(180deg)") && svg.contains("scale(1.06)"))
    }

    @Test("Without motion it shows the accepted code") func still() async throws {
        let svg = try await drawn("light")
        let lines = svg.components(separatedBy: "\n")
        let shown = svg.matches(of: /<use href="#(p\d+)" class="v (k\d+)"/).filter { use in
            lines.contains { $0.hasPrefix(".\(use.2){animation-name:\(use.2);visibility:visible}") }
        }
        let pictures = shown.compactMap { use in lines.first { $0.hasPrefix("<g id=\"\(use.1)\">") } }
        let text = pictures.compactMap { XMLCheck($0)?.text.joined() }.joined()
        #expect(text.filter(\.isNumber) == "482910")
        #expect(text.contains("Signed in") && text.contains(".accepted(") && !text.contains("Checking"))
    }
}

@Suite("Points of an animation") struct KeyframesTests {
    @Test("A straight line of any length has two points", arguments: [2, 3, 60]) func straight(count: Int) {
        let points = Keyframes((0..<count).map { [Double($0) / Double(count)] }, tolerances: [0.005]).points
        #expect(points.map(\.time).first == 0 && points.map(\.time).last == 1 && points.count <= 3)
    }

    @Test("A value that matters less is followed less closely") func tolerances() {
        let values = (0..<60).map { [pow(Double($0) / 60, 2), pow(Double($0) / 60, 2)] }
        let close = Keyframes(values, tolerances: [0.005, 0.005]).points.count
        #expect(Keyframes(values, tolerances: [0.05, 0.05]).points.count < close)
        #expect(Keyframes(values, tolerances: [0.05, 0.005]).points.count == close)
    }

    @Test("Unchanged values are constant") func constant() {
        #expect(Keyframes([[1, 2], [1, 2], [1, 2]], tolerances: [0, 0]).isConstant)
        #expect(Keyframes(steps: [[0], [0]]).isConstant && !Keyframes([[1], [2]], tolerances: [0.1]).isConstant)
    }

    @Test("In a frame with a jump, the values before it stay until then") func replaced() {
        let points = Keyframes([[1], [1], [0], [0]], tolerances: [0.01], jumps: [2]).points
        #expect(points.map(\.values) == [[1], [1], [0], [0]])
        #expect(points[1].time > 0.499 && points[1].time < 0.5 && points[2].time == 0.5)
    }

    @Test("A jump stays a jump") func jump() {
        let values = Array(repeating: [0.0], count: 30) + Array(repeating: [10.0], count: 30)
        let points = Keyframes(values, tolerances: [0.005]).points
        #expect(points.map(\.values) == [[0], [0], [10], [10]])
        #expect(Keyframes(steps: values).points.map(\.time) == [0, 0.5, 1])
    }
}
