import CodeInputStyles

/// The settings that together make one layout.
struct StyleLayout {
    var gap: Double { didSet { isRearranged = true } }
    var groups: [Int] = [] { didSet { isRearranged = true } }
    var groupGap = 24.0 { didSet { isRearranged = true } }
    var separator = "dash" { didSet { isRearranged = true } }
    var cellWidth: Double { didSet { hasWidth = true } }
    var alignment: String { didSet { isAligned = true } }
    private let base: CodeCellLayout
    /// The size of cells that keep it where there is room for more.
    private let fixedSize: CGSize?
    /// Whether a setting needs another arrangement than that of the base.
    private var isRearranged = false
    private var hasWidth = false, isAligned = false

    init(_ layout: CodeCellLayout) {
        base = layout
        let room = CGRect(x: 0, y: 0, width: 10_000, height: 100), cells = layout.frames(count: 2, in: room)
        gap = Double(cells[1].minX - cells[0].maxX)
        fixedSize = cells[0].width == layout.preferredCellSize.width ? layout.preferredCellSize : nil
        // A slider has an end, and cells that fill any width have none.
        cellWidth = min(Double(layout.maximumCellWidth), 120)
        alignment = Self.alignments.first { $0.value == layout.alignment }?.key ?? "center"
    }

    var layout: CodeCellLayout {
        var layout = isRearranged ? arrangement : base
        if hasWidth { layout.maximumCellWidth = CGFloat(cellWidth) }
        if isAligned, let chosen = Self.alignments.first(where: { $0.key == alignment })?.value {
            layout.alignment = chosen
        }
        return layout
    }

    private var arrangement: CodeCellLayout {
        if !groups.isEmpty {
            let separator = Self.separators.first { $0.key == self.separator }?.value ?? .dash
            return .grouped(groups, spacing: gap, groupSpacing: groupGap, separator: separator)
        }
        if let fixedSize { return .fixed(size: fixedSize, spacing: gap) }
        return .equal(spacing: gap)
    }

    /// The Swift code that sets the layout on a variable: a line for the arrangement and one for each property that is set.
    func code(_ name: String) -> [String] {
        [
            isRearranged ? "\(name) = \(arrangementCode)" : nil,
            hasWidth ? "\(name).maximumCellWidth = \(cellWidth.shortText)" : nil,
            isAligned ? "\(name).alignment = .\(alignment)" : nil,
        ].compactMap { $0 }
    }

    private var arrangementCode: String {
        if !groups.isEmpty {
            let sizes = groups.map { String($0) }.joined(separator: ", ")
            return ".grouped([\(sizes)], spacing: \(gap.shortText), groupSpacing: \(groupGap.shortText), "
                + "separator: .\(separator))"
        }
        guard let fixedSize else { return ".equal(spacing: \(gap.shortText))" }
        let size = "CGSize(width: \(fixedSize.width.shortText), height: \(fixedSize.height.shortText))"
        return ".fixed(size: \(size), spacing: \(gap.shortText))"
    }

    static let separators: KeyValuePairs<String, CodeDecoration> = ["none": .none, "dash": .dash, "dot": .dot]
    static let alignments: KeyValuePairs<String, CodeCellLayout.Alignment> = [
        "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
