/// A wheel of eight spokes. It does not turn.
@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    private let style: Style
    private var storedColor: UIColor?
    var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    private var isAnimating = false
    open var color: UIColor! {
        get { storedColor ?? .secondaryLabel }
        set {
            storedColor = newValue
            setNeedsDisplay()
        }
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        isHidden = true
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .medium)
        self.frame = frame
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        isHidden = true
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = min(bounds.width, bounds.height) / 2
        context.setLineWidth(radius / 4)
        context.setLineCap(.round)
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4
            context.setStrokeColor(color.withAlphaComponent(0.25 + 0.75 * CGFloat(spoke) / 8).cgColor)
            context.beginPath()
            for distance in [0.5, 0.85] {
                let point = CGPoint(
                    x: bounds.midX + sin(angle) * radius * distance, y: bounds.midY - cos(angle) * radius * distance)
                if distance == 0.5 { context.move(to: point) } else { context.addLine(to: point) }
            }
            context.strokePath()
        }
    }
}
