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

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
    }
}
