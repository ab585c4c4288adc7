extension UIButton {
    @MainActor public struct Configuration {
        public enum Size: Sendable { case medium, small, mini, large }
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }

        enum Style { case plain, tinted, gray, filled }

        let style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var titleAlignment = TitleAlignment.automatic
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var showsActivityIndicator = false
        public var background = UIBackgroundConfiguration()

        private init(style: Style) {
            self.style = style
        }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        public func updated(for button: UIButton) -> Configuration { self }

        func foreground(tint: UIColor) -> UIColor {
            baseForegroundColor ?? (style == .filled ? .white : tint)
        }

        func fill(tint: UIColor, isEnabled: Bool) -> UIColor? {
            if !isEnabled, style != .plain { return .tertiarySystemFill }
            if let color = background.backgroundColor { return color }
            switch style {
            case .plain: return nil
            case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.15)
            case .gray: return baseBackgroundColor ?? .secondarySystemFill
            case .filled: return baseBackgroundColor ?? tint
            }
        }

        func radius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius > 0 ? background.cornerRadius : 6
            case .small: 5
            case .dynamic, .medium: 6
            case .large: 9
            case .capsule: height / 2
            }
        }
    }
}
