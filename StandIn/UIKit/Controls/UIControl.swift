@MainActor open class UIControl: UIView {
    private struct Registration {
        var action: UIAction
        var events: Event
    }

    private var registrations: [Registration] = []
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    public var isContextMenuInteractionEnabled = false
    public var showsMenuAsPrimaryAction = false
    public var toolTip: String?
    public private(set) var isTracking = false
    public private(set) var isTouchInside = false
    /// Control events in the order they were sent, those nobody listens to as well.
    public private(set) var standInEvents: [Event] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var isEnabled = true {
        didSet { stateChanged(isEnabled != oldValue) }
    }
    open var isSelected = false {
        didSet { stateChanged(isSelected != oldValue) }
    }
    open var isHighlighted = false {
        didSet { stateChanged(isHighlighted != oldValue) }
    }

    func stateChanged(_ really: Bool) {
        if really { setNeedsLayout() }
    }

    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isFlipped ? .right : .left
        case .trailing: return isFlipped ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    // MARK: Actions

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = registrations.firstIndex(where: { $0.action.identifier == action.identifier }) {
            registrations[index].action = action
            registrations[index].events.formUnion(controlEvents)
        } else {
            registrations.append(Registration(action: action, events: controlEvents))
        }
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    public var allControlEvents: Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    open func sendAction(_ action: UIAction) {
        if !action.attributes.contains(.disabled) { action.perform(sender: self) }
    }

    open func sendActions(for controlEvents: Event) {
        standInEvents.append(controlEvents)
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            sendAction(registration.action)
        }
    }

    public func standInForgetEvents() { standInEvents = [] }

    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Tracking

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, !isTracking else { return }
        isTouchInside = true
        isTracking = true
        isHighlighted = true
        guard beginTracking(touch, with: event) else {
            isTracking = false
            isHighlighted = false
            return
        }
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else { return stopTracking(touch, event, nil) }
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = point(inside: touch.location(in: self), with: event)
        stopTracking(touch, event, isTouchInside ? .touchUpInside : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    private func stopTracking(_ touch: UITouch, _ event: UIEvent?, _ control: Event?) {
        isTracking = false
        isHighlighted = false
        endTracking(touch, with: event)
        if let control { sendActions(for: control) }
        isTouchInside = false
    }

    /// A double tap by VoiceOver is a tap on the activation point.
    open override func accessibilityActivate() -> Bool { false }
}
