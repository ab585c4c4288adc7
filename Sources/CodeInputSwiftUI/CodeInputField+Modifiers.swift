#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

extension CodeInputField {
    // MARK: - Input

    /// Sets the characters that a code may have; defaults to `CodeAlphabet.digits`.
    public func codeInputAlphabet(_ alphabet: CodeAlphabet) -> CodeInputField { with { $0.alphabet = alphabet } }

    /// Sets whether the system treats the text as a secret, and what the cells show.
    ///
    /// - Parameters:
    ///   - isSecure: Whether the text is a secret: no copying, no learning of words, no third-party keyboards.
    ///   - masking: What filled cells show. Nil masks the cells of a secure field, and of no other. To show characters,
    ///     write `CodeMasking.none`: Swift takes `.none` for nil.
    /// - Returns: The field.
    public func codeInputSecure(_ isSecure: Bool = true, masking: CodeMasking? = nil) -> CodeInputField {
        with { $0.security = (isSecure, masking) }
    }

    /// Sets what finds the code in a link or a message; defaults to `CodeReader.plain`.
    ///
    /// For whole messages, import CodeInputMessages and set `.messages`. A secure field reads neither.
    public func codeInputReader(_ reader: CodeReader) -> CodeInputField { with { $0.reader = reader } }

    // MARK: - Appearance

    /// Sets the style of this field, in place of the environment's.
    public func codeInputStyle(_ style: some CodeCellRenderer) -> CodeInputField { with { $0.style = style } }

    /// Sets what empty cells show: the character at the same position, or one character for every cell.
    public func codeInputPlaceholder(_ placeholder: String) -> CodeInputField { with { $0.placeholder = placeholder } }

    /// Shows messages in a row under the cells: the app's message, and in its place the words of a verification and a
    /// verdict.
    ///
    /// The row keeps one line while it is empty, as with nil. A longer message wraps, and the field grows.
    public func codeInputMessage(_ message: String? = nil) -> CodeInputField {
        with { ($0.message, $0.showsMessage) = (message, true) }
    }

    // MARK: - Status

    /// Binds the verification status of the code.
    ///
    /// The field sets the binding whenever the status changes: when verification begins, ends or is canceled, when a
    /// rule rejects the code, and when an edit by the user ends a verdict. A constant binding shows its status when it
    /// changes. An app that may reject twice in a row needs a `State`. If the same field gets the bindings of another
    /// code, give it an `id(_:)`, so that SwiftUI makes a new field.
    ///
    /// A field that is removed touches its bindings no more, since what they are about may be gone, too: a status stays
    /// verifying, though the verification is canceled. A new field with a verifier sets it back to editing. End what
    /// the bindings are about in `onChange(of:)`, not in the verifier or an event closure: the field has yet to set the
    /// verdict, and to read where the focus goes.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - message: The words for a verdict that the app sets; nil, the default, is the kit's words. Other words for
    ///     the same verdict, such as those of a countdown, replace the words alone.
    /// - Returns: The field.
    public func codeInputStatus(_ status: Binding<CodeStatus>, message: String? = nil) -> CodeInputField {
        with { ($0.status, $0.verdictMessage) = (status, message) }
    }

    /// Sets the verifier, which judges a complete code.
    ///
    /// - Parameters:
    ///   - verifier: Runs after ``codeInputOnComplete(perform:)``. The field cancels it when the code changes or the
    ///     field is removed.
    ///   - onFailure: Called with an error of the verifier, which is no verdict.
    /// - Returns: The field.
    public func codeInputVerifier(
        _ verifier: @escaping @MainActor (String) async throws -> CodeVerdict, onFailure: ((any Error) -> Void)? = nil
    ) -> CodeInputField {
        with {
            $0.verifier = verifier
            $0.onVerificationFailure = onFailure
        }
    }

    /// Sets the rules that a complete code must follow; defaults to none.
    ///
    /// The first rule that the code breaks rejects it, without ``codeInputOnComplete(perform:)`` and the verifier.
    public func codeInputRules(_ rules: [any CodeRule]) -> CodeInputField { with { $0.rules = rules } }

    /// Sets whether a full code is submitted at once, to the rules and the verifier; defaults to true.
    ///
    /// If false, the user submits it with Return, or a button with `submit()` of the view: see <doc:UsingSwiftUI>.
    public func codeInputSubmitsWhenComplete(_ submits: Bool) -> CodeInputField {
        with { $0.submitsWhenComplete = submits }
    }

    // MARK: - Focus

    /// Binds the focus of the field.
    ///
    /// Use a `State` of `Bool`: `FocusState` and `focused(_:)` do not work with views from UIKit, because SwiftUI
    /// resets a `FocusState` that none of its own fields claims. The field follows the binding a turn later, or as soon
    /// as it is in a window. It sets the binding when the user moves the focus, and to false if the field is disabled,
    /// but not if it is removed.
    public func codeInputFocused(_ isFocused: Binding<Bool>) -> CodeInputField { with { $0.focus = isFocused } }

    /// Binds the focus of one of several fields to a `State` that is nil while none of them has the focus.
    ///
    /// ```swift
    /// CodeInputField(code: $invitation, length: 8).codeInputFocused($focus, equals: .invitation)
    /// CodeInputField(code: $code).codeInputFocused($focus, equals: .code)
    /// ```
    public func codeInputFocused<Value: Hashable & Sendable>(
        _ focus: Binding<Value?>, equals value: Value
    ) -> CodeInputField {
        codeInputFocused(
            Binding(
                get: { focus.wrappedValue == value },
                set: { isFocused in
                    // A field that loses the focus to another field leaves that field's value alone.
                    if isFocused {
                        focus.wrappedValue = value
                    } else if focus.wrappedValue == value {
                        focus.wrappedValue = nil
                    }
                }))
    }

    // MARK: - Events

    /// Calls a closure with the code when the user completes it, after setting the binding.
    public func codeInputOnComplete(perform action: @escaping (String) -> Void) -> CodeInputField {
        with {
            let first = $0.onComplete
            $0.onComplete = { code in
                first?(code)
                action(code)
            }
        }
    }

    /// Calls a closure when the user presses Return or Done, as `onSubmit` does for SwiftUI's own fields, or when the
    /// app calls `submit()` of the view.
    ///
    /// ``codeInputOnComplete(perform:)`` comes next if the code is long enough, breaks no rule, and is not accepted.
    /// Return does not complete a code again, unless its verification has failed, it was rejected and stays, or the app
    /// has set a status since. In a field for codes of different lengths, a code that is too short is invalid
    /// input, and calls neither closure.
    public func codeInputOnSubmit(perform action: @escaping () -> Void) -> CodeInputField {
        with {
            let first = $0.onSubmit
            $0.onSubmit = {
                first?()
                action()
            }
        }
    }

    /// Calls a closure with the reason when an edit by the user is not made.
    public func codeInputOnInvalidInput(perform action: @escaping (CodeInvalidInput) -> Void) -> CodeInputField {
        with {
            let first = $0.onInvalidInput
            $0.onInvalidInput = { reason in
                first?(reason)
                action(reason)
            }
        }
    }

    // MARK: - Everything else

    /// Connects the field with a pad on the screen, such as `CodeInputKeypad` of CodeInputPIN, or with texts of the
    /// app.
    public func codeInputTarget(_ target: CodeInputTarget) -> CodeInputField { with { $0.target = target } }

    /// Sets up the UIKit view once, when SwiftUI makes it: keyboard, policies, and whatever else has no modifier.
    ///
    /// SwiftUI does not pass the values of `keyboardType(_:)`, `textContentType(_:)` and `submitLabel(_:)` on to UIKit
    /// views. A modifier overrides what was set up, for as long as the modifier is there. The field itself owns `code`,
    /// `length`, `style`, `isEnabled` and `semanticContentAttribute`: binding, initializer and environment set them.
    public func codeInputSetUp(_ setUp: @escaping (CodeInputView) -> Void) -> CodeInputField {
        with {
            let first = $0.setUp
            $0.setUp = { view in
                first?(view)
                setUp(view)
            }
        }
    }
}
#endif
