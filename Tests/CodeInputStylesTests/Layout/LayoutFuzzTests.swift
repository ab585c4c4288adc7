import TestTools
import Testing

@testable import CodeInputStyles

@Suite("A layout with arbitrary numbers") struct LayoutFuzzTests {
    @Test("has finite cells, inside, apart and in order, in rows, and never traps", arguments: 0..<8 as Range<UInt64>)
    func cells(_ seed: UInt64) {
        var source = SeededGenerator(seed)
        for round in 0..<500 {
            let layout = source.layout(), count = source.count(), rect = source.rect()
            let environment = source.environment()
            let frames = layout.frames(count: count, in: rect, environment: environment)
            let isReversed = layout.direction == .natural && environment.layoutDirection == .rightToLeft
            let fault = fault(of: isReversed ? frames.reversed() : frames, in: rect, count: count)
            #expect(fault == nil, "round \(round): \(count) cells in \(rect), \(layout), \(environment)")
            let size = layout.preferredSize(count: count)
            #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
            let width = source.length(), room = width.isNaN ? 0 : max(width, 0)
            let preferred = layout.preferredSize(count: count, fitting: width, environment: environment)
            #expect(preferred.width <= room + 1e-6 && preferred.width.isFinite, "round \(round): in \(width)")
            let separators = layout.separatorFrames(between: frames)
            #expect(separators.count < max(frames.count, 1) && separators.allSatisfy { $0.frame.width >= 0 })
        }
    }

    private func fault(of frames: [CGRect], in rect: CGRect, count: Int) -> String? {
        guard frames.count == min(max(count, 0), 1_000) else { return "\(frames.count) frames" }
        // Bounds larger than any screen count as empty.
        let isUsable = rect.minX.magnitude < 1e7 && rect.minY.magnitude < 1e7 && rect.width < 1e7 && rect.height < 1e7
        let bounds = (isUsable ? rect.standardized : .zero).insetBy(dx: -1e-5, dy: -1e-5)
        var last = CGRect.null
        for frame in frames {
            guard frame.width >= 0, frame.height >= 0, frame.minX >= bounds.minX, frame.maxX <= bounds.maxX,
                frame.minY >= bounds.minY, frame.maxY <= bounds.maxY
            else { return "\(frame) is outside" }
            // After the last one, or in another row.
            let isApart =
                last.isNull || frame.minX >= last.maxX - 1e-5 || frame.minY >= last.maxY - 1e-5
                || frame.maxY <= last.minY + 1e-5
            guard isApart else { return "\(frame) overlaps" }
            last = frame
        }
        return nil
    }
}

/// Random numbers, many of them extreme, infinite or NaN.
extension SeededGenerator {
    private static let counts = [Int.min, -1, 0, 1, 2, 64, 1_000, 1_001, 1 << 31, 1 << 62, Int.max - 1, Int.max]
    private static let oddLengths: [CGFloat] = [
        .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 0, -0.0, 1e7, 9_999_999.9, -1e7, 1e5, 1e300, -1, 0.3, 1,
    ]

    /// A length from -40 to 2,000, or half of the time one that is extreme, infinite or NaN.
    fileprivate mutating func length() -> CGFloat {
        Bool.random(using: &self)
            ? Self.oddLengths.randomElement(using: &self) ?? 0 : .random(in: -40...2_000, using: &self)
    }

    fileprivate mutating func count() -> Int {
        Int.random(in: 0...3, using: &self) == 0
            ? Self.counts.randomElement(using: &self) ?? 0 : .random(in: 0...70, using: &self)
    }

    fileprivate mutating func size() -> CGSize { CGSize(width: length(), height: length()) }

    fileprivate mutating func rect() -> CGRect {
        switch Int.random(in: 0...9, using: &self) {
        case 0: .null
        case 1: .infinite
        case 2...3: CGRect(width: .random(in: 0...900, using: &self))
        // With room for several rows.
        case 4...5:
            CGRect(x: 3.3, y: -2, width: .random(in: 0...700, using: &self), height: .random(in: 0...700, using: &self))
        default: CGRect(x: length(), y: length(), width: length(), height: length())
        }
    }

    fileprivate mutating func layout() -> CodeCellLayout {
        var layout: CodeCellLayout
        switch Int.random(in: 0...3, using: &self) {
        case 0: layout = .equal(spacing: length())
        case 1: layout = .proportional(gap: length())
        case 2: layout = .fixed(size: size(), spacing: length())
        default:
            let groups = (0..<Int.random(in: 0...5, using: &self)).map { _ in count() }
            layout = .grouped(groups, spacing: length(), groupSpacing: length())
        }
        if Bool.random(using: &self) { layout.preferredCellSize = size() }
        if Bool.random(using: &self) { layout.maximumCellWidth = length() }
        if Bool.random(using: &self) { layout.insets = CodeInsets(length()) }
        if Bool.random(using: &self) { layout.direction = .natural }
        if Bool.random(using: &self) { layout.leading = decoration() }
        if Bool.random(using: &self) { layout.trailing = decoration() }
        if Bool.random(using: &self) { layout.wrapsAtAccessibilitySizes = false }
        layout.alignment = [.leading, .center, .trailing].randomElement(using: &self) ?? .center
        return layout
    }

    fileprivate mutating func decoration() -> CodeDecoration {
        Bool.random(using: &self)
            ? .text("G-", font: CodeFont(size: length())) : .path(.rect(CGRect(width: 5, height: 5)), size: size())
    }

    fileprivate mutating func environment() -> CodeEnvironment {
        let direction = Bool.random(using: &self) ? CodeEnvironment.LayoutDirection.leftToRight : .rightToLeft
        let textScales: [CGFloat] = [1, 1.5, 2.5, 4, length()]
        return CodeEnvironment(
            layoutDirection: direction, displayScale: length(), textScale: textScales.randomElement(using: &self) ?? 1)
    }
}
