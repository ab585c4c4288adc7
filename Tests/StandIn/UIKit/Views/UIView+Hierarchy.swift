extension UIView {
    public var superview: UIView? { storedSuperview }
    public var subviews: [UIView] { storedSubviews }

    func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.storedSuperview).contains { $0 === view }
    }

    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        guard let first = window?.standInFirstResponder as? UIView, first.isDescendant(of: self) else { return false }
        return first.resignFirstResponder()
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
