#if canImport(SwiftUI) && canImport(UIKit)
public import CodeInputCore
public import CodeInputStyles
public import SwiftUI

extension CodeInputField {
    // MARK: - What is typed

    /// The characters that a code is made of; `CodeAlphabet.digits` unless set.
    public func codeInputAlphabet(_ alphabet: CodeAlphabet) -> CodeInputField { with { $0.alphabet = alphabet } }

    /// Whether the system treats the text as a secret, and what the cells show.
    ///
    /// - Parameters:
    ///   - isSecure: Whether it is one: no copying, no dictionary, no third-party keyboards.
    ///   - masking: What filled cells show; nil hides the characters of a secure field, and only those.
    /// - Returns: The field.
    public func codeInputSecure(_ isSecure: Bool = true, masking: CodeMasking? = nil) -> CodeInputField {
        with { $0.security = (isSecure, masking) }
    }

    // MARK: - How it looks

    /// How this field looks, whatever the environment says.
    public func codeInputStyle(_ style: some CodeCellRenderer) -> CodeInputField { with { $0.style = style } }

    /// What empty cells hint: the character of the same position, or one character for every cell.
    public func codeInputPlaceholder(_ placeholder: String) -> CodeInputField {
        with { $0.placeholder = placeholder }
    }

    // MARK: - Status

    /// Where the code stands, told and heard of through a binding.
    ///
    /// It is set when the person's next edit ends a verdict, and when a ``codeInputVerifier(_:onFailure:)`` decides.
    public func codeInputStatus(_ status: Binding<CodeStatus>) -> CodeInputField { with { $0.status = status } }

    /// Where the code stands, as the app knows it.
    ///
    /// It is shown when it becomes another one; an edit by the person ends a verdict without the app's doing. An app
    /// that may reject twice in a row takes the binding instead, which then tells the two apart.
    public func codeInputStatus(_ status: CodeStatus) -> CodeInputField { codeInputStatus(.constant(status)) }

    /// Judges a complete code; its verdict is shown.
    ///
    /// - Parameters:
    ///   - verifier: Runs after ``onCodeComplete(perform:)``. It is cancelled when the code changes, or the field goes.
    ///   - onFailure: Called with an error that the verifier threw, which is no verdict.
    /// - Returns: The field.
    public func codeInputVerifier(
        _ verifier: @escaping @MainActor (String) async throws -> CodeVerdict,
        onFailure: ((any Error) -> Void)? = nil
    ) -> CodeInputField {
        with {
            $0.verifier = verifier
            $0.onVerificationFailure = onFailure
        }
    }

    // MARK: - Focus

    /// Whether the field has the keyboard, told and heard of through a binding.
    ///
    /// `FocusState` and `focused(_:)` do not reach into views from UIKit: SwiftUI takes a `FocusState` back that none of
    /// its own fields claims. A `State` of `Bool` does here. The field follows a turn after it is set, as soon as it is in a window, and sets it when the person moves the focus. Where
    /// the field can't have the keyboard because it is disabled, the binding becomes false.
    public func codeInputFocused(_ isFocused: Binding<Bool>) -> CodeInputField { with { $0.focus = isFocused } }

    /// Which of several fields has the keyboard, told and heard of through one binding.
    ///
    /// ```swift
    /// CodeInputField(code: $invitation, length: 8).codeInputFocused($focus, equals: .invitation)
    /// CodeInputField(code: $code).codeInputFocused($focus, equals: .code)
    /// ```
    ///
    /// - Parameters:
    ///   - focus: A `State`, nil while none of the fields has the keyboard.
    ///   - value: What stands for this field.
    /// - Returns: The field.
    public func codeInputFocused<Value: Hashable & Sendable>(
        _ focus: Binding<Value?>, equals value: Value
    ) -> CodeInputField {
        codeInputFocused(
            Binding(
                get: { focus.wrappedValue == value },
                set: { isFocused in
                    // A field that loses the keyboard to another one does not take the focus from that.
                    if isFocused {
                        focus.wrappedValue = value
                    } else if focus.wrappedValue == value {
                        focus.wrappedValue = nil
                    }
                }))
    }

    // MARK: - Events

    /// Calls a closure with the code when an edit by the person has changed it and left every cell filled.
    ///
    /// The binding is set before.
    public func onCodeComplete(perform action: @escaping (String) -> Void) -> CodeInputField {
        with { $0.onComplete = action }
    }

    /// Calls a closure when the user presses Return, as `onSubmit` does for SwiftUI's own fields.
    ///
    /// SwiftUI keeps the action of `onSubmit` to itself. In a field for codes of different lengths,
    /// ``onCodeComplete(perform:)`` comes first, and a code that is too short submits nothing.
    public func onCodeSubmit(perform action: @escaping () -> Void) -> CodeInputField {
        with { $0.onSubmit = action }
    }

    /// Calls a closure with the reason when an edit by the person was refused.
    public func onInvalidCodeInput(perform action: @escaping (CodeRejection) -> Void) -> CodeInputField {
        with { $0.onInvalidInput = action }
    }

    // MARK: - Everything else

    /// Sets up the view from UIKit, once, when it is made: rules, keyboard, policies.
    ///
    /// What there is a modifier for is the modifier's as long as it is there, and else as it was set up. The field
    /// itself owns `code`, `length`, `style`, `isEnabled` and `semanticContentAttribute`, which come from its binding,
    /// its initializer and its environment.
    public func codeInputSetUp(_ setUp: @escaping (CodeInputView) -> Void) -> CodeInputField {
        with { $0.setUp = setUp }
    }

    func with(_ change: (inout CodeInputField) -> Void) -> CodeInputField {
        var copy = self
        change(&copy)
        return copy
    }
}
#endif
