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

    @Test("Every eight milliseconds each cell is there", arguments: names) func cells(name: String) async throws {
        let svg = try await drawn(name), film = try #require(SampledSVG(svg))
        let places = film.shares(at: 0).keys.sorted()
        #expect(places.count == 6)
        let width = places.count > 1 ? places[1] - places[0] : 0
        for time in stride(from: 0, to: 8, by: 0.008) {
            let shares = film.shares(at: time / film.seconds)
            // Half way from the old look of a cell to that of a right code. The ring glides over the cells.
            let isThere = places.map { place in
                shares.filter { abs($0.key - place) < width / 2 }.values.reduce(0, +) > 0.45
            }
            #expect(isThere == places.map { _ in true }, "\(time) s: \(shares)")
        }
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

/// How much of each cell shows at a time, by the rules of an animated document.
private struct SampledSVG {
    private typealias Values = [(time: Double, value: Double)]

    /// A picture of a box, with the rules of its groups and its own; and where it is, unless a rule moves it.
    private struct Box {
        let x: Double?
        let rules: [String]
    }

    private var boxes: [Box] = []
    private var opacities: [String: Values] = [:]
    private var visibilities: [String: Values] = [:]
    private var positions: [String: Values] = [:]
    let seconds: Double

    init?(_ svg: String) {
        guard let seconds = svg.firstMatch(of: /animation-duration: ([0-9.]+)s/).flatMap({ Double($0.1) }) else {
            return nil
        }
        self.seconds = seconds
        for rule in svg.matches(of: /@keyframes (k\d+)\{(.*)\}/) {
            let name = String(rule.1)
            for point in rule.2.matches(of: /([0-9.%,]+)\{([^}]*)\}/) {
                let times = point.1.split(separator: ",").compactMap { Double($0.dropLast()) }.map { $0 / 100 }
                func add(_ values: inout [String: Values], _ value: Double) {
                    values[name] = (values[name, default: []] + times.map { ($0, value) }).sorted { $0.time < $1.time }
                }
                if let opacity = point.2.firstMatch(of: /opacity:([0-9.]+)/) { add(&opacities, Double(opacity.1) ?? 0) }
                if let x = point.2.firstMatch(of: /translate\(([0-9.-]+)px/) { add(&positions, Double(x.1) ?? 0) }
                if point.2.contains("visibility") { add(&visibilities, point.2.contains("visible") ? 1 : 0) }
            }
        }
        let pictures = Set(
            svg.matches(of: /<g id="(p\d+)">(.*)/).filter { $0.2.contains("stroke=") && !$0.2.contains("<text") }
                .map { String($0.1) })
        var stack: [(rules: [String], x: Double?)] = []
        let body = svg.components(separatedBy: "</defs>").last ?? ""
        for tag in body.matches(of: #/<(\/?)(g|use)\b([^>]*)>/#) {
            let (rules, x) = stack.last ?? ([], nil)
            let own = tag.3.firstMatch(of: /class="[mv] (k\d+)"/).map { [String($0.1)] } ?? []
            if tag.2 == "use" {
                let name = tag.3.firstMatch(of: /href="#(p\d+)"/).map { String($0.1) } ?? ""
                if pictures.contains(name) { boxes.append(Box(x: x, rules: rules + own)) }
            } else if tag.1 == "/" {
                stack.removeLast()
            } else {
                // The outermost group has the place of the field.
                let shift = tag.3.firstMatch(of: #/translate\(([0-9.]+) (28|37)\)/#).flatMap { Double($0.1) }
                stack.append((rules + own, stack.isEmpty ? nil : shift ?? x))
            }
        }
    }

    /// The opacity of what covers each cell, by its middle.
    func shares(at time: Double) -> [Int: Double] {
        boxes.reduce(into: [:]) { shares, box in
            let shown = box.rules.allSatisfy { Self.value(of: visibilities[$0], at: time, isStep: true) ?? 1 == 1 }
            let opacity = box.rules.reduce(1) { $0 * (Self.value(of: opacities[$1], at: time, isStep: false) ?? 1) }
            let moved = box.rules.compactMap { Self.value(of: positions[$0], at: time, isStep: false) }.last
            // A shake moves cells by less than their distance.
            guard let x = box.x ?? moved, x > 10 else { return }
            let cell = Int(x / 20), near = shares.keys.first { abs($0 - cell) < 2 } ?? cell
            shares[near] = 1 - (1 - shares[near, default: 0]) * (1 - (shown ? opacity : 0))
        }
    }

    private static func value(of points: Values?, at time: Double, isStep: Bool) -> Double? {
        guard let points, let next = points.firstIndex(where: { $0.time > time }), next > 0 else {
            return points?.last?.value
        }
        let (start, end) = (points[next - 1], points[next])
        guard !isStep, end.time > start.time else { return start.value }
        return start.value + (end.value - start.value) * (time - start.time) / (end.time - start.time)
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
