@MainActor open class UICommand: UIMenuElement {
    public let action: Selector
    public let propertyList: Any?
    public var discoverabilityTitle: String?
    public var attributes: UIMenuElement.Attributes
    public var state: UIMenuElement.State

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }

    open override var title: String {
        get { standInTitle }
        set { standInTitle = newValue }
    }

    open override var image: UIImage? {
        get { standInImage }
        set { standInImage = newValue }
    }
}
