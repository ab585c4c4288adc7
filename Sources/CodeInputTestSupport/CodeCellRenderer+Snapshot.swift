public import CodeInputCore
public import CodeInputStyles

extension CodeCellRenderer {
    /// Returns the drawing of a whole field as text: the background, each cell, the foreground, and the caret.
    ///
    /// - Parameters:
    ///   - field: The state of the field.
    ///   - size: The size of the field in points. Defaults to the natural size of the layout.
    ///   - environment: The environment of the field.
    /// - Returns: One line for each drawing call. The calls of a cell are indented.
    public func snapshot(
        of field: CodeFieldState, size: CGSize? = nil, environment: CodeEnvironment = CodeEnvironment()
    ) -> String {
        let bounds = CGRect(origin: .zero, size: size ?? layout.naturalSize(count: field.cells.count))
        let frames = usableCellFrames(count: field.cells.count, in: bounds, environment: environment)
        let background = backgroundDrawing(
            of: field, in: FieldContext(bounds: bounds, cellFrames: frames, environment: environment))
        var parts = [("background", background)]
        var caret: String?
        for (cell, frame) in zip(field.cells, frames) {
            var context = CellContext(
                frame: frame, bounds: bounds, cellFrames: frames, environment: environment)
            context.overhang = layout.overhang
            parts.append(("cell \(cell.index)", drawing(of: cell, in: context)))
            if cell.isFocused { caret = caretFrame(in: context).map { "caret \(CodePath.rect($0).plain)" } }
        }
        let foreground = foregroundDrawing(
            of: field, in: FieldContext(bounds: bounds, cellFrames: frames, environment: environment))
        if !foreground.isEmpty { parts.append(("foreground", foreground)) }
        let lines = parts.flatMap { name, drawing in
            [name] + drawing.description.split(separator: "\n").map { "    " + $0 }
        }
        return (lines + [caret].compactMap { $0 }).joined(separator: "\n")
    }
}
