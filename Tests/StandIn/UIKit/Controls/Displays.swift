@MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    override func prepare() { isUserInteractionEnabled = false }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override func draw(_ rect: CGRect) {
        guard let image, let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(tintColor.cgColor)
        image.draw(in: placement(of: image.size))
    }

    private func placement(of size: CGSize) -> CGRect {
        guard contentMode == .scaleAspectFit, size.width > 0, size.height > 0 else { return bounds }
        let factor = min(bounds.width / size.width, bounds.height / size.height)
        let fitted = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(
            x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
            height: fitted.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}

@MainActor open class UIVisualEffect: NSObject {}

@MainActor public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case systemUltraThinMaterial = 6 }

    public init(style: Style) { super.init() }
}

/// A view with a material, which covers what is behind it but does not blur it here.
@MainActor open class UIVisualEffectView: UIView {
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        if effect is UIBlurEffect {
            backgroundColor = .adaptive(StandInRGBA(0xF7F7F7, alpha: 0.45), dark: StandInRGBA(0x252525, alpha: 0.55))
        }
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
