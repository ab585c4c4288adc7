import CodeInputCore
import CodeInputStyles

/// Uses the core and the styles, so that its list of shared libraries is theirs.
@main struct LinkStyles {
    /// A renderer of an app, which draws a box.
    private struct Renderer: CodeCellRenderer {
        func draw(_ cell: CodeCell, in context: inout CellContext) { BoxRenderer.box.draw(cell, in: &context) }
    }

    static func main() {
        var editor = CodeEditor(length: 6)
        editor.insert("Your code is 123-456, valid 10 minutes")
        print(editor.state(masking: .immediate), Renderer().layout)
    }
}
