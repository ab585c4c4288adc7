#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CellContext {
    /// Returns a caret: a bar in the middle of the cell, 2 points wide, and a little higher than a capital.
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
