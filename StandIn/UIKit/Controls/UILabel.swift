@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var storedFont: UIFont?
    private var storedColor: UIColor?
    private var attributed: NSAttributedString?
    private var plain: String?

    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            guard newValue != plain || attributed != nil else { return }
            plain = newValue
            attributed = nil
            changed()
        }
    }
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: attributes) } }
        set {
            attributed = newValue
            changed()
        }
    }
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
    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { setNeedsDisplay() }
    }
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { changed() } }
    }
    open var isEnabled = true
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    public var adjustsFontForContentSizeCategory = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
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

    private var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = numberOfLines == 1 ? lineBreakMode : .byWordWrapping
        return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
    }

    private func layout(_ width: CGFloat) -> StandInTextLayout? {
        let width = numberOfLines == 1 || width <= 0 ? .greatestFiniteMagnitude : width
        if let attributed { return attributed.length > 0 ? StandInTextLayout(attributed, width: width) : nil }
        guard let plain, !plain.isEmpty else { return nil }
        return StandInTextLayout(plain, attributes, width: width)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let needed = layout(size.width)?.size else { return .zero }
        return CGSize(width: needed.width.rounded(.up), height: needed.height.rounded(.up))
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width, height: 0))
    }

    open func drawText(in rect: CGRect) {
        guard let layout = layout(rect.width) else { return }
        let y = rect.minY + (rect.height - layout.size.height) / 2
        layout.draw(
            in: CGRect(x: rect.minX, y: y, width: rect.width, height: layout.size.height), alignment: textAlignment,
            width: rect.width)
    }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changed()
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}
