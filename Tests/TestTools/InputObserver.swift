#if canImport(UIKit)
import UIKit

/// Observes the notifications of a focused text input, forwards them to the system, and reports broken rules.
///
/// Each window has one. With each key, it replaces the input delegate, which the system sets whenever the focus changes.
/// It does not replace a delegate that a test sets later.
@MainActor final class InputObserver: InputListener {
    private static var observers: [ObjectIdentifier: InputObserver] = [:]

    private weak var window: UIWindow?
    /// The input whose notifications are counted.
    private weak var source: AnyObject?
    var failures: [String] = []
    /// The changes of the text or the selection that began and did not end.
    private var open: [String: Int] = [:]
    /// The number of text notifications since the last key began.
    private(set) var textNotifications = 0

    static func of(_ window: UIWindow) -> InputObserver {
        if let found = observers[ObjectIdentifier(window)], found.window === window { return found }
        observers = observers.filter { $0.value.window != nil }
        let made = InputObserver()
        made.window = window
        observers[ObjectIdentifier(window)] = made
        return made
    }

    var input: (any UITextInput)? { window?.focusedResponder as? any UITextInput }

    private func listen() {
        guard let input else { return }
        let present = input.inputDelegate
        // A delegate that a test has set may forward to this one. Forwarding back would never end.
        guard present !== self, source !== input || present.map(isOfSystem) ?? true else { return }
        if source !== input {
            open = [:]
            source = input
        }
        // Skips the observer of another window.
        next = (present as? InputObserver).map(\.next) ?? present
        input.inputDelegate = self
    }

    /// Whether UIKit set the delegate.
    private func isOfSystem(_ delegate: any UITextInputDelegate) -> Bool {
        #if canImport(Darwin)
        Bundle(for: type(of: delegate)).bundleIdentifier?.hasPrefix("com.apple.") ?? false
        #else
        String(reflecting: type(of: delegate)).hasPrefix("UIKit.")
        #endif
    }

    func fail(_ what: String) {
        failures.append(what)
        KeyboardDriver.report(what)
    }

    override func hear(_ notification: TextNotification, of input: (any UITextInput)?) {
        if input === source {
            if notification == .textWill { textNotifications += 1 }
            let what = notification == .textWill || notification == .textDid ? "text" : "selection"
            let isBeginning = notification == .textWill || notification == .selectionWill
            let count = open[what, default: 0] + (isBeginning ? 1 : -1)
            if count > 1 { fail("\(what)WillChange twice without \(what)DidChange") }
            if count < 0 { fail("\(what)DidChange without \(what)WillChange") }
            open[what] = max(count, 0)
            super.hear(notification, of: input)
        }
        KeyboardDriver.onNotification?(notification)
    }

    // MARK: Around each key

    func begin() {
        listen()
        textNotifications = 0
    }

    func end(_ what: String) {
        for subject in ["text", "selection"] where open[subject, default: 0] > 0 {
            open[subject] = 0
            fail("\(subject)WillChange without \(subject)DidChange in \(what)")
        }
        guard let input else { return }
        for problem in input.inconsistencies() { fail("\(problem) after \(what)") }
    }
}

extension UIWindow {
    /// The first responder among the views of the window and their controllers.
    var focusedResponder: UIResponder? {
        var views: [UIView] = [self]
        while let view = views.popLast() {
            if view.isFirstResponder { return view }
            if let controller = view.next as? UIViewController, controller.isFirstResponder { return controller }
            views += view.subviews
        }
        return nil
    }
}
#endif
