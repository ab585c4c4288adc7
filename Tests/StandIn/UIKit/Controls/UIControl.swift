@MainActor open class UIControl: UIView {
    public enum ContentHorizontalAlignment: Int, Sendable { case center, leading = 4 }

    private var registrations: [(action: UIAction, events: Event)] = []
    public var showsMenuAsPrimaryAction = false
    public var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    private var isTracking = false
    /// Every control event in the order of sending, with or without an action.
    public private(set) var standInEvents: [Event] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Sets the flag alone: no observer of a subclass hears of it.
        isEnabled = !coder.containsValue(forKey: "UIDisabled")
    }

    open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

    func stateChanged() { setNeedsLayout() }

    // MARK: Actions

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        registrations.append((action, controlEvents))
    }

    open func sendActions(for controlEvents: Event) {
        standInEvents.append(controlEvents)
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            registration.action.performWithSender(self, target: nil)
        }
    }

    public func standInForgetEvents() { standInEvents = [] }

    // MARK: Touches

    /// A disabled control gets no touches: what is behind it does.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isEnabled ? super.hitTest(point, with: event) : nil
    }

    /// Tells the control that a touch ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking else { return }
        isTracking = true
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isTracking { isHighlighted = isInside(touches, event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        (isTracking, isHighlighted) = (false, false)
        endTracking(touches.first, with: event)
        if isInside(touches, event) { sendActions(for: .touchUpInside) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        (isTracking, isHighlighted) = (false, false)
        sendActions(for: .touchCancel)
    }

    private func isInside(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        touches.first.map { point(inside: $0.location(in: self), with: event) } ?? false
    }
}

extension UIControl {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = State(rawValue: 1 << 1)
    }
}
