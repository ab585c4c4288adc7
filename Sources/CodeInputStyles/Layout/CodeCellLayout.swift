#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// Where the cells of a field stand.
///
/// Cells line up with device pixels at every width; where the pixels don't divide evenly, cells differ by one. When
/// room is short, gaps give way before cells do; an eighth of the width they keep, so that cells can be told apart.
///
/// ```swift
/// style.layout = .proportional(gap: 0.5)
/// style.layout = .grouped([3, 3])
/// ```
public struct CodeCellLayout: Sendable, Equatable {
    /// Which way the code runs.
    public enum Direction: Sendable, Hashable {
        /// From left to right, as numbers are read in every language.
        case leftToRight
        /// The way the user interface runs.
        case natural
    }

    /// Where the cells stand when there is more room than they take.
    public enum Alignment: Sendable, Hashable {
        /// Where the user interface begins a line.
        case leading
        /// In the middle.
        case center
        /// Where the user interface ends a line.
        case trailing
    }

    /// What is drawn between groups.
    public enum Separator: Sendable, Hashable {
        /// Nothing, the gap says it.
        case none
        /// A short dash.
        case dash
        /// A dot.
        case dot
    }

    /// When cells stand in several rows.
    public enum Wrapping: Sendable, Hashable {
        /// Never.
        case never
        /// At accessibility text sizes, where text would come out smaller in one row, and where the field is high enough.
        case atAccessibilitySizes
    }

    enum Arrangement: Sendable, Equatable {
        case equal(spacing: CGFloat)
        case proportional(gap: CGFloat)
        case fixed(spacing: CGFloat)
        case grouped([Int], spacing: CGFloat, groupSpacing: CGFloat, separator: Separator)
    }

    let arrangement: Arrangement

    // Many times what a field may have, and few enough that no product of pixels overflows.
    static let mostCells = 1_000

    /// Which way the code runs.
    ///
    /// ``Direction/leftToRight`` unless set.
    public var direction = Direction.leftToRight

    /// Where cells of a fixed size stand when there is room.
    ///
    /// ``Alignment/center`` unless set.
    ///
    /// The other arrangements fill the width.
    public var alignment = Alignment.center

    /// The size in points of a cell that has all the room it wants, at the default text size.
    ///
    /// 44 by 56 unless set.
    ///
    /// 44 points are the smallest target that Apple's Human Interface Guidelines advise for a finger (Accessibility,
    /// "Buttons and controls").
    /// Cells of a fixed size have it whenever there is room. A length that is negative or no number counts as 0.
    public var preferredCellSize = CGSize(width: 44, height: 56) {
        didSet { preferredCellSize = preferredCellSize.usable }
    }

    /// The width in points below which a cell takes room from the gaps.
    ///
    /// 32 unless set, and the cell's own width where cells are of a fixed size. A width that is negative or no number
    /// counts as 0.
    public var minimumCellWidth: CGFloat = 32 { didSet { minimumCellWidth = minimumCellWidth.length } }

    /// When cells stand in several rows.
    ///
    /// Defaults to ``Wrapping/atAccessibilitySizes``. Groups stay whole. A field of fixed height that has no room for
    /// rows keeps one, in smaller text.
    public var wrapping = Wrapping.atAccessibilitySizes

    /// The gap between rows in points, 0 or more.
    ///
    /// Defaults to 12. NaN, or a negative value, counts as 0.
    public var rowSpacing: CGFloat = 12 { didSet { rowSpacing = rowSpacing.length } }

    private init(_ arrangement: Arrangement) { self.arrangement = arrangement }

    /// Cells of equal width that fill the width.
    ///
    /// - Parameter spacing: The gap between cells in points, 0 or more.
    /// - Returns: The layout.
    public static func equal(spacing: CGFloat = 8) -> CodeCellLayout {
        CodeCellLayout(.equal(spacing: spacing.length))
    }

    /// Cells of equal width that fill the width, with gaps that are a share of a cell.
    ///
    /// - Parameter gap: The gap as a share of a cell's width, 0 or more.
    /// - Returns: The layout.
    public static func proportional(gap: CGFloat = 0.5) -> CodeCellLayout {
        CodeCellLayout(.proportional(gap: gap.length))
    }

    /// Cells of one size, smaller only when there is no room.
    ///
    /// - Parameters:
    ///   - size: The size of a cell in points, 0 or more.
    ///   - spacing: The gap between cells in points, 0 or more.
    /// - Returns: The layout.
    public static func fixed(size: CGSize, spacing: CGFloat = 8) -> CodeCellLayout {
        var layout = CodeCellLayout(.fixed(spacing: spacing.length))
        layout.preferredCellSize = size.usable
        layout.minimumCellWidth = size.usable.width
        return layout
    }

    /// Cells of equal width that fill the width, with wider gaps between groups.
    ///
    /// - Parameters:
    ///   - groups: How many cells each group has; numbers below 1 are left out. The last one is repeated as long as
    ///     there are cells.
    ///   - spacing: The gap between cells of a group in points, 0 or more.
    ///   - groupSpacing: The gap between groups in points, 0 or more.
    ///   - separator: What is drawn between groups.
    /// - Returns: The layout.
    public static func grouped(
        _ groups: [Int], spacing: CGFloat = 8, groupSpacing: CGFloat = 24, separator: Separator = .dash
    ) -> CodeCellLayout {
        CodeCellLayout(
            .grouped(
                groups.filter { $0 > 0 }, spacing: spacing.length, groupSpacing: groupSpacing.length,
                separator: separator))
    }

    /// What is drawn between groups; ``Separator/none`` where there are no groups.
    public var separator: Separator {
        guard case .grouped(_, _, _, let separator) = arrangement else { return .none }
        return separator
    }

    /// The size that gives every cell its ``preferredCellSize``.
    ///
    /// - Parameter count: How many cells there are; 0 or less has no size, and more than 1,000 count as 1,000.
    /// - Returns: The size in points, at the default text size.
    public func naturalSize(count: Int) -> CGSize {
        guard count > 0 else { return .zero }
        return CGSize(width: naturalWidth(of: 0..<min(count, Self.mostCells)), height: preferredCellSize.height)
    }

    /// The width of some cells and of the gaps between them when there is room.
    func naturalWidth(of cells: Range<Int>) -> CGFloat {
        cells.dropLast().reduce(CGFloat(cells.count) * preferredCellSize.width) {
            $0 + gap(after: $1, cellWidth: preferredCellSize.width)
        }
    }

    /// The gap between a cell and the next when there is room.
    func gap(after index: Int, cellWidth: CGFloat) -> CGFloat {
        switch arrangement {
        case .equal(let spacing), .fixed(let spacing): spacing
        case .proportional(let gap): gap * cellWidth
        case .grouped(let groups, let spacing, let groupSpacing, _):
            Self.isGroupEnd(index, groups) ? groupSpacing : spacing
        }
    }

    static func isGroupEnd(_ index: Int, _ groups: [Int]) -> Bool {
        guard let last = groups.last else { return false }
        // Taken away group by group: the sum of all may be larger than any number.
        var rest = index
        for size in groups {
            if rest < size { return rest == size - 1 }
            rest -= size
        }
        return rest % last == last - 1
    }
}

extension CGSize {
    fileprivate var usable: CGSize { CGSize(width: width.length, height: height.length) }
}
