/// A button with a configuration. Its title follows the text size and wraps.
@MainActor open class UIButton: UIControl {
    private var actionTitle: String?
    private lazy var label = UILabel()
    private lazy var picture = UIImageView(image: nil)
    public var menu: UIMenu?
    public var configuration: Configuration? { didSet { setNeedsUpdate() } }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(primaryAction: primaryAction)
        self.configuration = configuration
    }

    // UIKit has the type of the button before it, `.system` by default.
    public convenience init(primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        if !primaryAction.title.isEmpty { actionTitle = primaryAction.title }
    }

    override func prepare() {
        addSubview(picture)
        addSubview(label)
        label.textAlignment = .center
        label.numberOfLines = 0
        isAccessibilityElement = true
        accessibilityTraits = .button
        label.isAccessibilityElement = false
        addAction(UIAction { [weak self] _ in self?.sendActions(for: .primaryActionTriggered) }, for: .touchUpInside)
    }

    // MARK: Content

    public var currentTitle: String? { look.title ?? actionTitle }

    private var look: Configuration { configuration ?? .plain() }

    private func setNeedsUpdate() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func update() {
        label.text = currentTitle
        label.font = titleFont
        picture.image = look.image
        let color: UIColor = isEnabled ? look.foreground(tint: tintColor) : .tertiaryLabel
        label.textColor = color
        picture.tintColor = color
        backgroundColor = look.fill(tint: tintColor, isEnabled: isEnabled)
        layer.cornerRadius = look.radius(height: bounds.height)
        label.alpha = isHighlighted ? 0.75 : 1
        picture.alpha = label.alpha
    }

    override func stateChanged() { setNeedsUpdate() }

    // MARK: Layout

    private var gap: CGFloat { currentTitle != nil && look.image != nil ? look.imagePadding : 0 }

    private var titleFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = look.image?.size ?? .zero
        let insets = look.contentInsets
        let around = image.width + gap + insets.leading + insets.trailing
        let room = size.width > around ? size.width - around : .greatestFiniteMagnitude
        let text = currentTitle.map { StandInTextLayout($0, [.font: titleFont], width: room).size } ?? .zero
        return CGSize(
            width: (text.width + around).rounded(.up),
            height: (max(text.height, image.height) + insets.top + insets.bottom).rounded(.up))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
        let image = look.image?.size ?? .zero
        let insets = look.contentInsets
        let room = bounds.width - image.width - gap - insets.leading - insets.trailing
        let text = label.sizeThatFits(CGSize(width: max(0, room), height: 0))
        let width = min(text.width, max(0, bounds.width - image.width - gap))
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rest = bounds.width - image.width - gap - width
        var x = rest / 2
        if contentHorizontalAlignment == .leading { x = isFlipped ? rest - insets.leading : insets.leading }
        let imageX = isFlipped ? x + width + gap : x
        picture.frame = CGRect(
            x: imageX, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        x += isFlipped ? 0 : image.width + gap
        label.frame = CGRect(x: x, y: (bounds.height - text.height) / 2, width: width, height: text.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdate()
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        return true
    }
}

extension UIButton {
    @MainActor public struct Configuration {
        public enum Size: Sendable { case medium, large }
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

        private init(style: Style) { self.style = style }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func filled() -> Configuration { Configuration(style: .filled) }

        func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (style == .filled ? .white : tint) }

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
