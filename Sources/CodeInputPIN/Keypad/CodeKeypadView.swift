#if canImport(UIKit)
public import UIKit

/// A number pad that types into any `UIKeyInput`, in place of the keyboard or as part of a screen.
///
/// ```swift
/// let pad = CodeKeypadView(target: field)
/// pad.order = .shuffled
/// pad.extraKey = .eye(of: field)
/// field.inputView = pad
/// ```
///
/// As an input view, the pad needs no target: it types into the first responder. As part of a screen, it needs a
/// ``target``, and a style as in `CodeKeypadView(target: field, style: .circles, inputViewStyle: .default)`.
///
/// A key types when the finger lifts. A finger that slides to another key types that key. Delete repeats while the user
/// holds it. While the target is secure, keys do not look pressed. The labels are in the words of the target. A
/// `UITextField` does not ask its delegate about keys of the pad; `CodeInputView` treats them like any keyboard's.
@MainActor public final class CodeKeypadView: UIInputView, UIInputViewAudioFeedback {
    // MARK: Target

    /// The target of the keys, held weakly; nil means the first responder whose input view is this pad.
    public weak var target: (any UIKeyInput)? { didSet { setNeedsLayout() } }

    /// The extra key at the bottom left; nil, the default, leaves its place empty.
    public var extraKey: CodeKeypadExtraKey? {
        didSet {
            // A finger that came down on one key must not press another. SwiftUI sets an equal key with each update.
            if fingers.isPressed(.extra), extraKey?.label().text != oldValue?.label().text {
                cancelFingers()
            }
            setNeedsLayout()
        }
    }

    // MARK: Behavior

    /// The order of the digits; defaults to `CodeKeypadOrder.standard`.
    ///
    /// A shuffled pad is shuffled anew when it comes into a window, at least a turn after it left one, and when it is
    /// no longer hidden. A new value of this property waits for that.
    public var order = CodeKeypadOrder.standard { didSet { if window == nil { needsNewOrder = true } } }

    /// Whether the keys take touches; defaults to true, and disabling the pad cancels the touches on its keys.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            fieldTap.isEnabled = isEnabled
            cancelFingers()
        }
    }

    /// Keys click if the user has turned keyboard clicks on, and the pad is an input view.
    public var enableInputClicksWhenVisible: Bool { true }

    /// The clock for the repeats of the delete key; defaults to a `ContinuousClock`.
    public var clock: any Clock<Duration> = clockOfFields

    // MARK: Appearance

    /// How the pad looks; defaults to `CodeKeypadStyle.system`.
    public var style: CodeKeypadStyle {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The digits in their current order, from the top left key to the bottom one.
    var digits = CodeKeypadOrder.standard.digits

    let layers = CodeKeypadLayers()
    var elements: [KeypadKeyElement] = []
    var fingers = KeypadFingers()
    // Whether the pad was gone for a turn. The keyboard may remove a view and add it again within a turn.
    var needsNewOrder = true
    var repeating: Task<Void, Never>?
    var fieldObserver: AnyObject?
    lazy var fieldTap = makeFieldTap { [weak self] in self?.pointerPart(at: $0) }
    #if os(visionOS)
    let hoverViews = KeypadHoverViews()
    #endif
    weak var foundTarget: (any UIKeyInput)?
    /// What connects the pad with a field of SwiftUI.
    var connection: CodeInputTarget?

    // MARK: Life cycle

    /// Creates a pad on the background of the system's keyboard, or with `UIInputView.Style.default` on none.
    public init(
        target: (any UIKeyInput)? = nil, style: CodeKeypadStyle = .system, inputViewStyle: UIInputView.Style = .keyboard
    ) {
        self.style = style
        self.target = target
        // The system keeps the height of an input view without constraints.
        super.init(frame: CGRect(origin: .zero, size: style.layout.naturalSize()), inputViewStyle: inputViewStyle)
        setUp()
    }

    /// Creates a pad in the style of the system, without a target.
    public required init?(coder: NSCoder) {
        style = .system
        super.init(coder: coder)
        setUp()
    }

    public override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow != window { cancelFingers() }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, needsNewOrder { arrangeDigits() }
        // After this turn: the keyboard may move a visible pad from window to window.
        performLater { [weak self] in if let self, window == nil { needsNewOrder = true } }
    }

    /// Whether the pad is hidden; one that appears again puts its digits in a new order.
    public override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { cancelFingers() } else if window != nil { arrangeDigits() } else { needsNewOrder = true }
        }
    }

    /// Keeps taps from the recognizers of superviews, as a button does, unless the pad is disabled.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, gestureRecognizer.isSingleTap(outside: self) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Puts the pad away for VoiceOver's escape gesture, if it is in place of the keyboard.
    public override func accessibilityPerformEscape() -> Bool {
        guard let field = currentTarget as? UIResponder, showsPad(field) else { return false }
        return field.resignFirstResponder()
    }

    // MARK: Touches

    /// Presses keys; the delete key begins to delete.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) { begin(touch) }
    }

    /// Moves presses to the keys under the fingers.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { fingers.move(ObjectIdentifier(touch), to: key(under: touch)) }
        fingersDidChange()
    }

    /// Types the keys under the lifted fingers.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) { end(touch) }
    }

    /// Cancels presses, which type nothing.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { fingers.cancel(ObjectIdentifier(touch)) }
        fingersDidChange()
    }

    // MARK: Layout

    public override func layoutSubviews() {
        super.layoutSubviews()
        updateKeys()
    }

    /// The natural size of the keys at the user's text size, if there is room in height, plus the safe area insets.
    public override var intrinsicContentSize: CGSize {
        // A phone on its side has no room for higher keys.
        let isLow = traitCollection.verticalSizeClass == .compact
        let size = style.layout.naturalSize(textScale: isLow ? 1 : CodeEnvironment(of: self).textScale)
        return CGSize(
            width: size.width + safeAreaInsets.left + safeAreaInsets.right,
            height: size.height + safeAreaInsets.top + safeAreaInsets.bottom)
    }

    /// The size that suits a width: the natural size, at most as wide; 0 or less means any width.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = intrinsicContentSize
        return CGSize(width: size.width > 0 ? min(natural.width, size.width) : natural.width, height: natural.height)
    }

    /// Updates the size to the safe area.
    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    #if !os(visionOS)
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { traitsDidChange() }
    }
    #endif
}
#endif
