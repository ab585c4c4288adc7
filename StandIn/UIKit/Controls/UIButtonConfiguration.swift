extension UIButton {
    @MainActor public struct Configuration {
        public enum Size: Sendable { case medium, small, large }
        public enum CornerStyle: Sendable { case dynamic, large, capsule }

        enum Style { case plain, gray, filled }

        let style: Style
        public var title: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var baseForegroundColor: UIColor?
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        private init(style: Style) {
            self.style = style
        }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func filled() -> Configuration { Configuration(style: .filled) }

        func foreground(tint: UIColor) -> UIColor {
            baseForegroundColor ?? (style == .filled ? .white : tint)
        }

        func fill(tint: UIColor, isEnabled: Bool) -> UIColor? {
            switch style {
            case .plain: nil
            case .gray: isEnabled ? .secondarySystemFill : .tertiarySystemFill
            case .filled: isEnabled ? tint : .tertiarySystemFill
            }
        }

        func radius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .dynamic: 6
            case .large: 9
            case .capsule: height / 2
            }
        }
    }
}
