/// Sends no actions. A subclass that overrides `state` sees every change, on a device too.
@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    open var state = State.possible
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    public var isEnabled = true
    public var cancelsTouchesInView = true
    public var delaysTouchesEnded = true
    // Weak, so that a finger that is never lifted keeps no view.
    private weak var touch: UITouch?

    public init(target: Any?, action: Selector?) { super.init() }

    public override convenience init() { self.init(target: nil, action: nil) }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touch = touches.first }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    open func reset() {}

    public func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

    var mayBegin: Bool {
        // The touched view is asked too: a slider in a scroll view refuses its swipe.
        isEnabled && (touch?.view === view || touch?.view?.gestureRecognizerShouldBegin(self) ?? true)
            && view?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether a recognizer that has recognized its gesture leaves this one without.
    func isPrevented(by other: UIGestureRecognizer) -> Bool {
        guard other !== self, [.began, .changed, .ended].contains(other.state) else { return false }
        let areBoth = [(self, other), (other, self)].contains { first, second in
            first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
        }
        return !areBoth
    }

    func finish() {
        touch = nil
        if state != .possible { state = .possible }
        reset()
    }
}

/// Optional on iOS.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired = 1
    public var numberOfTouchesRequired = 1

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouchesRequired == 1 else { return }
        if touches.first?.tapCount == numberOfTapsRequired, mayBegin { state = .ended }
    }
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    // Nil without a finger.
    private var timer: Int?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let id = StandInClock.nextID()
        timer = id
        StandInClock.schedule(after: 0.5, id: id) { [weak self] result in
            guard case .success = result, let self, timer == id, state == .possible, mayBegin else { return }
            state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .changed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        timer = nil
        state = state == .began || state == .changed ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        timer = nil
        super.touchesCancelled(touches, with: event)
    }
}

@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

/// Writing into a text input with a Pencil.
@MainActor open class UIScribbleInteraction: StandInInteraction {
    public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?

    public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }

    /// Writes a text, word by word. The system inserts each when it has read it, while the user goes on writing.
    public func standInWrite(_ words: [String], whileWriting look: () -> Void) {
        guard let input = view as? any UIResponder & UITextInput,
            delegate?.scribbleInteraction(self, shouldBeginAt: .zero) != false
        else { return }
        delegate?.scribbleInteractionWillBeginWriting(self)
        look()
        if !input.isFirstResponder { input.becomeFirstResponder() }
        for word in words {
            input.insertText(word)
            look()
        }
        delegate?.scribbleInteractionDidFinishWriting(self)
    }
}

@MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

@MainActor open class UIPointerInteraction: StandInInteraction {
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

    /// The shape of the pointer at a point of the view. Nil for the default.
    public func standInShape(at point: CGPoint) -> UIPointerShape? {
        guard let view, let delegate, view.point(inside: point, with: nil) else { return nil }
        let region = delegate.pointerInteraction(
            self, regionFor: UIPointerRegionRequest(location: point), defaultRegion: UIPointerRegion(rect: view.bounds))
        return region.flatMap { delegate.pointerInteraction(self, styleFor: $0)?.standInShape }
    }
}

@MainActor open class UIPointerRegionRequest: NSObject {
    public let location: CGPoint

    init(location: CGPoint) { self.location = location }
}

@MainActor open class UIPointerRegion: NSObject {
    public let rect: CGRect

    public init(rect: CGRect) { self.rect = rect }
}

public enum UIPointerShape: Equatable, Sendable {
    case roundedRect(CGRect, radius: CGFloat)
    case verticalBeam(length: CGFloat)
}

@MainActor open class UIPointerStyle: NSObject {
    public let standInShape: UIPointerShape

    public init(shape: UIPointerShape) { standInShape = shape }
}
