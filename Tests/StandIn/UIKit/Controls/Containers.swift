@MainActor open class UIStackView: UIView {
    public enum Alignment: Int, Sendable { case fill, leading, center = 3 }

    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    public var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    public var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    public var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
    }

    public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsLayout()
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private func gap(after view: UIView) -> CGFloat { customSpacing[ObjectIdentifier(view)] ?? spacing }
    private var gaps: CGFloat { shown.dropLast().reduce(0) { $0 + gap(after: $1) } }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sizes = shown.map { $0.fittingSize(CGSize(width: axis == .vertical ? size.width : 0, height: 0)) }
        let lengths = sizes.map(along)
        let length = lengths.reduce(0, +) + gaps
        var breadth = sizes.map(across).max() ?? 0
        if axis == .horizontal, size.width > 0 {
            // Text that wraps in its share of the width is taller.
            let shares = share(size.width - gaps, lengths)
            breadth = zip(shown, shares).map { $0.fittingSize(CGSize(width: $1, height: 0)).height }.max() ?? 0
        }
        return axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let area = bounds, room = across(area.size)
        let limit = axis == .vertical ? CGSize(width: room, height: 0) : CGSize(width: 0, height: room)
        let lengths = share(along(area.size) - gaps, views.map { along($0.fittingSize(limit)) })
        let isFlipped = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        var at: CGFloat = 0
        for (view, length) in zip(views, lengths) {
            let fitting = across(view.fittingSize(CGSize(width: axis == .horizontal ? length : 0, height: 0)))
            let breadth = alignment == .fill ? room : min(fitting, room)
            let offset = alignment == .center ? (room - breadth) / 2 : 0
            view.frame =
                axis == .horizontal
                ? CGRect(
                    x: isFlipped ? area.maxX - at - length : area.minX + at, y: area.minY + offset, width: length,
                    height: breadth) : CGRect(x: area.minX + offset, y: area.minY + at, width: breadth, height: length)
            at += length + gap(after: view)
        }
    }

    /// The length of each view. The view that hugs its content least takes the spare room; on a tie, the last of them.
    private func share(_ room: CGFloat, _ natural: [CGFloat]) -> [CGFloat] {
        let views = shown
        var lengths = natural
        let loosest = views.indices.min { one, other in
            let a = views[one].contentHuggingPriority(for: axis).rawValue
            let b = views[other].contentHuggingPriority(for: axis).rawValue
            return a != b ? a < b : one > other
        }
        if let loosest { lengths[loosest] = max(0, lengths[loosest] + room - natural.reduce(0, +)) }
        return lengths
    }
}

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
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(owner: self) { _ in .zero }

    override func prepare() { clipsToBounds = true }

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
        term.guide === contentLayoutGuide && [.trailing, .bottom].contains(term.attribute)
    }
}
