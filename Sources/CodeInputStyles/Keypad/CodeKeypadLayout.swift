#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// Where the keys of a number pad stand: three columns and four rows, as on a telephone.
///
/// The places are the same in every language: digits are never mirrored, the extra key stands at the bottom left and
/// the delete key at the bottom right. All keys have one size and line up with device pixels. When room is short, the
/// gaps give way before the keys do.
public struct CodeKeypadLayout: Sendable, Equatable {
    /// The gap between columns in points, 0 or more.
    ///
    /// 6 unless set.
    public var columnSpacing: CGFloat = 6 { didSet { columnSpacing = columnSpacing.length } }

    /// The gap between rows in points, 0 or more.
    ///
    /// 7 unless set.
    public var rowSpacing: CGFloat = 7 { didSet { rowSpacing = rowSpacing.length } }

    /// The room around the keys in points, 0 or more.
    ///
    /// 6 unless set.
    public var inset: CGFloat = 6 { didSet { inset = inset.length } }

    /// The size that keys ask for, in points at the default text size: at least 44 each way.
    ///
    /// 96 by 48 unless set. Keys fill whatever room the pad gets, up to ``maximumKeySize``.
    public var preferredKeySize = CGSize(width: 96, height: 48) {
        didSet { preferredKeySize = preferredKeySize.fitForFingers }
    }

    /// The size that keys don't grow beyond, in points: at least 44 each way.
    ///
    /// 200 by 96 unless set. In more room than that the keys stand in the middle.
    public var maximumKeySize = CGSize(width: 200, height: 96) {
        didSet { maximumKeySize = maximumKeySize.fitForFingers }
    }

    /// Creates the layout with its defaults.
    public init() {}

    /// The keys from the top left to the bottom right, row by row; nil where there is none.
    ///
    /// - Parameters:
    ///   - digits: The ten digits in their order; the last one stands at the bottom.
    ///   - hasExtraKey: Whether there is an extra key.
    /// - Returns: Twelve places.
    package func keys(for digits: [Int], hasExtraKey: Bool) -> [CodeKeypadKey?] {
        func digit(_ index: Int) -> CodeKeypadKey? { index < digits.count ? .digit(digits[index]) : nil }
        return (0..<9).map(digit) + [hasExtraKey ? .extra : nil, digit(9), .delete]
    }

    /// The frames of the twelve places, row by row.
    ///
    /// - Parameters:
    ///   - bounds: The pad, in points. Its size may be zero; a rectangle that is null or infinite counts as empty.
    ///   - environment: Its display scale is what keys line up with.
    /// - Returns: Frames of one size, none outside the bounds, no two overlapping.
    package func frames(in bounds: CGRect, environment: CodeEnvironment = CodeEnvironment()) -> [CGRect] {
        let area = bounds.usable
        let scale = environment.displayScale
        let columns = KeypadTrack(
            from: area.minX, to: area.maxX, count: Self.columnCount, spacing: columnSpacing, inset: inset,
            maximum: maximumKeySize.width, scale: scale)
        let rows = KeypadTrack(
            from: area.minY, to: area.maxY, count: Self.rowCount, spacing: rowSpacing, inset: inset,
            maximum: maximumKeySize.height, scale: scale)
        return rows.starts.flatMap { y in
            columns.starts.map { x in CGRect(x: x, y: y, width: columns.length, height: rows.length) }
        }
    }

    /// The place that a finger means: the gaps belong to the keys beside them, and a little room around all to the
    /// outer keys.
    ///
    /// - Parameters:
    ///   - point: Where the finger is.
    ///   - bounds: The pad, in points.
    ///   - environment: As for ``frames(in:environment:)``.
    /// - Returns: The index of a place, 0 to 11, or nil away from the keys.
    package func place(
        at point: CGPoint, in bounds: CGRect, environment: CodeEnvironment = CodeEnvironment()
    ) -> Int? {
        let frames = frames(in: bounds, environment: environment)
        guard let first = frames.first, let last = frames.last, first.width > 0, first.height > 0 else { return nil }
        let reach = CGSize(width: max(inset, columnSpacing / 2), height: max(inset, rowSpacing / 2))
        let all = first.union(last).insetBy(dx: -reach.width, dy: -reach.height).intersection(bounds.standardized)
        guard all.contains(point) else { return nil }
        let column = (1..<Self.columnCount).count { point.x >= (frames[$0 - 1].maxX + frames[$0].minX) / 2 }
        let row = (1..<Self.rowCount).count { row in
            point.y >= (frames[(row - 1) * Self.columnCount].maxY + frames[row * Self.columnCount].minY) / 2
        }
        return row * Self.columnCount + column
    }

    /// The size that gives every key its ``preferredKeySize``, and more height at larger text sizes.
    ///
    /// - Parameter textScale: How much larger than usual the user wants text. Keys grow by a quarter of it, because
    ///   a pad must leave room for what is typed; up to three times the usual size counts.
    /// - Returns: The size in points.
    public func naturalSize(textScale: CGFloat = 1) -> CGSize {
        let growth = textScale > 1 ? (min(textScale, 3) - 1) / 4 : 0
        let height = min((preferredKeySize.height * (1 + growth)).rounded(.up), maximumKeySize.height)
        let width = min(preferredKeySize.width, maximumKeySize.width)
        return CGSize(
            width: width * CGFloat(Self.columnCount) + columnSpacing * CGFloat(Self.columnCount - 1) + inset * 2,
            height: height * CGFloat(Self.rowCount) + rowSpacing * CGFloat(Self.rowCount - 1) + inset * 2)
    }

    static let columnCount = 3
    static let rowCount = 4
}

extension CGSize {
    // 44 points are the smallest target that Apple's Human Interface Guidelines advise for a finger.
    fileprivate var fitForFingers: CGSize {
        CGSize(width: max(width.length, 44), height: max(height.length, 44))
    }
}
