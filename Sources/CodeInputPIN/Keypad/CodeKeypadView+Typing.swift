#if canImport(UIKit)
import UIKit

extension CodeKeypadView {
    // MARK: - Target

    /// The current target of the keys.
    var currentTarget: (any UIKeyInput)? {
        if let target { return target }
        if let found = foundTarget as? UIResponder, showsPad(found) { return foundTarget }
        foundTarget = findTarget()
        return foundTarget
    }

    private func showsPad(_ responder: UIResponder) -> Bool {
        responder.isFirstResponder && responder.inputView === self
    }

    private func findTarget() -> (any UIKeyInput)? {
        // The keyboard and the field may be in different scenes.
        let scenes = (UIApplication.current?.connectedScenes ?? []).compactMap { $0 as? UIWindowScene }
        var views: [UIView] = scenes.flatMap(\.windows)
        while let view = views.popLast() {
            // A view controller can be the first responder, too.
            for responder in [view, view.next as? UIViewController].compactMap({ $0 }) where showsPad(responder) {
                if let input = responder as? any UIKeyInput { return input }
            }
            views += view.subviews
        }
        return nil
    }

    /// Whether a pressed key looks pressed.
    var showsPresses: Bool { currentTarget?.isSecureTextEntry != true }

    // MARK: - Fingers

    /// The touches of one event, in order of time.
    func inOrder(_ touches: Set<UITouch>) -> [UITouch] { touches.sorted { $0.timestamp < $1.timestamp } }

    func begin(_ touch: UITouch) {
        guard isEnabled else { return }
        let key = key(under: touch)
        fingers.begin(ObjectIdentifier(touch), at: key).forEach(perform)
        // Typing may have removed the pad, and the fingers with it.
        if key != nil, window != nil { UIDevice.current.playInputClick() }
        if key == .delete, fingers.isDeleting {
            perform(.delete)
            repeating.begin(by: clock) { [weak self] in self?.deleteOnceMore() == true }
        }
        fingersDidChange()
    }

    func end(_ touch: UITouch) {
        let typed = fingers.end(ObjectIdentifier(touch), at: key(under: touch))
        fingersDidChange()
        if let typed { perform(typed) }
    }

    func fingersDidChange() {
        if !fingers.isDeleting { repeating.end() }
        setNeedsLayout()
    }

    func cancelFingers() {
        fingers.cancelAll()
        fingersDidChange()
    }

    // MARK: - Keys

    func perform(_ key: CodeKeypadKey) {
        switch key {
        case .digit(let digit): currentTarget?.insertText(String(digit))
        case .delete: currentTarget?.deleteBackward()
        case .extra:
            extraKey?.action()
            // The face may have changed.
            setNeedsLayout()
        }
    }

    // MARK: - Repeat

    private func deleteOnceMore() -> Bool {
        guard currentTarget?.hasText == true else { return false }
        UIDevice.current.playInputClick()
        perform(.delete)
        return fingers.isDeleting
    }
}

extension UIApplication {
    /// The app, or nil in an app extension, which must not use `shared`.
    fileprivate static var current: UIApplication? {
        #if canImport(ObjectiveC)
        let name = NSSelectorFromString("sharedApplication")
        guard responds(to: name) else { return nil }
        // There may be no app, as in tests without a host.
        let app: Unmanaged<AnyObject>? = perform(name)
        return app?.takeUnretainedValue() as? UIApplication
        #else
        return shared
        #endif
    }
}
#endif
