/// Moves its content when told to; a finger does not scroll it here.
@MainActor open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var alwaysBounceVertical = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// As large as its content: what is tied to its far edges ends where it likes.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(owner: self) { _ in .zero }
    /// As large as what is seen.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(owner: self) { _ in .zero }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// What insets cover is not seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let seen = bounds.inset(by: insets)
        let highest = -insets.top
        let lowest = max(highest, contentSize.height + insets.bottom - bounds.height)
        if rect.maxY > seen.maxY { contentOffset.y = min(contentOffset.y + rect.maxY - seen.maxY, lowest) }
        if rect.minY < bounds.inset(by: insets).minY { contentOffset.y = max(rect.minY - insets.top, highest) }
    }

    /// Content is laid out as if nothing was scrolled.
    open override func layoutSubviews() {
        let offset = contentOffset
        contentOffset = .zero
        super.layoutSubviews()
        contentOffset = offset
        guard !constraints.isEmpty else { return }
        let content = subviews.reduce(CGRect.zero) { $0.union($1.frame) }
        contentSize = CGSize(width: content.maxX, height: content.maxY)
    }

    /// Whether a term of a constraint is an edge that the content alone decides.
    func standInIgnores(_ term: NSLayoutConstraint.Term) -> Bool {
        term.guide === contentLayoutGuide && [.right, .trailing, .bottom].contains(term.attribute)
    }
}
