#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

/// The keys along one axis: equal lengths on whole pixels, in the middle of the room there is.
struct KeypadTrack {
    /// Where each key starts, in points.
    let starts: [CGFloat]
    /// How long each key is, in points.
    let length: CGFloat

    init(
        from start: CGFloat, to end: CGFloat, count: Int, spacing: CGFloat, inset: CGFloat, maximum: CGFloat,
        scale: CGFloat
    ) {
        // A little less than a rounding error of the coordinates counts as a whole pixel.
        let first = (start * scale - 1e-6).rounded(.up), last = (end * scale + 1e-6).rounded(.down)
        // Between two pixels there is nothing to line up; what has no size stays where it is.
        let origin = last >= first ? first : start * scale
        let room = Int(max(last - first, 0))
        // Room that is short is taken from the margins and gaps first, until an eighth of it is left for each.
        let margin = min(Int((inset * scale).rounded()), room / 16)
        let gap = min(Int((spacing * scale).rounded()), room / 8 / (count - 1))
        let available = max(room - margin * 2 - gap * (count - 1), 0)
        let pixels = min(available / count, Int((maximum * scale).rounded(.down)))
        let used = pixels * count + gap * (count - 1)
        let offset = (room - used) / 2
        starts = (0..<count).map { (origin + CGFloat(offset + $0 * (pixels + gap))) / scale }
        length = CGFloat(pixels) / scale
    }
}
