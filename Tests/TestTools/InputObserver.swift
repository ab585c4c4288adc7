#if canImport(UIKit)
import Foundation
import UIKit

/// What a text input tells the system.
package enum TextNotification: String {
    case textWill, textDid, selectionWill, selectionDid
}

/// Observes the notifications of a focused text input, forwards them to the system, and reports broken rules.
///
/// Each window has one. With each key, it replaces the input delegate, which the system sets whenever the focus changes.
/// It does not replace a delegate that a test sets later.
@MainActor final class InputObserver: NSObject, UITextInputDelegate {
    private static var observers: [ObjectIdentifier: InputObserver] = [:]

    private weak var window: UIWindow?
    /// The former delegate of the input.
    private weak var next: (any UITextInputDelegate)?
    /// The input whose notifications are counted.
    private weak var source: AnyObject?
    private(set) var failures: [String] = []
    private var openTextChanges = 0
    private var openSelectionChanges = 0
    /// The number of text notifications since the last key began.
    private(set) var textNotifications = 0

    private init(window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The observer of a window.
    static func of(_ window: UIWindow) -> InputObserver {
        if let found = observers[ObjectIdentifier(window)], found.window === window { return found }
        observers = observers.filter { $0.value.window != nil }
        let made = InputObserver(window: window)
        observers[ObjectIdentifier(window)] = made
        return made
    }

    var responder: UIResponder? { window?.focusedResponder }
    var input: (any UITextInput)? { responder as? any UITextInput }

    private func listen() {
        guard let input else { return }
        let present = input.inputDelegate
        // A delegate that a test has set may forward to this one. Forwarding back would never end.
        guard present !== self, source !== input || present.map(isOfSystem) ?? true else { return }
        if source !== input {
            (openTextChanges, openSelectionChanges) = (0, 0)
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

    func clear() { failures = [] }

    // MARK: UITextInputDelegate

    func textWillChange(_ textInput: (any UITextInput)?) {
        if textInput === source { textNotifications += 1 }
        begins(\.openTextChanges, "text", of: textInput) { $0.textWillChange(textInput) }
        KeyboardDriver.onNotification?(.textWill)
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        ends(\.openTextChanges, "text", of: textInput) { $0.textDidChange(textInput) }
        KeyboardDriver.onNotification?(.textDid)
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {
        begins(\.openSelectionChanges, "selection", of: textInput) { $0.selectionWillChange(textInput) }
        KeyboardDriver.onNotification?(.selectionWill)
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        ends(\.openSelectionChanges, "selection", of: textInput) { $0.selectionDidChange(textInput) }
        KeyboardDriver.onNotification?(.selectionDid)
    }

    private typealias Count = ReferenceWritableKeyPath<InputObserver, Int>

    private func begins(
        _ open: Count, _ what: String, of input: (any UITextInput)?, _ forward: (any UITextInputDelegate) -> Void
    ) {
        guard input === source else { return }
        self[keyPath: open] += 1
        if self[keyPath: open] > 1 { fail("\(what)WillChange twice without \(what)DidChange") }
        next.map(forward)
    }

    private func ends(
        _ open: Count, _ what: String, of input: (any UITextInput)?, _ forward: (any UITextInputDelegate) -> Void
    ) {
        guard input === source else { return }
        self[keyPath: open] -= 1
        if self[keyPath: open] < 0 {
            self[keyPath: open] = 0
            fail("\(what)DidChange without \(what)WillChange")
        }
        next.map(forward)
    }

    @available(iOS 18.4, visionOS 2.4, *)
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}

    // MARK: Around each key

    func begin() {
        listen()
        textNotifications = 0
    }

    func end(_ what: String) {
        if openTextChanges > 0 {
            openTextChanges = 0
            fail("textWillChange without textDidChange in \(what)")
        }
        if openSelectionChanges > 0 {
            openSelectionChanges = 0
            fail("selectionWillChange without selectionDidChange in \(what)")
        }
        guard let input else { return }
        for problem in InputCheck(input).problems() { fail("\(problem) after \(what)") }
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
