#if canImport(UIKit)
import Foundation
import UIKit

/// Listens to what a focused text input tells of itself, passes it on to the system, and notices what breaks the rules.
///
/// There is one for each window. At the first key it puts itself between an input and its delegate, and again when the
/// system has set its own anew, as it does with each change of focus. A delegate that a test sets afterwards stays.
@MainActor final class InputObserver: NSObject, UITextInputDelegate {
    private static var observers: [ObjectIdentifier: InputObserver] = [:]

    private weak var window: UIWindow?
    /// Who was the input's delegate before.
    private weak var next: (any UITextInputDelegate)?
    /// Whose messages are counted.
    private weak var source: AnyObject?
    private(set) var failures: [String] = []
    private var openTextChanges = 0
    private var openSelectionChanges = 0
    /// Text notifications since the last key began.
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
        // One that a test has set since may pass on to this one, which would pass on to it without end.
        guard present !== self, source !== input || present.map(isOfSystem) ?? true else { return }
        if source !== input {
            (openTextChanges, openSelectionChanges) = (0, 0)
            source = input
        }
        // The observer of another window has nothing to say here.
        next = (present as? InputObserver).map(\.next) ?? present
        input.inputDelegate = self
    }

    /// Whether a delegate is UIKit's own, which it sets with each change of focus.
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
        guard textInput === source else { return }
        openTextChanges += 1
        textNotifications += 1
        if openTextChanges > 1 { fail("textWillChange twice without textDidChange") }
        next?.textWillChange(textInput)
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        guard textInput === source else { return }
        openTextChanges -= 1
        if openTextChanges < 0 {
            openTextChanges = 0
            fail("textDidChange without textWillChange")
        }
        next?.textDidChange(textInput)
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {
        guard textInput === source else { return }
        openSelectionChanges += 1
        if openSelectionChanges > 1 { fail("selectionWillChange twice without selectionDidChange") }
        next?.selectionWillChange(textInput)
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        guard textInput === source else { return }
        openSelectionChanges -= 1
        if openSelectionChanges < 0 {
            openSelectionChanges = 0
            fail("selectionDidChange without selectionWillChange")
        }
        next?.selectionDidChange(textInput)
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
#endif
