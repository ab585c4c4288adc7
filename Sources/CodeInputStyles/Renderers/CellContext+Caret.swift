#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CellContext {
    /// A bar in the middle of the cell, as a caret: 2 points wide, a little higher than a capital of the font.
    ///
    /// - Parameter font: The font that the cell's text is drawn in.
    /// - Returns: The bar in points of the field, or nil where the cell has no room for it.
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
