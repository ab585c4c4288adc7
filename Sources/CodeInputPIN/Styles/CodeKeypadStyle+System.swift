#if canImport(UIKit)

extension CodeKeypadStyle {
    /// The look of the system's number pad.
    ///
    /// Flat keys on iOS 26 or later, and raised keys before.
    public static var system: CodeKeypadStyle {
        if #available(iOS 26, visionOS 26, *) { .flatKeyboard } else { .keyboard }
    }
}
#endif
