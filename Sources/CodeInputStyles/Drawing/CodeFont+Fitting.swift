#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension CodeFont {
    // The widest capitals of system fonts are as wide as the font's size, letters with accents and descenders a little
    // higher than nine tenths of it.
    private static let widestAdvance: CGFloat = 1
    private static let tallestGlyph: CGFloat = 0.95

    /// The size to draw characters with, so that they stay inside.
    ///
    /// It does not depend on which characters: the cells of a field are set in one size.
    func fittingSize(in room: CGSize, textScale: CGFloat, characters: Int = 1) -> CGFloat {
        let widest = room.width / (Self.widestAdvance * CGFloat(max(characters, 1)))
        let size = min(size * textScale, widest, room.height / Self.tallestGlyph)
        // Whole tenths keep the drawings of cells that differ by a pixel alike.
        return size > 0 && size.isFinite ? (size * 10).rounded(.down) / 10 : 0
    }

    /// The font that a placeholder is set in: a step lighter than text, so that weight tells them apart.
    var ofPlaceholder: CodeFont {
        var copy = self
        copy.weight = weight == .regular || weight == .light ? .light : .regular
        return copy
    }
}
