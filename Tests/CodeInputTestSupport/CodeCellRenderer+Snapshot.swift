public import CodeInputCore
public import CodeInputStyles

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CodeCellRenderer {
    /// The drawing of a whole field as text: the background, then each cell, the foreground, and the
    /// caret.
    ///
    /// - Parameters:
    ///   - field: What the field holds and which state it is in.
    ///   - size: The size of the field in points; the natural size of the layout unless given.
    ///   - environment: What surrounds the field.
    /// - Returns: One line a drawing call, the calls of a cell indented.
    public func snapshot(
        of field: CodeFieldState, size: CGSize? = nil, environment: CodeEnvironment = CodeEnvironment()
    ) -> String {
        let bounds = CGRect(origin: .zero, size: size ?? layout.naturalSize(count: field.cells.count))
        let frames = layout.frames(count: field.cells.count, in: bounds, environment: environment)
        let background = backgroundDrawing(
            of: field, in: FieldContext(bounds: bounds, cellFrames: frames, environment: environment))
        var parts = [("background", background)]
        var caret: String?
        for (cell, frame) in zip(field.cells, frames) {
            let context = CellContext(
                frame: frame, bounds: bounds, cellCount: frames.count, environment: environment)
            parts.append(("cell \(cell.index)", drawing(of: cell, in: context)))
            if cell.isFocused { caret = self.caret(in: context).map { "caret \(CodePath.rect($0))" } }
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
