extension UIView {
    public var mask: UIView? {
        get { layer.mask?.delegate as? UIView }
        set { layer.mask = newValue?.layer }
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
