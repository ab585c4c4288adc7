/// The keyboard never covers anything here: its guide lies along the bottom edge.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    public var followsUndockedKeyboard = false
}
