extension Range<Int> {
    /// Whether another range lies within this one; an empty one may lie at its end.
    func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }

    /// From the first element of both ranges to the last; an empty range has none.
    func spanning(_ other: Range<Int>) -> Range<Int> {
        if isEmpty || other.isEmpty { return isEmpty ? other : self }
        return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}
