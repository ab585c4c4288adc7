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

@MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}

@MainActor open class UINotificationFeedbackGenerator: NSObject {
    public enum FeedbackType: Int, Sendable {
        case success
        case error = 2
    }

    public func notificationOccurred(_ notificationType: FeedbackType) {
        StandInRecorder.add(.feedback, String(describing: notificationType))
    }
}

/// A bar of buttons. The stand-in shows nothing of it.
@MainActor open class UIToolbar: UIView {
    public var items: [UIBarButtonItem]?

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

@MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable {
        case done = 0
        case flexibleSpace = 5
    }

    public var primaryAction: UIAction?

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.primaryAction = primaryAction }

    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
}
