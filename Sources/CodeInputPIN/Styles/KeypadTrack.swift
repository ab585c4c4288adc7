/// The keys along one axis: centered, of equal lengths, on whole pixels.
struct KeypadTrack {
    /// The start of each key, in points.
    let starts: [CGFloat]
    /// The length of each key, in points.
    let length: CGFloat

    init(
        from start: CGFloat, to end: CGFloat, count: Int, spacing: CGFloat, inset: CGFloat, maximum: CGFloat,
        scale: CGFloat
    ) {
        let pixels = PixelInterval(from: start, to: end, scale: scale)
        let room = pixels.count
        // If room is short, margins and gaps shrink first, each to an eighth of the room.
        let margin = min(Int((inset * scale).rounded()), room / 16)
        let gap = min(Int((spacing * scale).rounded()), room / 8 / (count - 1))
        let available = max(room - margin * 2 - gap * (count - 1), 0)
        let key = min(available / count, Int((maximum * scale).rounded(.down)))
        let used = key * count + gap * (count - 1)
        let offset = (room - used) / 2
        starts = (0..<count).map { (pixels.start + CGFloat(offset + $0 * (key + gap))) / scale }
        length = CGFloat(key) / scale
    }
}
