#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CellContext {
    /// Returns a caret: a bar in the middle of the cell, 2 points wide and 1.1 times as high as the font's size.
    ///
    /// It is never higher than the cell, and the font shrinks to fit into the cell, as for text.
    ///
    /// - Parameter font: The font of the cell's text.
    /// - Returns: The bar in points of the field; nil if the cell has no room for it.
    public func caretBar(font: CodeFont) -> CGRect? {
        caretBar(in: frame, font: font)
    }

    func caretBar(in rect: CGRect, font: CodeFont) -> CGRect? {
        let size = font.fittingSize(in: rect.size, textScale: environment.textScale)
        let height = environment.aligned(min(size * 1.1, rect.height))
        guard height > 0, rect.width >= 2 else { return nil }
        return centered(CGSize(width: 2, height: height), in: rect)
    }
}
