@MainActor open class UILayoutGuide: NSObject {
    weak var owningView: UIView?
    public var identifier = ""
    /// The distances from the edges of the owning view.
    let insets: @MainActor (UIView) -> UIEdgeInsets

    public override convenience init() {
        self.init(owner: nil) { _ in .zero }
    }

    init(owner: UIView?, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        owningView = owner
        self.insets = insets
        super.init()
    }

    private func term(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Term {
        NSLayoutConstraint.Term(view: owningView, guide: self, attribute: attribute)
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.trailing)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.centerY)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(term(.width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(term(.height)) }
}

/// The area of the keyboard, or without one the bottom edge of the safe area. Exact for views that reach the window's bottom.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
}

extension UIView {
    private func term(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Term {
        NSLayoutConstraint.Term(view: self, attribute: attribute)
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.trailing)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.centerY)) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.firstBaseline)) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.lastBaseline)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(term(.width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(term(.height)) }

    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) { $0.safeAreaInsets } }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(owner: self) { $0.layoutMargins } }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        UIKeyboardLayoutGuide(owner: self) {
            let safe = $0.safeAreaInsets.bottom, keyboard = $0.window?.standInKeyboardOverlap ?? 0
            return UIEdgeInsets(
                top: $0.bounds.height - max(safe, keyboard), left: 0, bottom: keyboard > 0 ? 0 : safe, right: 0)
        }
    }

    var constraints: [NSLayoutConstraint] { storedLayout.constraints }

    var layoutMargins: UIEdgeInsets {
        get { storedLayout.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set {
            storedLayout.margins = newValue
            layoutMarginsDidChange()
        }
    }

    func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        storedLayout.hugging[axis] ?? .defaultLow
    }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        storedLayout.hugging[axis] = priority
    }
    func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        storedLayout.resistance[axis] ?? .defaultHigh
    }
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        storedLayout.resistance[axis] = priority
    }
}
