extension UIView {
    public var superview: UIView? { storedSuperview }
    public var subviews: [UIView] { storedSubviews }

    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.storedSuperview).contains { $0 === view }
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "a view can't hold itself")
        if view.storedSuperview === self {
            storedSubviews.removeAll { $0 === view }
            place(view, at: index)
            return
        }
        let window = storedWindow
        let tint = view.tintColor
        view.storedSuperview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if view.storedWindow !== window {
            view.giveUpFocus()
            view.tellWillMove(to: window)
        }
        view.storedSuperview?.storedSubviews.removeAll { $0 === view }
        place(view, at: index)
        view.storedSuperview = self
        if view.storedWindow !== window {
            view.setWindow(window)
            view.updateTraits()
            view.tellDidMove()
        } else {
            view.updateTraits()
        }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.tintColor != tint { view.tellTint() }
        setNeedsLayout()
    }

    private func place(_ view: UIView, at index: Int) {
        let index = min(max(0, index), storedSubviews.count)
        let above = index < storedSubviews.count ? storedSubviews[index] : nil
        storedSubviews.insert(view, at: index)
        if let above {
            layer.insertSublayer(view.layer, below: above.layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    func detach() {
        guard let superview = storedSuperview else { return }
        giveUpFocus()
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let moves = storedWindow != nil
        if moves { tellWillMove(to: nil) }
        superview.storedSubviews.removeAll { $0 === self }
        storedSuperview = nil
        layer.removeFromSuperlayer()
        if moves {
            setWindow(nil)
            tellDidMove()
        }
        didMoveToSuperview()
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
}

extension UIView {
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

    /// Tells the view when its safe area changed.
    func updateSafeArea() {
        let insets = safeAreaInsets
        guard insets != storedLayout.knownSafeArea else { return }
        storedLayout.knownSafeArea = insets
        safeAreaInsetsDidChange()
    }

    func resizeSubviews(from old: CGSize) {
        for view in storedSubviews where !view.autoresizingMask.isEmpty {
            var frame = view.frame
            let mask = view.autoresizingMask
            func spread(_ extra: CGFloat, _ parts: [Bool]) -> [CGFloat] {
                let count = CGFloat(parts.count { $0 })
                return parts.map { $0 ? extra / count : 0 }
            }
            let horizontal = spread(
                bounds.width - old.width,
                [
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin),
                ])
            let vertical = spread(
                bounds.height - old.height,
                [
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin),
                ])
            frame.origin.x += horizontal[0]
            frame.size.width += horizontal[1]
            frame.origin.y += vertical[0]
            frame.size.height += vertical[1]
            view.frame = frame
        }
    }
}
