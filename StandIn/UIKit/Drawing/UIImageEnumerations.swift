extension UIImage {
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

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
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let symbolScale: SymbolScale
        let color: UIColor?

        init(size: CGFloat?, weight: SymbolWeight, scale: SymbolScale, color: UIColor? = nil) {
            pointSize = size
            self.weight = weight
            symbolScale = scale
            self.color = color
            super.init()
        }

        public convenience init(scale: SymbolScale) {
            self.init(size: nil, weight: .unspecified, scale: scale)
        }
        public convenience init(pointSize: CGFloat) {
            self.init(size: pointSize, weight: .unspecified, scale: .unspecified)
        }
        public convenience init(weight: SymbolWeight) {
            self.init(size: nil, weight: weight, scale: .unspecified)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(size: pointSize, weight: weight, scale: .unspecified)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: pointSize, weight: weight, scale: scale)
        }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(
                size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .regular, scale: .unspecified)
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .regular, scale: scale)
        }
        public convenience init(font: UIFont) {
            self.init(size: font.pointSize, weight: .regular, scale: .unspecified)
        }
        public convenience init(hierarchicalColor: UIColor) {
            self.init(size: nil, weight: .unspecified, scale: .unspecified, color: hierarchicalColor)
        }

        var resolvedPointSize: CGFloat {
            let factor: CGFloat =
                switch symbolScale {
                case .small: 0.8
                case .large: 1.28
                default: 1
                }
            return (pointSize ?? 17) * factor
        }
    }
}
