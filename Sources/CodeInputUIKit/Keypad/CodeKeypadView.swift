#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

/// A number pad that types into anything that takes keys: in place of the keyboard, or as part of a screen.
///
/// ```swift
/// let pad = CodeKeypadView(target: field)
/// pad.order = .shuffled
/// pad.extraKey = .eye(of: field)
/// field.inputView = pad
/// ```
///
/// As an input view it needs no target: it types into whoever shows it. As part of a screen give it a ``target``, and
/// a style that suits one:
///
/// ```swift
/// let pad = CodeKeypadView(target: field, style: .circles, inputViewStyle: .default)
/// ```
///
/// A key types when the finger lifts; a finger that slides to another key types that one; delete repeats while it is
/// held. In a secure pad no key shows that it is pressed. The pad sends `insertText(_:)` and `deleteBackward()`: a
/// `UITextField` does not ask its delegate about those, ``CodeInputView`` treats them as any keyboard's.
@MainActor public final class CodeKeypadView: UIInputView, UIInputViewAudioFeedback {
    // MARK: What it drives

    /// Who gets the keys.
    ///
    /// Nil unless set: the first responder that has this pad as its input view. Held weakly.
    public weak var target: (any UIKeyInput)? { didSet { setNeedsLayout() } }

    /// A key of the app's choosing, at the bottom left.
    ///
    /// None unless set.
    public var extraKey: CodeKeypadExtraKey? { didSet { setNeedsLayout() } }

    // MARK: Behaviour

    /// The order of the digits.
    ///
    /// `CodeKeypadOrder.standard` unless set. A shuffled pad has a new order whenever it comes to a window, or is
    /// shown again after it was hidden, and keeps it as long as it is there. Setting it on the screen takes effect
    /// when the pad appears the next time.
    public var order = CodeKeypadOrder.standard { didSet { orderDidChange() } }

    /// Whether keys hide that they are pressed, from whoever looks over the shoulder.
    ///
    /// Nil unless set: as the target is secure.
    public var isSecure: Bool? { didSet { setNeedsLayout() } }

    /// Whether the keys take touches.
    ///
    /// True unless set; disabling lets go of the fingers that are on them.
    public var isEnabled = true { didSet { if isEnabled != oldValue { enablingDidChange() } } }

    /// Whether a key that goes down is felt, as a light impact, where the device can.
    ///
    /// Defaults to false, as the system's keyboard has it.
    public var isHapticFeedbackEnabled = false

    /// Whether a key that goes down clicks, if the person has keyboard clicks on.
    ///
    /// True unless set. The system clicks only for a pad that is an input view.
    public var enableInputClicksWhenVisible = true

    /// The clock that a held delete key goes by.
    ///
    /// Defaults to a `ContinuousClock`.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// What the pad calls its keys.
    ///
    /// Defaults to nil, which is ``CodeWords/default``.
    public var words: CodeWords? { didSet { setNeedsLayout() } }

    // MARK: Appearance

    /// How the pad looks.
    public var style: CodeKeypadStyle {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The digits as they stand now, from the top left key to the bottom one.
    public internal(set) var digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

    let layers = CodeKeypadLayers()
    var elements: [KeypadKeyElement] = []
    var fingers = KeypadFingers()
    // What `order` was last set to, with the generator where it is now.
    var dealer = CodeKeypadOrder.standard
    // Whether the next appearance is one: the keyboard may take a view out and put it back within a turn.
    var isAway = true
    let repeating = KeyRepeat()
    lazy var pointer = PointerShapes { [weak self] in self?.pointerPart(at: $0) }
    #if os(visionOS)
    let hoverViews = KeypadHoverViews()
    #endif
    weak var foundTarget: (any UIKeyInput)?
    #if !os(visionOS)
    lazy var impact = UIImpactFeedbackGenerator(style: .light)
    #endif

    // MARK: Life

    /// Creates a pad.
    ///
    /// - Parameters:
    ///   - target: Who gets the keys; nil is the first responder that has the pad as its input view.
    ///   - style: How it looks.
    ///   - inputViewStyle: What is behind the keys: the ground of the system's keyboard, or with
    ///     `UIInputView.Style.default` whatever is behind the pad.
    public init(
        target: (any UIKeyInput)? = nil, style: CodeKeypadStyle = .system,
        inputViewStyle: UIInputView.Style = .keyboard
    ) {
        self.style = style
        self.target = target
        // An input view without constraints is given as much height as it has.
        super.init(frame: CGRect(origin: .zero, size: style.layout.naturalSize()), inputViewStyle: inputViewStyle)
        setUp()
    }

    /// Creates a pad that looks as the system's does, without a target.
    public required init?(coder: NSCoder) {
        style = .system
        super.init(coder: coder)
        setUp()
    }

    /// Lets go of the fingers before the pad leaves its window.
    public override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow != window { cancelFingers() }
    }

    /// Deals the digits anew where the pad appears.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { leave() } else { appear() }
    }

    /// Whether the pad is hidden.
    ///
    /// Shown again, it deals its digits anew.
    public override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { cancelFingers() } else if window != nil { deal() }
        }
    }

    /// Taps on the pad are its own, as those on a button are: one of a view around it would take them away.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Touches

    /// A finger comes down: its key clicks, and delete begins to delete.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) { begin(touch) }
    }

    /// A finger slides.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { fingers.move(ObjectIdentifier(touch), to: key(under: touch)) }
        fingersDidChange()
    }

    /// A finger lifts: the key under it types.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) { end(touch) }
    }

    /// The system takes the fingers away: they type nothing.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { fingers.cancel(ObjectIdentifier(touch)) }
        fingersDidChange()
    }

    // MARK: Layout

    /// Brings the keys up to what the pad shows now.
    public override func layoutSubviews() {
        super.layoutSubviews()
        updateKeys()
    }

    /// The size that gives every key the room its style wants, at the person's text size, clear of the edges of
    /// the screen.
    public override var intrinsicContentSize: CGSize { preferredSize }

    /// The size of the pad, in at most the width offered.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let preferred = preferredSize
        return CGSize(width: min(preferred.width, max(size.width, 0)), height: preferred.height)
    }

    /// Makes room for the edges of the screen.
    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Draws in the new tint.
    public override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    #if !os(visionOS)
    /// Draws for the new traits, where the system has no other way to tell of them.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { traitsDidChange() }
    }
    #endif
}
#endif
