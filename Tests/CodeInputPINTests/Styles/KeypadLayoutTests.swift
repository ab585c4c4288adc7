import CodeInputPIN
import CodeInputTestSupport
import Foundation
import TestTools
import Testing

@Suite struct KeypadLayoutTests {
    private static let sizes: [CGFloat] = [0, 0.2, 1, 7, 44, 100.5, 216, 320, 375, 390.3333, 844, 1366, 20_000]
    private static let scales: [CGFloat] = [1, 2, 3]

    private static var layouts: [CodeKeypadLayout] {
        var odd = CodeKeypadLayout()
        odd.columnSpacing = 24.3
        odd.rowSpacing = 0
        odd.inset = 500
        odd.maximumKeySize = CGSize(width: 76, height: 76)
        return [CodeKeypadLayout(), odd, CodeKeypadStyle.circles.layout, CodeKeypadStyle.plain.layout]
    }

    @Test("keys have one size, in rows and columns, on pixels, inside, and apart", arguments: scales)
    func grid(scale: CGFloat) {
        let environment = CodeEnvironment(displayScale: scale)
        for layout in Self.layouts {
            for width in Self.sizes {
                for height in Self.sizes {
                    for origin in [CGPoint.zero, CGPoint(x: 10, y: -7)] {
                        let bounds = CGRect(origin: origin, size: CGSize(width: width, height: height))
                        expectGrid(layout.frames(in: bounds, environment: environment), in: bounds, scale: scale)
                    }
                }
            }
        }
    }

    private func expectGrid(_ frames: [CGRect], in bounds: CGRect, scale: CGFloat) {
        #expect(frames.count == 12)
        #expect(Set(frames.map(\.width)).count == 1 && Set(frames.map(\.height)).count == 1)
        let outer = bounds.insetBy(dx: -1e-6, dy: -1e-6)
        for (index, frame) in frames.enumerated() {
            #expect(frame.width >= 0 && frame.height >= 0)
            #expect(frame.minX >= outer.minX && frame.maxX <= outer.maxX)
            #expect(frame.minY >= outer.minY && frame.maxY <= outer.maxY)
            #expect(frame.minX == frames[index % 3].minX && frame.minY == frames[index / 3 * 3].minY)
            guard bounds.width > 1, bounds.height > 1 else { continue }
            for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
            }
        }
        for column in 1..<3 { #expect(frames[column].minX >= frames[column - 1].maxX - 1e-9) }
        for row in 1..<4 { #expect(frames[row * 3].minY >= frames[row * 3 - 3].maxY - 1e-9) }
        // Centered to the pixel.
        #expect(abs((frames[0].minX - bounds.minX) - (bounds.maxX - frames[2].maxX)) <= 2 / scale)
    }

    @Test(
        "invalid bounds give empty keys",
        arguments: [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
    func invalidBounds(bounds: CGRect) {
        let frames = CodeKeypadLayout().frames(in: bounds)
        #expect(frames.count == 12 && frames.allSatisfy { $0.width == 0 && $0.height == 0 })
        #expect(CodeKeypadLayout().place(at: .zero, in: bounds) == nil)
    }

    @Test("keys of a pad of natural size have at least 44 points") func naturalSize() {
        for layout in Self.layouts {
            for scale in [0.5, 1, 1.5, 2.5, 9] as [CGFloat] {
                let size = layout.naturalSize(textScale: scale)
                let frames = layout.frames(in: CGRect(origin: .zero, size: size))
                // A margin wider than the pad shrinks.
                #expect(frames.allSatisfy { $0.width >= 44 && $0.height >= 44 })
            }
        }
    }

    @Test("larger text makes higher keys, up to a limit") func textSize() {
        var layout = CodeKeypadLayout()
        let heights = [0.8, 1, 1.5, 2, 3, 9].map { layout.naturalSize(textScale: $0).height }
        #expect(heights == heights.sorted() && heights[0] == heights[1] && heights[4] == heights[5])
        #expect(layout.naturalSize(textScale: .nan) == layout.naturalSize())
        layout.maximumKeySize.height = 60
        #expect(layout.naturalSize(textScale: 3).height == 273)
    }

    @Test("digits are never mirrored") func direction() {
        let bounds = CGRect(x: 0, y: 0, width: 321, height: 233)
        let frames = [CodeEnvironment.LayoutDirection.leftToRight, .rightToLeft].map {
            CodeKeypadLayout().frames(in: bounds, environment: CodeEnvironment(layoutDirection: $0))
        }
        #expect(frames[0] == frames[1])
    }

    @Test("a touch hits its key, or the nearest key in a gap, and no key farther away") func hitTesting() {
        let layout = CodeKeypadLayout()
        for size in [CGSize(width: 390, height: 233), CGSize(width: 1366, height: 233), CGSize(width: 90, height: 60)] {
            let bounds = CGRect(origin: .zero, size: size)
            let frames = layout.frames(in: bounds)
            for (index, frame) in frames.enumerated() {
                for point in [
                    CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: frame.minX, y: frame.minY),
                    CGPoint(x: frame.maxX - 0.01, y: frame.maxY - 0.01),
                ] { #expect(layout.place(at: point, in: bounds) == index) }
            }
            let gap = CGPoint(x: frames[0].maxX + 0.01, y: frames[0].maxY + 0.01)
            #expect(layout.place(at: gap, in: bounds) == 0)
            let next = CGPoint(x: frames[4].minX - 0.01, y: frames[4].minY - 0.01)
            #expect(layout.place(at: next, in: bounds) == 4)
            #expect(layout.place(at: CGPoint(x: frames[0].minX - 1, y: frames[0].minY - 1), in: bounds) == 0)
            #expect(layout.place(at: CGPoint(x: -1, y: 20), in: bounds) == nil)
            #expect(layout.place(at: CGPoint(x: 20, y: size.height + 1), in: bounds) == nil)
        }
        #expect(layout.place(at: CGPoint(x: 30, y: 30), in: CGRect(x: 0, y: 0, width: 1366, height: 233)) == nil)
    }

    @Test("an outer key reaches as far beyond its edge as into a gap") func reach() {
        var layout = CodeKeypadLayout()
        (layout.columnSpacing, layout.rowSpacing, layout.inset) = (40, 30, 6)
        // So much room that the keys stand in the middle.
        let bounds = CGRect(x: 0, y: 0, width: 1366, height: 1024)
        let first = layout.frames(in: bounds)[0]
        #expect(layout.place(at: CGPoint(x: first.minX - 19, y: first.midY), in: bounds) == 0)
        #expect(layout.place(at: CGPoint(x: first.minX - 21, y: first.midY), in: bounds) == nil)
        #expect(layout.place(at: CGPoint(x: first.midX, y: first.minY - 14), in: bounds) == 0)
        #expect(layout.place(at: CGPoint(x: first.midX, y: first.minY - 16), in: bounds) == nil)
    }

    @Test("no length traps, and keys have a size", arguments: 0..<2 as Range<UInt64>) func anyLength(_ seed: UInt64) {
        var generator = SeededGenerator(seed)
        func length() -> CGFloat { generator.length() }
        func usable() -> CGFloat { length().length }
        func rect() -> CGRect { CGRect(x: length(), y: length(), width: length(), height: length()) }
        for _ in 0..<500 {
            var layout = CodeKeypadLayout()
            (layout.columnSpacing, layout.rowSpacing, layout.inset) = (usable(), usable(), usable())
            layout.preferredKeySize = CGSize(width: usable(), height: usable())
            layout.maximumKeySize = CGSize(width: usable(), height: usable())
            let usual = CGRect(x: 0, y: 0, width: 390, height: 233),
                environment = CodeEnvironment(displayScale: length())
            for bounds in [usual, rect()] {
                let frames = layout.frames(in: bounds, environment: environment)
                #expect(frames.count == 12 && frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
                let place = layout.place(at: rect().origin, in: bounds, environment: environment)
                #expect(frames.indices.contains(place ?? 0))
            }
            #expect(layout.naturalSize(textScale: length()).width.isFinite)
        }
    }
}

@Suite struct KeypadOrderTests {
    /// How far counts are from being equal.
    private func chiSquare(_ counts: [Int], of rounds: Int) -> Double {
        let expected = Double(rounds) / Double(counts.count)
        return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
    }

    @Test("a shuffled order has every digit once, in every place equally often, beside any other") func shuffled() {
        var generator = SeededGenerator(2)
        let rounds = 30_000
        var places = [[Int]](repeating: [Int](repeating: 0, count: 10), count: 10), pairs = places
        for _ in 0..<rounds {
            let digits = CodeKeypadOrder.shuffled.digits(using: &generator)
            #expect(Set(digits) == Set(0...9) && digits.count == 10)
            for (place, digit) in digits.enumerated() { places[place][digit] += 1 }
            pairs[digits[0]][digits[9]] += 1
        }
        // With 81 degrees of freedom, a value above 138 occurs once in 10,000 times.
        #expect(places.map { chiSquare($0, of: rounds) }.reduce(0, +) < 138)
        let neighbors = pairs.enumerated().flatMap { first, counts in counts.enumerated().filter { $0.offset != first }
        }
        // With 89 degrees of freedom, a value above 149 occurs once in 10,000 times.
        #expect(chiSquare(neighbors.map(\.element), of: rounds) < 149)
    }
}
