import CodeInputUIKit
import Foundation

/// The settings that together make one layout.
struct StyleLayout {
    private var gap: Double
    private var groups: [Int] = []
    private var groupGap = 24.0
    private var separator = "dash"
    /// The fixed size of cells, or nil if they share the width.
    private let cellSize: CGSize?

    /// Creates settings from a layout.
    init(_ layout: CodeCellLayout) {
        gap = Double(layout.naturalSize(count: 2).width - 2 * layout.preferredCellSize.width)
        // Cells of a fixed size shrink only after their gaps.
        let isFixed = layout.minimumCellWidth == layout.preferredCellSize.width
        cellSize = isFixed ? layout.preferredCellSize : nil
    }

    subscript(target: StyleSetting.Target) -> StyleValue? {
        get {
            switch target {
            case .gap: .number(gap)
            case .groups: .groups(groups)
            case .groupGap: .number(groupGap)
            case .separator: .choice(separator)
            default: nil
            }
        }
        set {
            switch (target, newValue) {
            case (.gap, .number(let number)): gap = number
            case (.groups, .groups(let groups)): self.groups = groups
            case (.groupGap, .number(let number)): groupGap = number
            case (.separator, .choice(let name)): separator = name
            default: break
            }
        }
    }

    var layout: CodeCellLayout {
        if !groups.isEmpty {
            return .grouped(
                groups, spacing: gap, groupSpacing: groupGap, separator: Self.separators[separator] ?? .dash)
        }
        if let cellSize { return .fixed(size: cellSize, spacing: gap) }
        return .equal(spacing: gap)
    }

    var code: String {
        func number(_ value: Double) -> String { StyleValue.number(value).code }
        if !groups.isEmpty {
            return ".grouped(\(StyleValue.groups(groups).code), spacing: \(number(gap)), "
                + "groupSpacing: \(number(groupGap)), separator: .\(separator))"
        }
        guard let cellSize else { return ".equal(spacing: \(number(gap)))" }
        let size = "CGSize(width: \(number(cellSize.width)), height: \(number(cellSize.height)))"
        return ".fixed(size: \(size), spacing: \(number(gap)))"
    }

    private static let separators: [String: CodeDecoration] = ["none": .none, "dash": .dash, "dot": .dot]
}
