@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, close = 7 }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public let buttonType: ButtonType
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private var colors: [State: UIColor] = [:]
    private lazy var label = UILabel()
    private lazy var picture = UIImageView(image: nil)
    public var menu: UIMenu?
    public var changesSelectionAsPrimaryAction = false
    public var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
        prepare()
    }

    private init(kind: ButtonType) {
        buttonType = kind
        super.init(frame: .zero)
        prepare()
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(kind: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(kind: buttonType)
        take(primaryAction)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(kind: buttonType)
    }

    private func prepare() {
        addSubview(picture)
        addSubview(label)
        label.textAlignment = .center
        isAccessibilityElement = true
        accessibilityTraits = .button
        label.isAccessibilityElement = false
        addAction(
            UIAction(identifier: UIAction.Identifier("standin.primary")) { [weak self] _ in
                self?.sendActions(for: .primaryActionTriggered)
            }, for: .touchUpInside)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration == nil || configuration?.title == nil, !action.title.isEmpty {
            setTitle(action.title, for: .normal)
        }
        if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
        setNeedsUpdateConfiguration()
    }

    // MARK: Content

    public var titleLabel: UILabel? { label }
    public var imageView: UIImageView? { picture }
    public func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        setNeedsUpdateConfiguration()
    }
    public func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        setNeedsUpdateConfiguration()
    }
    public func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        setNeedsUpdateConfiguration()
    }
    public func title(for state: State) -> String? { titles[state] }
    public func image(for state: State) -> UIImage? { images[state] }
    public var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }
    public var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }

    public func setNeedsUpdateConfiguration() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func updateConfiguration() {
        configurationUpdateHandler?(self)
        let base: UIColor = tintColor
        label.text = currentTitle
        if configuration != nil {
            label.font = titleFont
            label.numberOfLines = 0
        }
        picture.image = currentImage
        let normal = configuration?.foreground(tint: base) ?? colors[state] ?? colors[.normal]
        let color = normal ?? (buttonType == .custom ? .white : base)
        label.textColor = isEnabled ? color : .tertiaryLabel
        picture.tintColor = isEnabled ? color : .tertiaryLabel
        let fill = configuration?.fill(tint: base, isEnabled: isEnabled)
        if configuration != nil {
            backgroundColor = fill
            layer.cornerRadius = configuration?.radius(height: bounds.height) ?? 0
        }
        label.alpha = isHighlighted ? 0.75 : 1
        picture.alpha = label.alpha
    }

    override func stateChanged(_ really: Bool) {
        if really { setNeedsUpdateConfiguration() }
    }

    // MARK: Layout

    private var insets: NSDirectionalEdgeInsets {
        configuration?.contentInsets ?? NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    }

    private var gap: CGFloat {
        currentTitle != nil && currentImage != nil ? configuration?.imagePadding ?? 0 : 0
    }

    /// Titles of configured buttons follow the text size and wrap.
    private var titleFont: UIFont {
        let style: UIFont.TextStyle = [.small, .mini].contains(configuration?.buttonSize) ? .subheadline : .body
        return configuration == nil ? label.font : .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = currentImage?.size ?? .zero
        let around = image.width + gap + insets.leading + insets.trailing
        let isWrapping = configuration != nil && size.width > around
        let room = isWrapping ? size.width - around : .greatestFiniteMagnitude
        let text = currentTitle.map { StandInTextLayout($0, [.font: titleFont], width: room).size } ?? .zero
        return CGSize(
            width: (text.width + around).rounded(.up),
            height: (max(text.height, image.height) + insets.top + insets.bottom).rounded(.up))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfiguration()
        let image = currentImage?.size ?? .zero
        let room = bounds.width - image.width - gap - insets.leading - insets.trailing
        let text = label.sizeThatFits(CGSize(width: max(0, room), height: 0))
        let width = min(text.width, max(0, bounds.width - image.width - gap))
        var x = (bounds.width - image.width - gap - width) / 2
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageX = isFlipped ? x + width + gap : x
        picture.frame = CGRect(
            x: imageX, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        x += isFlipped ? 0 : image.width + gap
        label.frame = CGRect(x: x, y: (bounds.height - text.height) / 2, width: width, height: text.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
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
