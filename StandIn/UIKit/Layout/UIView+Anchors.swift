extension UIView {
    private func term(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Term {
        NSLayoutConstraint.Term(view: self, attribute: attribute)
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.trailing)) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.right)) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.centerX)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.centerY)) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.firstBaseline)) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.lastBaseline)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(term(.width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(term(.height)) }

    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) { $0.safeAreaInsets } }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(owner: self) { $0.layoutMargins } }
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(owner: self) { $0.layoutMargins } }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        UIKeyboardLayoutGuide(owner: self) {
            let bottom = $0.safeAreaInsets.bottom
            return UIEdgeInsets(top: $0.bounds.height - bottom, left: 0, bottom: bottom, right: 0)
        }
    }

    public var constraints: [NSLayoutConstraint] { storedLayout.constraints }
    public var layoutGuides: [UILayoutGuide] { storedLayout.guides }
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        storedLayout.guides.append(layoutGuide)
    }

    public var layoutMargins: UIEdgeInsets {
        get { storedLayout.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set {
            storedLayout.margins = newValue
            layoutMarginsDidChange()
        }
    }

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isFlipped ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isFlipped ? margins.left : margins.right)
        }
        set {
            let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isFlipped ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isFlipped ? newValue.leading : newValue.trailing)
        }
    }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        storedLayout.hugging[axis] ?? .defaultLow
    }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        storedLayout.hugging[axis] = priority
    }
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        storedLayout.resistance[axis] ?? .defaultHigh
    }
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        storedLayout.resistance[axis] = priority
    }
}
