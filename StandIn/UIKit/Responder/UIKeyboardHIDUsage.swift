/// The code of a key. iOS has a case for every key. Here most keys have only a raw value.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init?(rawValue: Int) { self.rawValue = rawValue }
    private init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let keyboardErrorUndefined = UIKeyboardHIDUsage(0x03)
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(0x28)
    public static let keyboardEscape = UIKeyboardHIDUsage(0x29)
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(0x2A)
    public static let keyboardTab = UIKeyboardHIDUsage(0x2B)
    public static let keyboardSpacebar = UIKeyboardHIDUsage(0x2C)
    public static let keyboardHome = UIKeyboardHIDUsage(0x4A)
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(0x4C)
    public static let keyboardEnd = UIKeyboardHIDUsage(0x4D)
    public static let keyboardRightArrow = UIKeyboardHIDUsage(0x4F)
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(0x50)
    public static let keyboardDownArrow = UIKeyboardHIDUsage(0x51)
    public static let keyboardUpArrow = UIKeyboardHIDUsage(0x52)
}
