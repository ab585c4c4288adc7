public import CodeInputCore
public import CodeInputStyles
import Foundation

extension CodeCellRenderer {
    /// Returns the drawing of a whole field as text: the background, each cell, the foreground, and the caret.
    ///
    /// There is one line for each drawing call, and the calls of a cell are indented. The size is in points; nil for
    /// that of the layout.
    public func snapshot(
        of field: CodeFieldState, size: CGSize? = nil, environment: CodeEnvironment = CodeEnvironment()
    ) -> String {
        let bounds = CGRect(origin: .zero, size: size ?? layout.naturalSize(count: field.cells.count))
        let scene = CodeScene(of: field, in: bounds, environment: environment, style: self)
        var parts = [("background", scene.background.drawing)]
        var caret: [String] = []
        for (index, cell) in field.cells.enumerated() {
            parts.append(("cell \(cell.index)", scene.drawing(ofCell: index)))
            let context = scene.field.context(ofCell: index, overhang: layout.overhang)
            if cell.isFocused, let bar = caretFrame(in: context) { caret = ["caret \(CodePath.rect(bar).plain)"] }
        }
        if !scene.foreground.drawing.isEmpty { parts.append(("foreground", scene.foreground.drawing)) }
        let lines = parts.flatMap { name, drawing in
            [name] + drawing.description.split(separator: "\n").map { "    " + $0 }
        }
        return (lines + caret).joined(separator: "\n")
    }
}
