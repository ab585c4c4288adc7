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
