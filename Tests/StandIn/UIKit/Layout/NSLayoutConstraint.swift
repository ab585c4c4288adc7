@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    enum Relation: Int, Sendable { case equal, greaterThanOrEqual }
    enum Attribute: Int, Sendable {
        case top = 3, bottom, leading, trailing, width, height
        case lastBaseline = 11, firstBaseline
    }

    /// One side of a constraint: an attribute of a view or a guide.
    struct Term {
        weak var view: UIView?
        var guide: UILayoutGuide?
        var attribute: Attribute
    }

    let first: Term
    let second: Term?
    let relation: Relation
    public let multiplier: CGFloat
    public var priority = UILayoutPriority.required
    public var constant: CGFloat { didSet { owner?.setNeedsLayout() } }
    private weak var owner: UIView?

    init(_ first: Term, _ relation: Relation, _ second: Term?, multiplier: CGFloat = 1, constant: CGFloat = 0) {
        (self.first, self.second, self.relation) = (first, second, relation)
        (self.multiplier, self.constant) = (multiplier, constant)
    }

    /// Traps without a common superview, where UIKit throws.
    public var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                guard let one = first.view,
                    let common = sequence(first: one, next: \.storedSuperview).first(where: {
                        (second?.view ?? one).isDescendant(of: $0)
                    })
                else { preconditionFailure("the views of a constraint need a common superview") }
                owner = common
                common.constraints.append(self)
                common.setNeedsLayout()
            } else {
                owner?.constraints.removeAll { $0 === self }
                owner?.setNeedsLayout()
                owner = nil
            }
        }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let term: NSLayoutConstraint.Term

    init(_ term: NSLayoutConstraint.Term) { self.term = term }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, constant: c)
    }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    // Not for the other axis, where it would have to be mirrored.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutYAxisAnchor>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c) }
}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, nil, constant: c)
    }

    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: c)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c) }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    static let fittingSizeLevel = UILayoutPriority(50)
}

@MainActor open class UILayoutGuide: NSObject, StandInAnchored {
    weak var owningView: UIView?
    /// The distances from the edges of the owning view.
    let insets: @MainActor (UIView) -> UIEdgeInsets

    init(owner: UIView?, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        owningView = owner
        self.insets = insets
    }
}

/// What has edges: a view or a guide.
@MainActor public protocol StandInAnchored: AnyObject {}

extension StandInAnchored {
    func term(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Term {
        let guide = self as? UILayoutGuide
        return NSLayoutConstraint.Term(view: guide?.owningView ?? self as? UIView, guide: guide, attribute: attribute)
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.trailing)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.bottom)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(term(.width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(term(.height)) }
}

/// The area of the keyboard, or without one the bottom edge of the safe area. Exact for views that reach the window's bottom.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UIView: StandInAnchored {
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.firstBaseline)) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.lastBaseline)) }

    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) { $0.safeAreaInsets } }
    public var layoutMarginsGuide: UILayoutGuide {
        UILayoutGuide(owner: self) { _ in UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        UIKeyboardLayoutGuide(owner: self) {
            let safe = $0.safeAreaInsets.bottom, keyboard = $0.window?.standInKeyboardOverlap ?? 0
            return UIEdgeInsets(
                top: $0.bounds.height - max(safe, keyboard), left: 0, bottom: keyboard > 0 ? 0 : safe, right: 0)
        }
    }

    func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] ?? .defaultLow }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
    }
}
