import CodeInputStyles
import Testing

/// A layout in an environment.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    let name: String
    let layout: CodeCellLayout
    let direction: CodeEnvironment.LayoutDirection
    let scale: CGFloat

    var testDescription: String { "\(name) at scale \(scale), \(direction)" }
    var environment: CodeEnvironment { CodeEnvironment(layoutDirection: direction, displayScale: scale) }

    static let widths: [CGFloat] = [0, 0.3, 1, 7, 100, 320, 375.33, 1000]

    static let layouts: [(String, CodeCellLayout)] = {
        var natural = CodeCellLayout.grouped([2, 3])
        natural.direction = .natural
        var trailing = CodeCellLayout.fixed(size: CGSize(width: 30.2, height: 40), spacing: 5)
        trailing.alignment = .trailing
        let layouts: [(String, CodeCellLayout)] = [
            ("equal", .equal()), ("equal without gaps", .equal(spacing: 0)),
            ("equal with odd gaps", .equal(spacing: 3.7)), ("proportional", .proportional()),
            ("proportional and wide", .proportional(gap: 3)),
            ("fixed", .fixed(size: CGSize(width: 40, height: 40))), ("fixed at the end", trailing),
            ("grouped", .grouped([3, 3])), ("grouped by four", .grouped([4], spacing: 0, groupSpacing: 30)),
            ("natural", natural),
        ]
        return layouts.map { name, layout in
            var layout = layout
            layout.maximumCellWidth = .infinity
            return (name, layout)
        }
    }()

    static let all = layouts.flatMap { name, layout in
        CodeEnvironment.LayoutDirection.allCases.flatMap { direction in
            ([1, 2, 3] as [CGFloat]).map {
                LayoutCase(name: name, layout: layout, direction: direction, scale: $0)
            }
        }
    }
}
