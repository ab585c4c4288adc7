extension Range<Int> {
    /// Whether another range lies within this one; an empty one may lie at its end.
    func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
