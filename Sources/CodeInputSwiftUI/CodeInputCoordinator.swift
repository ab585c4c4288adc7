#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// Keeps the app's bindings and the view in sync.
///
/// For the code, the status and the focus, it stores the last value that both sides had. Whichever side has another
/// value has changed it, and the other side follows. Reflection shows no code.
@MainActor final class CodeInputCoordinator: CustomReflectable {
    private var source: CodeInputField
    var field: CodeInputField.Values { source.values }
    private(set) weak var view: CodeInputView?
    private var overrides = CodeInputOverrides()
    private var isUpdating = false
    private var willUpdateApp = false
    private var lastCode = ""
    // What the last update read of the bindings.
    private var readCode: String?
    private var readStatus: CodeStatus?
    private var lastStatus = CodeStatus.editing
    // The last status that the app set. The app may repeat it after the field's status has changed: only a different
    // value is a new request.
    private var wantedStatus: CodeStatus?
    // The last words that the app set for a verdict.
    private var verdictMessage: String?
    private var hasUpdated = false
    // Whether the app's next update may answer a verdict that it was told.
    private var answersVerdict = false
    static var all: [Weak] = []
    /// The window of a view that is gone.
    weak var lastWindow: UIWindow?
    /// The last value that the binding of the focus and the view had.
    var isFocused = false
    /// Whether the binding is true because of a field in another window, which shares it.
    var isFocusedInOtherWindow = false
    /// Whether the field has yet to follow its binding of the focus.
    var isNew = true
    private var isEnabled = true
    // A value of the app that the view can't hold. The coordinator corrects it once: an app that insists would loop.
    private var refusedCode: String?

    init(_ field: CodeInputField) { source = field }

    // MARK: - The view

    func attach(to view: CodeInputView) {
        self.view = view
        Self.all.append(Weak(coordinator: self))
        (lastCode, lastStatus) = (view.code, view.status)
        field.target?.connect(view, self)
        view.swiftUIListener = { [weak self] in self?.handle($0) }
    }

    /// From here on, the coordinator touches no binding of the field.
    ///
    /// What the binding is about may be gone with the field: to read it would trap, and to set it would bring it back.
    func detach(_ view: CodeInputView) {
        (view.swiftUIListener, view.cellListener, view.verifier) = (nil, nil, nil)
        field.target?.disconnect(view, isRemoved: true)
        lastWindow = view.window
        self.view = nil
        (lastCode, readCode, refusedCode) = ("", nil, nil)
        // Another field may take over the focus of this one.
        performLater {
            Self.followFocus()
            Self.reportFocus()
            Self.all.removeAll { $0.coordinator === self || $0.coordinator == nil }
        }
    }

    func listenToCells(_ listener: (([CodeCell]) -> Void)?) {
        guard let listener else { return }
        view?.cellListener = { [weak self] cells, _, _ in
            guard self?.isUpdating == true else { return listener(cells) }
            // Not these cells: a layout before the next turn may have newer ones.
            performLater { [weak self] in self?.view?.setNeedsLayout() }
        }
    }

    /// Handles an event, or for nil a code that the app replaced.
    private func handle(_ event: CodeInputEvent?) {
        // A view that is disabled commits what an input method composes, during an update.
        if view?.isCommitting == true, deferEvent(event) { return }
        switch event {
        case nil, .changed: updateApp()
        case .statusChanged:
            // A view may lose its window during an update.
            if view?.window != nil { updateApp() }
            // The field may take a text of the app now.
            updateAppLater()
        // A view may give up the focus during an update. The app hears of it after the update.
        case .began: updateAppLater()
        case .ended:
            // The field is about to end editing: the one to which the app has moved the focus takes it first.
            if let view, view.isFirstResponder, !view.isCommitting, !isUpdating, hasMovedOn { Self.followFocus() }
            // Disabled, by SwiftUI itself or by `followEnabling`: it takes the focus again.
            if view?.isEnabled == false { field.target?.offersFocus = true }
            updateAppLater()
        case .completed: if let view { field.onComplete?(view.code) }
        case .submitted: field.onSubmit?()
        case .invalidInput(let reason): field.onInvalidInput?(reason)
        case .verificationFailed(let error): field.onVerificationFailure?(error)
        }
    }

    // MARK: - From the app to the view

    /// Updates the view to the app's values, and writes to no binding: SwiftUI forbids it during an update.
    func update(to new: CodeInputField, isEnabled: Bool, _ configure: () -> Void) {
        guard let view else { return }
        let wasEnabled = self.isEnabled
        self.isEnabled = isEnabled
        // A field that is disabled gives up the focus, after the update.
        if isEnabled || !view.isFirstResponder { followEnabling() }
        let target = field.target, hadFocusBinding = field.focus != nil
        // During an update, a binding returns the value that it had when the app made the `CodeInputField`. SwiftUI may
        // pass the same `CodeInputField` again, because its view leaves or the environment has changed. Its values may
        // then be older than those that the view has written to the bindings.
        let code = new.values.code.wrappedValue, status = new.values.status?.wrappedValue
        let hasNewValues = new.shared !== source.shared || code != readCode || status != readStatus
        (source, readCode, readStatus) = (new, code, status)
        // A binding that comes back is a new one.
        if field.focus == nil { isFocused = false }
        // Not with each update: SwiftUI also updates a view that leaves, whose target the field in its place has.
        if target !== field.target {
            target?.disconnect(view)
            field.target?.connect(view, self)
            updateAppLater()
        }
        isUpdating = true
        // `onChange(of:)` may answer in another update of the same turn.
        if answersVerdict { performLater { [weak self] in self?.answersVerdict = false } }
        configure()
        if hasNewValues {
            applyModifiers(to: view)
            updateCode(of: view)
            updateStatus(of: view)
        }
        (isUpdating, hasUpdated) = (false, true)
        let wantsFocus = field.focus?.wrappedValue ?? isFocused
        let isBound = field.focus != nil && !hadFocusBinding
        if isBound || wantsFocus != isFocused || isEnabled != wasEnabled || field.target?.isWaiting == true {
            updateAppLater()
        }
    }

    /// Sets the properties that have modifiers; the others stay as set up, and so does a value that is the same.
    private func applyModifiers(to view: CodeInputView) {
        if let new = overrides.alphabet.value(field.alphabet, over: view.alphabet) { view.alphabet = new }
        let label = field.title.map(String?.some)
        if let new = overrides.label.value(label, over: view.labelOfApp), new != view.labelOfApp {
            view.accessibilityLabel = new
        }
        let placeholder = field.placeholder
        if let new = overrides.placeholder.value(placeholder, over: view.placeholder), new != view.placeholder {
            view.placeholder = new
        }
        let message = field.showsMessage ? (text: field.message, isShown: true) : nil
        let shown = (text: view.message, isShown: view.showsMessage)
        if let new = overrides.message.value(message, over: shown), new != shown {
            (view.message, view.showsMessage) = new
        }
        let security = field.security
        if let (isSecure, masking) = overrides.security.value(security, over: (view.isSecureTextEntry, view.masking)) {
            // A field that shows the next code must not show this one.
            if readCode?.isEmpty == true || !isSecure && masking == nil { updateCode(of: view) }
            // In this order, a code that is hidden before and after is hidden throughout.
            if isSecure { view.isSecureTextEntry = true }
            if masking != view.masking { view.masking = masking }
            if !isSecure { view.isSecureTextEntry = false }
        }
        let submits = field.submitsWhenComplete
        if let new = overrides.submits.value(submits, over: view.submitsWhenComplete) { view.submitsWhenComplete = new }
        if let new = overrides.reader.value(field.reader, over: view.reader) { view.reader = new }
        if let new = overrides.rules.value(field.rules, over: view.rules) { view.rules = new }
        let verifier = field.verifier.map(CodeInputOverrides.Verifier?.some)
        if let new = overrides.verifier.value(verifier, over: view.verifier) { view.verifier = new }
    }

    func setWords(_ words: CodeWords?, of view: CodeInputView) {
        if let new = overrides.words.value(words.map(CodeWords?.some), over: view.words) { view.words = new }
    }

    private func updateCode(of view: CodeInputView) {
        guard let wanted = readCode else { return }
        guard wanted != view.code else { return (refusedCode, lastCode) = (nil, wanted) }
        // The app has yet to hear of the field's own code, or insists on a code that the field can't hold.
        if wanted != lastCode, wanted != refusedCode {
            if wanted.isEmpty, answersVerdict { view.perform(.app(.answerByClearing)) } else { view.code = wanted }
            lastCode = wanted
            refusedCode = view.code == wanted ? nil : wanted
        }
        if view.code != lastCode { updateAppLater() }
    }

    private func updateStatus(of view: CodeInputView) {
        let wanted = readStatus, message = field.verdictMessage
        let isReworded = message != verdictMessage && view.status.isVerdict
        guard wanted != wantedStatus || isReworded && wanted == view.status else {
            // No words for a verdict that the app has yet to set.
            if !view.status.isVerdict { verdictMessage = message }
            return
        }
        let isFirst = wantedStatus == nil
        (wantedStatus, verdictMessage) = (wanted, message)
        guard let wanted else { return }
        lastStatus = wanted
        // The verification has ended with the view before this one, which did not say so.
        if !hasUpdated, wanted == .verifying, view.verifier != nil { return updateAppLater() }
        view.isQuiet = isFirst
        defer { view.isQuiet = false }
        if wanted != view.status || isReworded { view.perform(.app(.status(wanted, message: message))) }
        // The field before this one has emptied itself.
        if !hasUpdated, wanted.isVerdict, view.code.isEmpty { view.perform(.app(.answerByClearing)) }
    }

    // MARK: - From the view to the app

    func updateAppLater() {
        guard !willUpdateApp else { return }
        willUpdateApp = true
        performLater { [weak self] in
            guard let self else { return }
            willUpdateApp = false
            Self.followFocus()
            updateApp()
            Self.reportFocus()
            takeFocusForPad()
            enterText()
        }
    }

    /// Enters a text of the app for the user, as soon as the field takes input.
    private func enterText() {
        guard let view, view.isEnabled, view.isEditable, view.status != .verifying, let target = field.target,
            target.field === view, let text = target.entry
        else { return }
        // First: a closure that hears of the code may have another text.
        target.entry = nil
        view.enter(text)
    }

    /// Returns false for an event that the app may hear of at once.
    private func deferEvent(_ event: CodeInputEvent?) -> Bool {
        switch event {
        case nil, .changed, .statusChanged: updateAppLater()
        case .completed: if let code = view?.code { completeLater(code) }
        case .invalidInput(let reason): performLater { if self.view != nil { self.field.onInvalidInput?(reason) } }
        default: return false
        }
        return true
    }

    /// Tells the app of a complete code after its binding, which may spell it in its own way.
    private func completeLater(_ code: String) {
        let before = field.code.wrappedValue
        performLater { [self] in
            guard view != nil else { return }
            let spelling = spelling(of: code, unless: before)
            field.onComplete?(spelling.count == code.count ? spelling : code)
        }
    }

    func updateApp() {
        guard let view, !isUpdating else { return }
        if view.code != lastCode {
            lastCode = view.code
            let before = field.code.wrappedValue
            field.code.wrappedValue = lastCode
            let spelling = spelling(of: lastCode, unless: before)
            // With the next update, its spelling would be a new code, which moves the caret to the end, and ends Undo
            // and a verification.
            if spelling != lastCode, view.code == lastCode {
                view.perform(.app(.respell(spelling)))
                lastCode = view.code
            }
        }
        guard view.status != lastStatus else { return }
        lastStatus = view.status
        guard let binding = field.status else { return }
        answersVerdict = lastStatus.isVerdict
        binding.wrappedValue = lastStatus
        // A constant binding keeps its value, and an app may respond with a different status, which is a new request.
        if binding.wrappedValue == lastStatus { wantedStatus = lastStatus } else { answersVerdict = false }
    }

    /// The code in the spelling of the app's binding, or as it is while the binding still has its earlier value.
    private func spelling(of code: String, unless before: String) -> String {
        let own = field.code.wrappedValue
        // It may have spelled an equal code so before.
        return own != before || own.lowercased() == code.lowercased() ? own : code
    }

    func followEnabling() {
        guard let view, view.isEnabled != isEnabled else { return }
        view.isEnabled = isEnabled
    }
}

/// The properties that modifiers set, and their values before, which return when a modifier goes.
struct CodeInputOverrides: ~Copyable {
    typealias Verifier = @MainActor (String) async throws -> CodeVerdict

    struct Property<Value> {
        private var before: Value?

        /// What to set: the value of the modifier, the value before it if it has gone, or nil for nothing.
        mutating func value(_ wanted: Value?, over current: @autoclosure () -> Value) -> Value? {
            // Asked first: to write nil over nil is slow, and each update does it for every property.
            guard let wanted else { return before == nil ? nil : before.take() }
            if before == nil { before = current() }
            return wanted
        }
    }

    var alphabet = Property<CodeAlphabet>()
    var label = Property<String?>()
    var placeholder = Property<String>()
    var message = Property<(text: String?, isShown: Bool)>()
    var security = Property<(isSecure: Bool, masking: CodeMasking?)>()
    var submits = Property<Bool>()
    var reader = Property<CodeReader>()
    var rules = Property<[any CodeRule]>()
    var verifier = Property<Verifier?>()
    var words = Property<CodeWords?>()
}
#endif
