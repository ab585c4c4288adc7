import CodeInputUIKit
import Foundation

/// The settings that together make one layout.
struct StyleLayout {
    private var gap: Double
    private var groups: [Int] = []
    private var groupGap = 24.0
    private var separator = "dash"
    private let base: CodeCellLayout
    /// Whether cells keep their size where there is room for more.
    private let isFixed: Bool
    /// Whether a setting needs another arrangement than that of the base.
    private var isRearranged = false
    private var cellWidth: Double?
    private var alignment: String?

    /// Creates settings from a layout.
    init(_ layout: CodeCellLayout) {
        base = layout
        let room = CGRect(x: 0, y: 0, width: 10_000, height: 100), cells = layout.frames(count: 2, in: room)
        gap = Double(cells[1].minX - cells[0].maxX)
        isFixed = cells[0].width == layout.preferredCellSize.width
    }

    subscript(target: StyleSetting.Target) -> StyleValue? {
        get {
            switch target {
            case .gap: .number(gap)
            case .groups: .groups(groups)
            case .groupGap: .number(groupGap)
            case .separator: .choice(separator)
            // A slider has an end, and cells that fill any width have none.
            case .cellWidth: .number(cellWidth ?? min(Double(base.maximumCellWidth), 120))
            case .alignment: .choice(alignment ?? Self.alignments.first { $0.value == base.alignment }?.key ?? "center")
            default: nil
            }
        }
        set {
            switch (target, newValue) {
            case (.gap, .number(let number)): gap = number
            case (.groups, .groups(let groups)): self.groups = groups
            case (.groupGap, .number(let number)): groupGap = number
            case (.separator, .choice(let name)): separator = name
            case (.cellWidth, .number(let number)):
                cellWidth = number
                return
            case (.alignment, .choice(let name)):
                alignment = name
                return
            default: return
            }
            isRearranged = true
        }
    }

    var layout: CodeCellLayout {
        var layout = isRearranged ? arrangement : base
        if let cellWidth { layout.maximumCellWidth = CGFloat(cellWidth) }
        if let alignment = alignment.flatMap({ Self.alignments[$0] }) { layout.alignment = alignment }
        return layout
    }

    private var arrangement: CodeCellLayout {
        if !groups.isEmpty {
            return .grouped(
                groups, spacing: gap, groupSpacing: groupGap, separator: Self.separators[separator] ?? .dash)
        }
        if let fixedSize { return .fixed(size: fixedSize, spacing: gap) }
        return .equal(spacing: gap)
    }

    /// The fixed size of cells, or nil if they share the width.
    private var fixedSize: CGSize? {
        isFixed ? base.preferredCellSize : nil
    }

    /// The Swift code that sets the layout on a variable.
    ///
    /// - Parameter name: The name of the variable, such as `style.layout`.
    /// - Returns: A line for the arrangement and one for each property.
    func code(_ name: String) -> [String] {
        [
            isRearranged ? "\(name) = \(arrangementCode)" : nil,
            cellWidth.map { "\(name).maximumCellWidth = \(StyleValue.number($0).code)" },
            alignment.map { "\(name).alignment = .\($0)" },
        ].compactMap(\.self)
    }

    private var arrangementCode: String {
        func number(_ value: Double) -> String { StyleValue.number(value).code }
        if !groups.isEmpty {
            return ".grouped(\(StyleValue.groups(groups).code), spacing: \(number(gap)), "
                + "groupSpacing: \(number(groupGap)), separator: .\(separator))"
        }
        guard let fixedSize else { return ".equal(spacing: \(number(gap)))" }
        let size = "CGSize(width: \(number(fixedSize.width)), height: \(number(fixedSize.height)))"
        return ".fixed(size: \(size), spacing: \(number(gap)))"
    }

    private static let separators: [String: CodeDecoration] = ["none": .none, "dash": .dash, "dot": .dot]
    private static let alignments: [String: CodeCellLayout.Alignment] = [
        "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
