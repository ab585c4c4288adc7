/// Scrolls by code only: a finger does not scroll it.
@MainActor open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable { case none, interactive = 2 }

    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// Fits the content: constraints to its far edges are ignored.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(owner: self) { _ in .zero }
    /// Fits the visible part.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(owner: self) { _ in .zero }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// The insets don't count as visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = contentInset
        let seen = bounds.inset(by: insets)
        let highest = -insets.top
        let lowest = max(highest, contentSize.height + insets.bottom - bounds.height)
        if rect.maxY > seen.maxY { contentOffset.y = min(contentOffset.y + rect.maxY - seen.maxY, lowest) }
        if rect.minY < bounds.inset(by: insets).minY { contentOffset.y = max(rect.minY - insets.top, highest) }
    }

    /// Lays out the content as if it were not scrolled.
    open override func layoutSubviews() {
        let offset = contentOffset
        contentOffset = .zero
        super.layoutSubviews()
        contentOffset = offset
        guard !constraints.isEmpty else { return }
        let content = subviews.reduce(CGRect.zero) { $0.union($1.frame) }
        contentSize = CGSize(width: content.maxX, height: content.maxY)
    }

    /// Whether a term of a constraint is a far edge of the content.
    func standInIgnores(_ term: NSLayoutConstraint.Term) -> Bool {
        term.guide === contentLayoutGuide && [.right, .trailing, .bottom].contains(term.attribute)
    }
}
