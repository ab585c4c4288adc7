import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// Uses the core and the styles, so that its list of shared libraries is theirs.
@main struct LinkStyles {
    static func main() {
        var editor = CodeEditor(length: 6)
        editor.insert("Your code is 123-456, valid 10 minutes")
        let state = editor.state(masking: .immediate)
        let style = BoxRenderer()
        let size = style.layout.naturalSize(count: state.cells.count)
        let frames = style.layout.frames(count: state.cells.count, in: CGRect(origin: .zero, size: size))
        for (cell, frame) in zip(state.cells, frames) {
            print(style.drawing(of: cell, in: CellContext(frame: frame)))
        }
    }
}
