extension UIView {
    public var superview: UIView? { storedSuperview }
    public var subviews: [UIView] { storedSubviews }

    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.storedSuperview).contains { $0 === view }
    }

    func attach(_ view: UIView) {
        precondition(view !== self, "a view can't hold itself")
        if view.storedSuperview === self { return place(view) }
        let window = storedWindow
        let tint = view.tintColor
        view.storedSuperview?.willRemoveSubview(view)
        if view.storedWindow !== window {
            view.giveUpFocus()
            view.tellWillMove(to: window)
        }
        view.storedSuperview?.storedSubviews.removeAll { $0 === view }
        place(view)
        view.storedSuperview = self
        if view.storedWindow !== window {
            view.setWindow(window)
            view.updateTraits()
            view.tellDidMove()
        } else {
            view.updateTraits()
        }
        if view.tintColor != tint { view.tellTint() }
        setNeedsLayout()
    }

    private func place(_ view: UIView) {
        storedSubviews.removeAll { $0 === view }
        storedSubviews.append(view)
        layer.addSublayer(view.layer)
    }

    func detach() {
        guard let superview = storedSuperview else { return }
        giveUpFocus()
        superview.willRemoveSubview(self)
        let moves = storedWindow != nil
        if moves { tellWillMove(to: nil) }
        superview.storedSubviews.removeAll { $0 === self }
        storedSuperview = nil
        layer.removeFromSuperlayer()
        if moves {
            setWindow(nil)
            tellDidMove()
        }
        superview.setNeedsLayout()
    }

    /// Ends editing in a view that leaves its window.
    private func giveUpFocus() {
        guard let first = storedWindow?.standInFirstResponder as? UIView, first.isDescendant(of: self) else { return }
        first.resignFirstResponder()
        // A view that refuses to resign loses the focus anyway.
        if first.isFirstResponder { storedWindow?.setFirstResponder(nil) }
    }

    private func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in storedSubviews { view.tellWillMove(to: window) }
    }

    private func setWindow(_ window: UIWindow?) {
        storedWindow = window
        for view in storedSubviews { view.setWindow(window) }
    }

    private func tellDidMove() {
        didMoveToWindow()
        for view in storedSubviews { view.tellDidMove() }
    }

    /// Tells the view and the subviews that inherit its tint.
    func tellTint() {
        tintColorDidChange()
        for view in storedSubviews where view.storedTint == nil { view.tellTint() }
    }

    /// The window for nil, or the topmost view outside a window.
    private func root(_ view: UIView?) -> CALayer? {
        view?.layer ?? window?.layer ?? sequence(first: self, next: \.storedSuperview).reduce(self) { $1 }.layer
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: root(view)) }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: root(view)) }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: root(view)) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: root(view)) }

    /// The insets of the window that reach into the view.
    var standInSafeArea: UIEdgeInsets {
        guard let window else { return .zero }
        let insets = window.standInSafeAreaInsets
        guard insets != .zero else { return .zero }
        let (frame, all) = (convert(bounds, to: window), window.bounds)
        return UIEdgeInsets(
            top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
            bottom: max(0, insets.bottom - (all.maxY - frame.maxY)),
            right: max(0, insets.right - (all.maxX - frame.maxX)))
    }

    /// Tells the view, and those in it, when their safe area changed.
    func updateSafeArea() {
        let insets = safeAreaInsets
        guard insets != knownSafeArea else { return }
        knownSafeArea = insets
        safeAreaInsetsDidChange()
        for view in storedSubviews { view.updateSafeArea() }
    }

    func resizeSubviews(from old: CGSize) {
        for view in storedSubviews where !view.autoresizingMask.isEmpty {
            var size = view.frame.size
            if view.autoresizingMask.contains(.flexibleWidth) { size.width += bounds.width - old.width }
            if view.autoresizingMask.contains(.flexibleHeight) { size.height += bounds.height - old.height }
            view.frame.size = size
        }
    }
}
