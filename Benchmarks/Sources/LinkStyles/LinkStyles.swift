import CodeInputCore
import CodeInputStyles

/// Uses the core and the styles, so that its list of shared libraries is theirs.
@main struct LinkStyles {
    static func main() {
        var editor = CodeEditor(length: 6)
        editor.paste("Your code is 123-456, valid 10 minutes")
        let state = editor.state(masking: .immediate)
        let style = BoxRenderer()
        let bounds = style.layout.naturalSize(count: state.cells.count)
        let frames = style.layout.frames(count: state.cells.count, in: .init(origin: .zero, size: bounds))
        for (cell, frame) in zip(state.cells, frames) {
            print(style.drawing(of: cell, in: CellContext(frame: frame)))
        }
    }
}
