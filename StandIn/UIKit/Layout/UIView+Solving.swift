extension UIView {
    private var laysOutSubviews: Bool {
        storedLayout.constraints.contains { $0.first.view !== self || $0.second != nil }
    }

    func layoutConstraints() {
        if laysOutSubviews { StandInConstraintSolver(self).solve() }
    }

    /// The size that the view's constraints, content or subviews ask for, in that order.
    func fittingSize(_ target: CGSize) -> CGSize {
        var size: CGSize
        let intrinsic = intrinsicContentSize
        if self is UILabel || self is UIStackView || self is UIButton {
            size = sizeThatFits(target)
        } else if laysOutSubviews {
            size = StandInConstraintSolver(self, isFitting: true).solve(target: target)
        } else {
            let fitted = sizeThatFits(target)
            size = CGSize(
                width: intrinsic.width >= 0 ? intrinsic.width : fitted.width,
                height: intrinsic.height >= 0 ? intrinsic.height : fitted.height)
        }
        for constraint in storedLayout.constraints where constraint.first.view === self && constraint.second == nil {
            switch (constraint.first.attribute, constraint.relation) {
            case (.width, .equal): size.width = constraint.constant
            case (.width, .greaterThanOrEqual): size.width = max(size.width, constraint.constant)
            case (.width, .lessThanOrEqual): size.width = min(size.width, constraint.constant)
            case (.height, .equal): size.height = constraint.constant
            case (.height, .greaterThanOrEqual): size.height = max(size.height, constraint.constant)
            case (.height, .lessThanOrEqual): size.height = min(size.height, constraint.constant)
            default: break
            }
        }
        return size
    }
}
