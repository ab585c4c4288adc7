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
        let frames = usableCellFrames(count: field.cells.count, in: bounds, environment: environment)
        let whole = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
        var parts = [("background", backgroundDrawing(of: field, in: whole))]
        var caret: [String] = []
        for (index, cell) in field.cells.enumerated() {
            let context = whole.context(ofCell: index, overhang: layout.overhang)
            parts.append(("cell \(cell.index)", drawing(of: cell, in: context)))
            if cell.isFocused, let bar = caretFrame(in: context) { caret = ["caret \(CodePath.rect(bar).plain)"] }
        }
        let foreground = foregroundDrawing(of: field, in: whole)
        if !foreground.isEmpty { parts.append(("foreground", foreground)) }
        let lines = parts.flatMap { name, drawing in
            [name] + drawing.description.split(separator: "\n").map { "    " + $0 }
        }
        return (lines + caret).joined(separator: "\n")
    }
}
