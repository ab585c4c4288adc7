@MainActor open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default`, keyboard }

    public let inputViewStyle: Style
    public var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
