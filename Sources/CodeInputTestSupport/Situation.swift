import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A cell, where it stands, and the environment.
struct Situation {
    var sample: CellSample
    var index = 0
    var count = 6
    /// The size of the field, or nil for the natural size of the layout.
    var size: CGSize?
    var origin = CGPoint.zero
    var environment = CodeEnvironment()

    var cell: CodeCell { sample.cell(at: index) }

    var field: CodeFieldState { sample.field(count: count, cell: index) }

    /// The bounds of the field.
    func bounds(_ layout: CodeCellLayout) -> CGRect {
        CGRect(origin: origin, size: size ?? layout.naturalSize(count: count))
    }

    /// The same situation with one thing less that is special, for each such thing.
    var simpler: [Situation] {
        let steps: [(inout Situation) -> Void] = [
            { $0.sample = $0.sample.atRest }, { $0.sample = $0.sample.emptied }, { $0.sample = $0.sample.common },
            { $0.environment.colorScheme = .light }, { $0.environment.increasedContrast = false },
            { $0.environment.layoutDirection = .leftToRight }, { $0.environment.boldText = false },
            { $0.environment.displayScale = 2 }, { $0.environment.textScale = 1 }, { $0.origin = .zero },
            { $0.size = nil }, { ($0.count, $0.index) = (6, min($0.index, 5)) }, { $0.index = 0 },
        ]
        return steps.map { step in
            var situation = self
            step(&situation)
            return situation
        }
    }
}

extension Situation: CustomStringConvertible {
    /// The sample, and everything that is special.
    var description: String {
        var parts = [sample.name]
        if index != 0 || count != 6 { parts.append("cell \(index + 1) of \(count)") }
        if let size { parts.append("\(size.width) by \(size.height) points") }
        if origin != .zero { parts.append("at \(origin.x), \(origin.y)") }
        if environment.colorScheme == .dark { parts.append("dark") }
        if environment.increasedContrast { parts.append("increased contrast") }
        if environment.layoutDirection == .rightToLeft { parts.append("right to left") }
        if environment.boldText { parts.append("bold text") }
        if environment.displayScale != 2 { parts.append("scale \(environment.displayScale)") }
        if environment.textScale != 1 { parts.append("text size \(environment.textScale)") }
        return parts.joined(separator: ", ")
    }
}

// MARK: - Random situations

extension Situation {
    private static let widths: [CGFloat] = [0, 1, 7.3, 100, 290, 320, 375.33, 1000]
    private static let heights: [CGFloat] = [56, 56, 56, 56, 0, 1, 11, 300]
    /// The text sizes of iOS, and smaller ones.
    private static let textScales: [CGFloat] = [
        0.5, 0.8, 0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12,
    ]

    /// An empty cell of a random field.
    ///
    /// Every combination of four settings occurs, and every count of cells.
    static func random(using generator: inout SteadyGenerator) -> Situation {
        var situation = Situation(sample: CellSample.all[0])
        switch generator.next(below: 10) {
        case 0..<5: situation.count = 1 + generator.next(below: 8)
        case 5: situation.count = 64
        default: situation.count = 1 + generator.next(below: 64)
        }
        if generator.next(below: 2) == 0 {
            situation.size = CGSize(width: generator.element(of: widths), height: generator.element(of: heights))
        }
        if generator.next(below: 8) == 0 { situation.origin = CGPoint(x: 3.3, y: -7) }
        situation.environment = CodeEnvironment(
            colorScheme: generator.element(of: CodeEnvironment.ColorScheme.allCases),
            layoutDirection: generator.element(of: CodeEnvironment.LayoutDirection.allCases),
            displayScale: CGFloat(1 + generator.next(below: 3)), textScale: generator.element(of: textScales),
            increasedContrast: generator.next(below: 2) == 0,
            boldText: generator.next(below: 2) == 1)
        return situation
    }

    /// A random cell of the same field: often the first or the last, in any state, with any character.
    func anotherCell(using generator: inout SteadyGenerator) -> Situation {
        var situation = self
        switch generator.next(below: 4) {
        case 0: situation.index = 0
        case 1: situation.index = count - 1
        default: situation.index = generator.next(below: count)
        }
        situation.sample = generator.element(of: CellSample.all)
        if case .character = situation.sample.content {
            situation.sample.content = .character(generator.element(of: CellSample.characters))
        }
        return situation
    }
}

/// Numbers that look random, and are the same in each run.
struct SteadyGenerator {
    private var state: UInt64 = 42

    mutating func next(below limit: Int) -> Int {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(max(limit, 1)))
    }

    mutating func element<Element>(of list: [Element]) -> Element { list[next(below: list.count)] }
}
