@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let term: NSLayoutConstraint.Term

    init(_ term: NSLayoutConstraint.Term) {
        self.term = term
        super.init()
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, constant: c)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
    }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
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
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c)
    }
}
