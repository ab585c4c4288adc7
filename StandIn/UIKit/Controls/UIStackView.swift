@MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    public var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    public var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    public var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    public var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    public var isBaselineRelativeArrangement = false
    public var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    public func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
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
    private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
    private func gap(after view: UIView) -> CGFloat { customSpacing[ObjectIdentifier(view)] ?? spacing }
    private var gaps: CGFloat { shown.dropLast().reduce(0) { $0 + gap(after: $1) } }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = size.width - insets.left - insets.right
        let sizes = shown.map { $0.fittingSize(CGSize(width: axis == .vertical ? inner : 0, height: 0)) }
        let lengths = sizes.map(along)
        let sum =
            distribution == .fillEqually ? (lengths.max() ?? 0) * CGFloat(lengths.count) : lengths.reduce(0, +)
        var breadth = sizes.map(across).max() ?? 0
        if axis == .horizontal, inner > 0 {
            // Text that wraps in its share of the width is higher.
            let shares = share(inner - gaps, lengths)
            breadth = zip(shown, shares).map { $0.fittingSize(CGSize(width: $1, height: 0)).height }.max() ?? 0
        }
        let (dx, dy) = (insets.left + insets.right, insets.top + insets.bottom)
        return axis == .horizontal
            ? CGSize(width: sum + gaps + dx, height: breadth + dy)
            : CGSize(width: breadth + dx, height: sum + gaps + dy)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: insets)
        let views = shown
        guard !views.isEmpty else { return }
        let breadth = across(area.size)
        let natural = views.map {
            along(
                $0.fittingSize(
                    axis == .vertical ? CGSize(width: breadth, height: 0) : CGSize(width: 0, height: breadth)))
        }
        let room = along(area.size) - gaps
        var between: CGFloat?
        if [.equalSpacing, .equalCentering].contains(distribution), views.count > 1 {
            between = (along(area.size) - natural.reduce(0, +)) / CGFloat(views.count - 1)
        }
        place(views, share(room, natural), between, in: area)
    }

    /// How long each of the views is in a room.
    private func share(_ room: CGFloat, _ natural: [CGFloat]) -> [CGFloat] {
        let views = shown
        var lengths = natural
        switch distribution {
        case .fillEqually: lengths = natural.map { _ in room / CGFloat(views.count) }
        case .fillProportionally:
            let sum = natural.reduce(0, +)
            lengths = natural.map { sum > 0 ? $0 / sum * room : room / CGFloat(views.count) }
        case .equalSpacing, .equalCentering: break
        case .fill:
            // The one that hugs its content the least takes up what is left, the later on a tie.
            let loosest = views.indices.min { one, other in
                let a = views[one].contentHuggingPriority(for: axis).rawValue
                let b = views[other].contentHuggingPriority(for: axis).rawValue
                return a != b ? a < b : one > other
            }
            if let loosest { lengths[loosest] = max(0, lengths[loosest] + room - natural.reduce(0, +)) }
        }
        return lengths
    }

    private func place(_ views: [UIView], _ lengths: [CGFloat], _ between: CGFloat?, in area: CGRect) {
        let isFlipped = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        var at: CGFloat = 0
        for (view, length) in zip(views, lengths) {
            let fitting = across(view.fittingSize(CGSize(width: axis == .horizontal ? length : 0, height: 0)))
            let breadth = alignment == .fill ? across(area.size) : min(fitting, across(area.size))
            let spare = across(area.size) - breadth
            let isTrailing = alignment == .trailing || alignment == .lastBaseline
            let offset = alignment == .center ? spare / 2 : isTrailing ? spare : 0
            view.frame =
                axis == .horizontal
                ? CGRect(
                    x: isFlipped ? area.maxX - at - length : area.minX + at, y: area.minY + offset, width: length,
                    height: breadth)
                : CGRect(x: area.minX + offset, y: area.minY + at, width: breadth, height: length)
            at += length + (between ?? gap(after: view))
        }
    }
}
