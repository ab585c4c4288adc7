/// The layout of the cells of a field.
///
/// Cells align with device pixels; where these don't divide evenly, cell widths differ by one. If room is short, cells
/// shrink to 32 points, but not those of a fixed size, then gaps to an eighth of the width, then cells further. A cell
/// is at most 1.35 times as high as wide, or 24 points high, unless its size is fixed or its width has no maximum.
public struct CodeCellLayout: Sendable, Equatable {
    /// The direction of the code.
    public enum Direction: Sendable, Hashable {
        /// From left to right, as numbers read in every language.
        case leftToRight
        /// The direction of the user interface.
        case natural
    }

    /// The alignment of cells that do not fill the width.
    public enum Alignment: Sendable, Hashable {
        /// The leading edge of the user interface.
        case leading
        /// The center.
        case center
        /// The trailing edge of the user interface.
        case trailing
    }

    // Far more than a field has, and few enough that no product of pixels overflows 64 bits.
    static let mostCells = 1_000

    /// Whether cells have their preferred size if there is room.
    let isFixed: Bool
    /// Whether the spacing is in widths of a cell, and not in points.
    let isProportional: Bool
    let spacing: CGFloat
    private let groups: [Int]
    private let groupSpacing: CGFloat
    /// The direction of the code; defaults to left to right.
    public var direction = Direction.leftToRight
    /// The alignment of cells that don't fill the width, because of their maximum or fixed size; defaults to center.
    public var alignment = Alignment.center
    /// The preferred size of a cell in points, at the default text size.
    ///
    /// Defaults to 44 by 56: Apple's Human Interface Guidelines recommend targets of at least 44 points. Cells of a
    /// fixed size have it if there is room. A greater width raises ``maximumCellWidth``. NaN and negative lengths are
    /// 0.
    public var preferredCellSize = CGSize(width: 44, height: 56) {
        didSet {
            preferredCellSize = preferredCellSize.usable
            guard preferredCellSize.width > oldValue.width else { return }
            maximumCellWidth = max(maximumCellWidth, preferredCellSize.width)
        }
    }
    /// The width that cells don't exceed, in points at the default text size, 0 or more.
    ///
    /// Defaults to 56, which grows with the text size. With more room, the cells are aligned by ``alignment``; infinity
    /// lets them fill any width. NaN, or a negative width, counts as 0.
    public var maximumCellWidth: CGFloat = 56 { didSet { maximumCellWidth = maximumCellWidth.asLength } }
    /// The room between the edges of the field and everything in it; defaults to none.
    public var insets = CodeInsets()

    /// What stands before the first cell, such as the prefix of a code; with ``trailing``, it takes at most a third of
    /// the width.
    public var leading: CodeDecoration {
        get { decorations[0] }
        set { decorations[0] = newValue }
    }

    /// What stands after the last cell.
    public var trailing: CodeDecoration {
        get { decorations[1] }
        set { decorations[1] = newValue }
    }

    /// How far a cell may draw outside its frame, as for a shadow, and background and foreground outside the field, in
    /// points, 0 or more, by default 0; NaN counts as 0.
    public var overhang: CGFloat = 0 { didSet { overhang = overhang.asLength } }
    /// Whether cells wrap into rows at accessibility text sizes, if that makes text larger and the field is high
    /// enough, groups as a whole; defaults to true.
    public var wrapsAtAccessibilitySizes = true
    static let rowSpacing: CGFloat = 12

    /// The separator between groups, if the layout has groups; every style draws it the same.
    public var separator: CodeDecoration {
        get { decorations[2] }
        set { decorations[2] = newValue }
    }

    // One for each side, and the separator. Layouts without decorations share the array.
    private var decorations = Self.noDecorations
    private static let noDecorations = [CodeDecoration](repeating: .none, count: 3)

    private init(
        _ spacing: CGFloat, isFixed: Bool = false, isProportional: Bool = false, groups: [Int] = [],
        groupSpacing: CGFloat = 0
    ) {
        (self.isFixed, self.isProportional, self.spacing) = (isFixed, isProportional, spacing.asLength)
        (self.groups, self.groupSpacing) = (groups, groupSpacing.asLength)
    }

    /// Creates a layout of cells of equal width, up to their ``maximumCellWidth``, with gaps in points, 0 or more.
    public static func equal(spacing: CGFloat = 8) -> CodeCellLayout { CodeCellLayout(spacing) }

    /// Creates a layout of cells of equal width, with gaps that are a share of a cell's width, 0 or more.
    public static func proportional(gap: CGFloat = 0.5) -> CodeCellLayout { CodeCellLayout(gap, isProportional: true) }

    /// Creates a layout of cells of a fixed size, which shrink only if room is short; lengths are in points, 0 or more.
    public static func fixed(size: CGSize, spacing: CGFloat = 8) -> CodeCellLayout {
        var layout = CodeCellLayout(spacing, isFixed: true)
        layout.preferredCellSize = size.usable
        return layout
    }

    /// Creates a layout of cells of equal width, with wider gaps between groups.
    ///
    /// The groups are numbers of cells: the last one repeats, and numbers below 1 are left out. Gaps are in points.
    public static func grouped(
        _ groups: [Int], spacing: CGFloat = 8, groupSpacing: CGFloat = 24, separator: CodeDecoration = .dash
    ) -> CodeCellLayout {
        var layout = CodeCellLayout(spacing, groups: groups.filter { $0 > 0 }, groupSpacing: groupSpacing)
        layout.separator = separator
        return layout
    }

    /// The preferred width of a range of cells and the gaps between them.
    func naturalWidth(of cells: Range<Int>, growth: CGFloat = 0) -> CGFloat {
        let cellWidth = min(preferredCellSize.width, maximumCellWidth) + growth
        return cells.dropLast().reduce(CGFloat(cells.count) * cellWidth) { $0 + gap(after: $1, cellWidth: cellWidth) }
    }

    func gap(after index: Int, cellWidth: CGFloat) -> CGFloat {
        isGroupEnd(index) ? groupSpacing : isProportional ? spacing * cellWidth : spacing
    }

    /// Whether a cell is the last one of a group; without groups, none is.
    func isGroupEnd(_ index: Int) -> Bool {
        guard let last = groups.last else { return false }
        // Subtracted group by group, because the sum may overflow.
        var offset = index
        for size in groups {
            if offset < size { return offset == size - 1 }
            offset -= size
        }
        return offset % last == last - 1
    }
}
