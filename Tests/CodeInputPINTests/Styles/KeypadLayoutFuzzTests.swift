import CodeInputPIN
import TestTools
import Testing

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

@Suite("A layout of keys, at any size")
struct KeypadLayoutFuzzTests {
    private struct Source {
        var generator: SeededGenerator

        private static let lengths: [CGFloat] = [
            .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
            .leastNonzeroMagnitude, 0, -0.0, 1e7, 9_999_999.9, -1e7, 1e5, 1e300, -1, 0.3, 1,
        ]

        mutating func length() -> CGFloat {
            Bool.random(using: &generator)
                ? Self.lengths.randomElement(using: &generator) ?? 0 : .random(in: -40...2_000, using: &generator)
        }

        mutating func size() -> CGSize { CGSize(width: length(), height: length()) }

        mutating func rect() -> CGRect {
            switch Int.random(in: 0...9, using: &generator) {
            case 0: .null
            case 1: .infinite
            case 2...5: CGRect(x: 0, y: 0, width: .random(in: 0...900, using: &generator), height: 56)
            default: CGRect(x: length(), y: length(), width: length(), height: length())
            }
        }

        mutating func environment() -> CodeEnvironment {
            let direction = CodeEnvironment.LayoutDirection.allCases.randomElement(using: &generator) ?? .leftToRight
            return CodeEnvironment(layoutDirection: direction, displayScale: length())
        }
    }

    @Test("has keys inside, and never traps", arguments: 0..<2 as Range<UInt64>)
    func keypad(_ seed: UInt64) {
        var source = Source(generator: SeededGenerator(seed))
        for _ in 0..<500 {
            var layout = CodeKeypadLayout()
            (layout.columnSpacing, layout.rowSpacing, layout.inset) = (
                source.length(), source.length(), source.length()
            )
            (layout.preferredKeySize, layout.maximumKeySize) = (source.size(), source.size())
            let rect = source.rect(), environment = source.environment()
            let frames = layout.frames(in: rect, environment: environment)
            #expect(frames.count == 12 && frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
            let point = CGPoint(x: source.length(), y: source.length())
            let place = layout.place(at: point, in: rect, environment: environment)
            #expect(place.map { (0..<12).contains($0) } ?? true)
            #expect(layout.naturalSize(textScale: source.length()).width.isFinite)
        }
    }
}
