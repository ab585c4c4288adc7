extension UIColor {
    /// Creates a color that is dynamic if the given color is.
    public convenience init(_ color: Color) {
        let color = color.standInColor
        self.init { @Sendable traits in color.resolvedColor(with: traits) }
    }
}
