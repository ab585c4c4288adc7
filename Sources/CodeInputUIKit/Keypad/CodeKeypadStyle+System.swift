#if canImport(UIKit)
public import CodeInputStyles

extension CodeKeypadStyle {
    /// The look of the number pad of the system that the app runs on.
    ///
    /// `CodeKeypadStyle.flatKeyboard` from iOS 26 on, else `CodeKeypadStyle.keyboard`.
    public static var system: CodeKeypadStyle {
        if #available(iOS 26, visionOS 26, *) { .flatKeyboard } else { .keyboard }
    }
}
#endif
