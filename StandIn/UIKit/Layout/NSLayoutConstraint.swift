@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
    }

    /// One side of a constraint: a view's or a guide's attribute.
    struct Term {
        weak var view: UIView?
        var guide: UILayoutGuide?
        var attribute: Attribute
    }

    let first: Term
    let second: Term?
    public let relation: Relation
    public let multiplier: CGFloat
    public var priority = UILayoutPriority.required
    public var identifier: String?
    public var constant: CGFloat {
        didSet { owner?.setNeedsLayout() }
    }
    private weak var owner: UIView?

    init(_ first: Term, _ relation: Relation, _ second: Term?, multiplier: CGFloat = 1, constant: CGFloat = 0) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    public var firstItem: AnyObject? { first.guide ?? first.view }
    public var secondItem: AnyObject? { second?.guide ?? second?.view }

    /// Traps without a common superview, as UIKit throws.
    public var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                let views = [first.view, second?.view].compactMap(\.self)
                guard let one = views.first,
                    let common = sequence(first: one, next: \.storedSuperview).first(where: { above in
                        views.allSatisfy { $0.isDescendant(of: above) }
                    })
                else { preconditionFailure("the views of a constraint need a common superview") }
                owner = common
                common.storedLayout.constraints.append(self)
                common.setNeedsLayout()
            } else {
                owner?.storedLayout.constraints.removeAll { $0 === self }
                owner?.setNeedsLayout()
                owner = nil
            }
        }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

extension NSLayoutConstraint.Relation {
    /// Between edges that count from the other side.
    var standInMirrored: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
