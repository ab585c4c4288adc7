#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// Keeps the app's bindings and the view in sync.
///
/// For the code, the status and the focus, it stores the last value that both sides had. The side with a different value has
/// changed it, and the other side follows. A side therefore never responds to its own change.
@MainActor package final class CodeInputCoordinator {
    private var field: CodeInputField
    private weak var view: CodeInputView?
    private var overrides = CodeInputOverrides()
    private var isUpdating = false
    private var willTell = false
    package private(set) var code = ""
    private var status = CodeStatus.editing
    // The last status that the app set. The app may repeat it after the field's status has changed: only a different value
    // is a new request.
    private var wantedStatus: CodeStatus?
    private var isFocused = false
    private var isEnabled = true
    // A value of the app that the view can't hold. The coordinator corrects it once: an app that insists would loop forever.
    package private(set) var refusedCode: String?

    package init(_ field: CodeInputField) {
        self.field = field
    }

    // MARK: - The view

    package func attach(to view: CodeInputView) {
        self.view = view
        (code, status) = (view.code, view.status)
        field.target?.connect(view, self)
        view.settings.follower = { [weak self] in self?.follow($0) }
    }

    package func detach() {
        view?.settings.follower = nil
        view?.settings.layoutFollower = nil
        view?.verifier = nil
        if let last = view?.status, last != status, let told = field.status { Task { told.wrappedValue = last } }
        if let last = view?.code, last != code {
            // Unless the app has set a code since.
            let (told, known) = (field.code, code)
            Task { if told.wrappedValue == known { told.wrappedValue = last } }
        }
        if let view { field.target?.disconnect(view) }
        view = nil
        code = ""
        refusedCode = nil
        guard isFocused, let focus = field.focus else { return }
        Task { focus.wrappedValue = false }
    }

    /// Tells of the cells after each layout.
    func followCells(_ follow: (([CodeCellPlace]) -> Void)?) {
        guard let follow else { return }
        view?.settings.layoutFollower = { field, frames in
            follow(zip(field.cells, frames).map { CodeCellPlace(cell: $0, frame: $1) })
        }
    }

    /// Follows an event, or a code that the app or the field itself replaced.
    private func follow(_ event: CodeInputEvent?) {
        // A view that is removed or disabled commits what an input method composes, during an update.
        if view?.isCommitting == true, followLater(event) { return }
        switch event {
        case nil, .changed: tellApp()
        case .statusChanged: statusDidChange()
        // A removed view gives up the focus during an update. The app hears of it after the update.
        case .began, .ended: tellAppLater()
        case .completed: view.map { field.onComplete?($0.code) }
        case .submitted: field.onSubmit?()
        case .invalidInput(let reason): field.onInvalidInput?(reason)
        case .verificationFailed(let error): field.onVerificationFailure?(error)
        }
    }

    // MARK: - From the app to the view

    /// Updates the view to the app's values.
    ///
    /// Nothing in here writes to a binding: SwiftUI forbids it during an update.
    package func update(to field: CodeInputField, isEnabled: Bool = true, _ configure: () -> Void) {
        guard let view else { return }
        self.isEnabled = isEnabled
        // A field that is disabled gives up the focus, after the update.
        if isEnabled || !view.isFirstResponder { followEnabling() }
        if field.target !== self.field.target { self.field.target?.disconnect(view) }
        field.target?.connect(view, self)
        self.field = field
        isUpdating = true
        configure()
        applyModifiers(to: view)
        updateCode(of: view)
        updateStatus(of: view)
        isUpdating = false
        let wantsFocus = field.focus?.wrappedValue ?? isFocused
        if view.code != code || wantsFocus != isFocused || isEnabled != view.isEnabled || field.target?.entry != nil {
            tellAppLater()
        }
    }

    /// Sets the properties that have modifiers.
    ///
    /// The others stay as set up.
    private func applyModifiers(to view: CodeInputView) {
        overrides.set(\.alphabet, to: field.alphabet, of: view)
        overrides.set(\.accessibility.label, to: field.title.map { .some($0) }, of: view)
        overrides.set(\.placeholder, to: field.placeholder, of: view)
        overrides.set(\.message, to: field.message, of: view)
        overrides.set(\.showsMessage, to: field.message.map { _ in true }, of: view)
        overrides.set(\.isSecureTextEntry, to: field.security?.isSecure, of: view)
        overrides.set(\.masking, to: field.security.map { $0.masking }, of: view)
        overrides.replace(\.rules, with: field.rules, of: view)
        overrides.replace(\.verifier, with: field.verifier.map { .some($0) }, of: view)
    }

    /// Sets the words of the environment, if any.
    func setWords(_ words: CodeWords?) {
        guard let view else { return }
        overrides.replace(\.words, with: words.map { .some($0) }, of: view)
    }

    private func updateCode(of view: CodeInputView) {
        let wanted = field.code.wrappedValue
        guard wanted != view.code else {
            refusedCode = nil
            code = wanted
            return
        }
        // The app has yet to hear of the field's own code, or insists on a code that the field can't hold.
        guard wanted != code, wanted != refusedCode else { return }
        view.code = wanted
        code = wanted
        refusedCode = view.code == wanted ? nil : wanted
    }

    private func updateStatus(of view: CodeInputView) {
        let wanted = field.status?.wrappedValue
        guard wanted != wantedStatus else { return }
        wantedStatus = wanted
        guard let wanted else { return }
        status = wanted
        view.status = wanted
    }

    // MARK: - From the view to the app

    func tellAppLater() {
        guard !willTell else { return }
        willTell = true
        Task { [weak self] in
            guard let self else { return }
            willTell = false
            followEnabling()
            followFocus()
            tellApp()
            tellFocus()
            enterText()
        }
    }

    private func statusDidChange() {
        // A view may lose its window during an update.
        if view?.window != nil { tellApp() }
        // The field may take a text of the app now.
        tellAppLater()
    }

    /// Enters a text of the app for the user, as soon as the field takes input.
    private func enterText() {
        guard let view, view.takesEntry, let target = field.target, let text = target.entry else { return }
        // First: a closure that hears of the code may have another text.
        target.entry = nil
        view.enter(text)
    }

    /// Returns false for an event that the app may hear of at once.
    private func followLater(_ event: CodeInputEvent?) -> Bool {
        switch event {
        case nil, .changed, .statusChanged: tellAppLater()
        case .completed:
            if let code = view?.code, let onComplete = field.onComplete { Task { onComplete(code) } }
        default: return false
        }
        return true
    }

    private func tellApp() {
        guard let view, !isUpdating else { return }
        if view.code != code {
            code = view.code
            field.code.wrappedValue = code
        }
        if view.status != status {
            status = view.status
            tellStatus()
        }
    }

    private func tellStatus() {
        guard let binding = field.status else { return }
        binding.wrappedValue = status
        // A constant binding keeps its value, and an app may respond with a different status, which is a new request.
        if binding.wrappedValue == status { wantedStatus = status }
    }

    private func followEnabling() {
        if let view, view.isEnabled != isEnabled { view.isEnabled = isEnabled }
    }

    /// Moves the focus to where the app wants it, after the update: moving the keyboard during an update is not safe.
    private func followFocus() {
        guard let view, let wanted = field.focus?.wrappedValue, wanted != isFocused else { return }
        isFocused = wanted
        if wanted { view.becomeFirstResponder() } else { view.resignFirstResponder() }
    }

    private func tellFocus() {
        // Without a window, the view remembers the request itself.
        guard let view, !view.wantsFocus, view.isFirstResponder != isFocused else { return }
        isFocused = view.isFirstResponder
        field.focus?.wrappedValue = isFocused
    }
}

extension CodeInputCoordinator: CustomReflectable {
    /// An empty mirror, which hides the code.
    nonisolated package var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The properties that modifiers have set on a view, and their values before.
///
/// A modifier owns its property while it is there. Before and after, the property is as set up.
@MainActor struct CodeInputOverrides {
    private var restorations: [AnyKeyPath: (CodeInputView) -> Void] = [:]

    /// Sets the value of a modifier if it changed: setters do work.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - value: The value, or nil if there is no modifier.
    ///   - view: The view.
    mutating func set<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<CodeInputView, Value>, to value: Value?, of view: CodeInputView
    ) {
        guard let value = claim(property, for: value, of: view) else { return }
        if view[keyPath: property] != value { view[keyPath: property] = value }
    }

    /// Sets the value of a modifier whose values can't be compared.
    mutating func replace<Value>(
        _ property: ReferenceWritableKeyPath<CodeInputView, Value>, with value: Value?, of view: CodeInputView
    ) {
        guard let value = claim(property, for: value, of: view) else { return }
        view[keyPath: property] = value
    }

    private mutating func claim<Value>(
        _ property: ReferenceWritableKeyPath<CodeInputView, Value>, for value: Value?, of view: CodeInputView
    ) -> Value? {
        if value == nil {
            restorations.removeValue(forKey: property)?(view)
        } else if restorations[property] == nil {
            let before = view[keyPath: property]
            restorations[property] = { $0[keyPath: property] = before }
        }
        return value
    }
}
#endif
