@MainActor open class UIEvent: NSObject {
    override init() { super.init() }
}

@MainActor open class UITouch: NSObject {
    public internal(set) var timestamp = StandInClock.now
    var tapCount = 1
    public internal(set) var view: UIView?
    /// In the coordinates of the window.
    var point: CGPoint

    init(view: UIView?, point: CGPoint) { (self.view, self.point) = (view, point) }

    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}

open class UIPress: NSObject {
    public let key: UIKey?

    init(key: UIKey?) { self.key = key }
}

@MainActor open class UIPressesEvent: UIEvent {
    let allPresses: Set<UIPress>
    /// Set when a press reaches the end of the responder chain.
    var isUnhandled = false

    /// Sends the press of a key, or of several at once.
    ///
    /// - Returns: Whether a responder handled the press, and a closure that releases the keys.
    public static func standInSend(
        _ keys: [UIKey], to responder: UIResponder
    ) -> (isHandled: Bool, release: () -> Void) {
        let event = UIPressesEvent(presses: Set(keys.map { UIPress(key: $0) }))
        responder.pressesBegan(event.allPresses, with: event)
        // The responder may be gone.
        return (!event.isUnhandled, { [weak responder] in responder?.pressesEnded(event.allPresses, with: event) })
    }

    init(presses: Set<UIPress>) { allPresses = presses }
}

@MainActor open class UIKey: NSObject {
    public let characters: String
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    public let keyCode: UIKeyboardHIDUsage

    /// Creates a key of a hardware keyboard.
    public init(
        standIn characters: String, ignoring: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage
    ) {
        (self.characters, charactersIgnoringModifiers) = (characters, ignoring)
        (self.modifierFlags, self.keyCode) = (modifierFlags, keyCode)
    }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// The code of a key. iOS has a case for every key. Here most keys have only a raw value.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init?(rawValue: Int) { self.rawValue = rawValue }
    private init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let keyboardErrorUndefined = UIKeyboardHIDUsage(0x03)
    public static let keyboardEscape = UIKeyboardHIDUsage(0x29)
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(0x2A)
    public static let keyboardTab = UIKeyboardHIDUsage(0x2B)
    public static let keyboardHome = UIKeyboardHIDUsage(0x4A)
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(0x4C)
    public static let keyboardEnd = UIKeyboardHIDUsage(0x4D)
    public static let keyboardRightArrow = UIKeyboardHIDUsage(0x4F)
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(0x50)
    public static let keyboardDownArrow = UIKeyboardHIDUsage(0x51)
    public static let keyboardUpArrow = UIKeyboardHIDUsage(0x52)
}
