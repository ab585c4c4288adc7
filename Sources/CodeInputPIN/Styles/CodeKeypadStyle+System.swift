#if canImport(UIKit)

extension CodeKeypadStyle {
    /// The look of the system's number pad.
    ///
    /// `CodeKeypadStyle.flatKeyboard` on iOS 26 or later, and `CodeKeypadStyle.keyboard` before.
    public static var system: CodeKeypadStyle {
        if #available(iOS 26, visionOS 26, *) { .flatKeyboard } else { .keyboard }
    }
}
#endif
