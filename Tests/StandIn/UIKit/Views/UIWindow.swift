/// A window, visible from the start, unlike on iOS.
@MainActor open class UIWindow: UIView {
    public weak var windowScene: UIWindowScene?
    public var screen: UIScreen { .main }
    /// What the bars and corners of the device cover. Defaults to zero.
    public var standInSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            setNeedsLayout()
            updateSafeArea()
        }
    }
    /// How much of the window's bottom the system's keyboard covers while it is shown, in points. Defaults to zero.
    public var standInKeyboardHeight: CGFloat = 0 { didSet { keyboardMoved() } }
    /// How much the system's keyboard covers now. An input view of the first responder covers nothing here.
    public var standInKeyboardOverlap: CGFloat {
        standInHasKeyboard && standInFirstResponder?.inputView == nil ? standInKeyboardHeight : 0
    }
    public private(set) var standInFirstResponder: UIResponder?
    let standInTextSystem = StandInTextSystem()
    /// Whether a keyboard is shown: the system's, or the input view of the first responder.
    public var standInHasKeyboard: Bool { standInTextSystem.hasKeyboard }
    /// Whether the keyboard keeps what is typed to itself, and its keys. It reads traits when it appears or is reloaded.
    public var standInKeyboardIsSecure: Bool { standInTextSystem.isSecure }
    public var standInKeyboardType: UIKeyboardType { standInTextSystem.type }

    override func prepare() {
        windowScene = UIApplication.shared.standInScene
        storedWindow = self
        UIApplication.shared.register(self)
        updateTraits()
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.disappear()
            rootViewController?.appear(in: self)
        }
    }

    // Every window has its own, as on iOS.
    open override var undoManager: UndoManager? { standInUndoManager }
    private lazy var standInUndoManager = UndoManager()

    // Nothing here asks for the key window.
    public func makeKey() {}
    public func makeKeyAndVisible() { isHidden = false }

    // MARK: First responder

    func setFirstResponder(_ responder: UIResponder?) {
        let previous = standInFirstResponder
        guard previous !== responder else { return }
        standInFirstResponder = responder
        standInTextSystem.focusMoved(from: previous, to: responder)
        keyboardMoved()
    }

    /// Lays out what follows the keyboard.
    func keyboardMoved() {
        setNeedsLayout()
        rootViewController?.viewIfLoaded?.setNeedsLayout()
    }
}
