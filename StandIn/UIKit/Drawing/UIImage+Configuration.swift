extension UIImage {
    public enum ResizingMode: Int, Sendable { case stretch = 1 }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum SymbolWeight: Int, Sendable { case bold = 7 }

    // Unchecked: immutable.
    open class Configuration: NSObject, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection? = nil) {
            self.traitCollection = traitCollection
            super.init()
        }
    }

    // Unchecked: immutable.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        private let weight: SymbolWeight

        public init(pointSize: CGFloat, weight: SymbolWeight) {
            self.pointSize = pointSize
            self.weight = weight
            super.init()
        }
    }
}
