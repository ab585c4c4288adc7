public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified
    case forceLeftToRight = 3
    case forceRightToLeft
}

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
