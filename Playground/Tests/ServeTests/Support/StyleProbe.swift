import CodeInputTestSupport
import CodeInputUIKit
import Foundation

@testable import PlaygroundKit

/// The visible effects of a style: its drawings in each state, and its motion.
struct StyleProbe: Equatable {
    private let drawings: [String]
    private let motion: CodeMotion

    init(_ style: any CodeCellRenderer) {
        motion = style.motion
        drawings = Self.fields.map { style.snapshot(of: $0, size: CGSize(width: 640, height: 56)) }
    }

    /// Every kind of cell in every status: with a character, masked, with a placeholder and empty; plain, focused and
    /// selected.
    private static let fields: [CodeFieldState] = {
        var editor = CodeEditor(length: 8)
        editor.setCode("4829")
        var selecting = editor
        selecting.select(1..<2)
        let states = CodeStatus.allCases.map { ($0, true) } + [(.editing, false)]
        let looks = [(CodeMasking.none, "0"), (.immediate, "")]
        return states.flatMap { status, isEnabled in
            looks.flatMap { masking, placeholder in
                [editor, selecting].flatMap { editor in
                    [true, false].map { isFocused in
                        var state = editor.state(
                            masking: masking, placeholder: placeholder, isFocused: isFocused, isEnabled: isEnabled,
                            status: status)
                        // Unlike a real field, which selects only what is there.
                        state.cells[7].isSelected = true
                        return state
                    }
                }
            }
        }
    }()
}
