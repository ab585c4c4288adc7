#if canImport(UIKit)
import UIKit

extension CodeKeypadView {
    // MARK: - Target

    var currentTarget: (any UIKeyInput)? {
        if let target { return target }
        if let found = foundTarget as? UIResponder, showsPad(found) { return foundTarget }
        foundTarget = findTarget()
        return foundTarget
    }

    func showsPad(_ responder: UIResponder) -> Bool {
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

    // MARK: - Fingers

    func inOrder(_ touches: Set<UITouch>) -> [UITouch] { touches.sorted { $0.timestamp < $1.timestamp } }

    func begin(_ touch: UITouch) {
        guard isEnabled else { return }
        let key = key(under: touch)
        fingers.begin(ObjectIdentifier(touch), at: key).forEach(perform)
        // Typing may have removed the pad, and the fingers with it.
        if key != nil, window != nil { UIDevice.current.playInputClick() }
        if key == .delete, fingers.isDeleting {
            let field = currentTarget
            perform(.delete)
            repeating?.cancel()
            repeating = repeatKey(by: clock) { [weak self, weak field] in
                // Another field keeps its text: the key is not held for it.
                guard let self, let field, currentTarget === field, field.hasText else { return false }
                UIDevice.current.playInputClick()
                perform(.delete)
                return fingers.isDeleting
            }
        }
        fingersDidChange()
    }

    func end(_ touch: UITouch) {
        let typed = fingers.end(ObjectIdentifier(touch), at: key(under: touch))
        fingersDidChange()
        if let typed { perform(typed) }
    }

    func fingersDidChange() {
        if !fingers.isDeleting { repeating?.cancel() }
        setNeedsLayout()
    }

    func cancelFingers() {
        fingers = KeypadFingers()
        fingersDidChange()
    }

    // MARK: - Keys

    /// Types a key, and speaks the count: VoiceOver presses keys, and passes on touches, as in Direct Touch Typing.
    func perform(_ key: CodeKeypadKey) {
        guard key != .extra, let field = currentTarget as? CodeInputView else { return press(key) }
        field.speakProgress { press(key) }
    }

    private func press(_ key: CodeKeypadKey) {
        switch key {
        case .digit(let digit): currentTarget?.insertText(String(digit))
        case .delete: currentTarget?.deleteBackward()
        case .extra:
            extraKey?.action()
            // The face may have changed.
            setNeedsLayout()
        }
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

/// The fingers on a number pad, in the order of their touches.
///
/// A key types when its finger lifts, or when the next one comes down: two quick fingers type in order. The delete key
/// acts at once, and for as long as its finger stays. Reflection shows no key, which may be one of a secret.
struct KeypadFingers: CustomReflectable {
    private var fingers: [(id: ObjectIdentifier, key: CodeKeypadKey?, isDeleting: Bool)] = []

    var isPressing: Bool { fingers.contains { $0.key != nil } }

    func isPressed(_ key: CodeKeypadKey) -> Bool { fingers.contains { $0.key == key } }

    var isDeleting: Bool { fingers.contains(where: \.isDeleting) }

    /// Adds a finger, and returns the digits that the others type now.
    ///
    /// An extra key acts when its finger lifts, because its action may end the entry.
    mutating func begin(_ id: ObjectIdentifier, at key: CodeKeypadKey?) -> [CodeKeypadKey] {
        var typed: [CodeKeypadKey] = [], index = 0
        while key != nil, index < fingers.count {
            if case .digit(let digit) = fingers[index].key {
                typed.append(.digit(digit))
            } else if !fingers[index].isDeleting {
                index += 1
                continue
            }
            remove(at: index)
        }
        cancel(id)
        fingers.append((id, key, key == .delete))
        return typed
    }

    mutating func move(_ id: ObjectIdentifier, to key: CodeKeypadKey?) {
        guard let index = fingers.firstIndex(where: { $0.id == id }), fingers[index].key != key else { return }
        // A finger that slides off the delete key has deleted already.
        if fingers[index].isDeleting { remove(at: index) } else { fingers[index].key = key }
    }

    /// Removes a finger that lifts, and returns the key that it types, or nil.
    mutating func end(_ id: ObjectIdentifier, at key: CodeKeypadKey?) -> CodeKeypadKey? {
        move(id, to: key)
        defer { cancel(id) }
        return fingers.first { $0.id == id && !$0.isDeleting }?.key
    }

    /// Removes a finger, which types nothing.
    mutating func cancel(_ id: ObjectIdentifier) {
        if let index = fingers.firstIndex(where: { $0.id == id }) { remove(at: index) }
    }

    private mutating func remove(at index: Int) {
        // An array keeps the last element that it removes in its memory, which may be a digit of a secret.
        fingers.append((fingers.remove(at: index).id, nil, false))
        fingers.removeLast()
    }
}
#endif
