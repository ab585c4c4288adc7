import CodeInputUIKit
import Foundation

@testable import PlaygroundKit

/// The visible effects of a style: its drawings in each state, and its motion.
struct StyleProbe: Equatable {
    private let drawings: [String]
    private let motion: CodeMotion

    init(_ style: any CodeCellRenderer) {
        motion = style.motion
        drawings = Self.fields.map { Self.text(of: $0, in: style) }
    }

    private static let fields: [CodeFieldState] = {
        // One state has each kind of cell, plain, focused and selected, unlike a real field.
        let contents: [CodeCell.Content] = [.character("4"), .masked, .placeholder("0"), .empty]
        let kinds = contents.flatMap { content in [(false, false), (true, false), (false, true)].map { (content, $0) } }
        let states = CodeStatus.allCases.map { ($0, true) } + [(.editing, false)]
        return states.map { status, isEnabled in
            let cells = kinds.enumerated().map { index, kind in
                CodeCell(
                    index: index, content: kind.0, isFocused: kind.1.0, isSelected: kind.1.1, isEnabled: isEnabled,
                    status: status)
            }
            return CodeFieldState(cells: cells, isFocused: true, status: status)
        }
    }()

    private static func text(of state: CodeFieldState, in style: any CodeCellRenderer) -> String {
        let bounds = CGRect(x: 0, y: 0, width: 640, height: 56)
        let environment = CodeEnvironment()
        let frames = style.layout.frames(count: state.cells.count, in: bounds, environment: environment)
        let field = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
        let cells = zip(state.cells, frames).map { cell, frame in
            let context = CellContext(frame: frame, bounds: bounds, cellFrames: frames, environment: environment)
            return style.drawing(of: cell, in: context).description
        }
        return
            ([style.backgroundDrawing(of: state, in: field).description] + cells
            + [style.foregroundDrawing(of: state, in: field).description]).joined(separator: "\n")
    }
}
