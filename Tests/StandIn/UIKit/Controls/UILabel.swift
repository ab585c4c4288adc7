@MainActor open class UILabel: UIView {
    private var storedFont: UIFont?
    private var storedColor: UIColor?
    open var text: String? { didSet { if text != oldValue { changed() } } }
    open var font: UIFont! {
        get { adjusted(storedFont ?? .systemFont(ofSize: 17)) }
        set {
            guard newValue != storedFont else { return }
            storedFont = newValue
            changed()
        }
    }
    open var textColor: UIColor! {
        get { storedColor ?? .label }
        set {
            guard newValue != storedColor else { return }
            storedColor = newValue
            setNeedsDisplay()
        }
    }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { changed() } }
    }
    public var adjustsFontForContentSizeCategory = false

    override func prepare() {
        isUserInteractionEnabled = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    }

    private func changed() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private func adjusted(_ font: UIFont) -> UIFont {
        guard adjustsFontForContentSizeCategory, let style = font.font.textStyle else { return font }
        let category = traitCollection.preferredContentSizeCategory
        var copy = font.font
        let base = copy.baseSize ?? StandInTextStyles.size(of: style, in: .large)
        copy.size = (base * StandInTextStyles.factor(of: style, in: category)).rounded()
        return UIFont(copy)
    }

    private var attributes: [NSAttributedString.Key: Any] { [.font: font as Any, .foregroundColor: textColor as Any] }

    private func layout(_ width: CGFloat) -> StandInTextLayout? {
        let width = numberOfLines == 1 || width <= 0 ? .greatestFiniteMagnitude : width
        guard let text, !text.isEmpty else { return nil }
        return StandInTextLayout(text, attributes, width: width)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let needed = layout(size.width)?.size else { return .zero }
        return CGSize(width: needed.width.rounded(.up), height: needed.height.rounded(.up))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }

    open override func draw(_ rect: CGRect) {
        guard var layout = layout(bounds.width) else { return }
        layout.truncate(toHeight: bounds.height)
        let y = bounds.minY + (bounds.height - layout.size.height) / 2
        layout.draw(
            in: CGRect(x: bounds.minX, y: y, width: bounds.width, height: layout.size.height),
            alignment: textAlignment, width: bounds.width)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changed()
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}
