extension Range<Int> {
    func shifted(by distance: Int) -> Range<Int> { (lowerBound + distance)..<(upperBound + distance) }

    /// The part of the range that lies in the bounds, at their nearest end when none does.
    func clampedInto(_ bounds: Range<Int>) -> Range<Int> {
        let lower = Swift.min(Swift.max(lowerBound, bounds.lowerBound), bounds.upperBound)
        return lower..<Swift.min(Swift.max(upperBound, lower), bounds.upperBound)
    }
}
