#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputCore
public import CodeInputStyles
public import SwiftUI
import UIKit

/// A field to type a short code in, for SwiftUI.
///
/// ```swift
/// struct SignIn: View {
///     @State private var code = ""
///     @State private var isFocused = true
///
///     var body: some View {
///         CodeInputField(code: $code, length: 6, style: .box)
///             .codeInputFocused($isFocused)
///             .onCodeComplete { code in print("signing in with \(code.count) digits") }
///     }
/// }
/// ```
///
/// What the person types is set to the binding once; what the app sets is shown and not sent back. A value that can't
/// be in the field, as it is too long or of another alphabet, is not left standing in the binding: a turn later the
/// binding is set to what the field holds. So it is when the field is emptied after a rejection.
///
/// The modifiers that return a `CodeInputField` come first, those of every view after them. Of the environment, the
/// field follows `disabled(_:)`, the layout direction, and ``SwiftUI/View/codeInputStyle(_:)``; tint, colour scheme and
/// text size reach it as they reach every view from UIKit.
///
/// SwiftUI offers a width; the field takes as much of it as its cells want, and the height of its text.
/// VoiceOver meets the same element as in UIKit; `accessibilityLabel(_:)` names it.
public struct CodeInputField: View {
    let code: Binding<String>
    let lengths: ClosedRange<Int>
    var style: (any CodeCellRenderer)?
    // What is nil here is left as the view was set up.
    var alphabet: CodeAlphabet?
    var placeholder: String?
    var security: (isSecure: Bool, masking: CodeMasking?)?
    var status: Binding<CodeStatus>?
    var focus: Binding<Bool>?
    var keyboardType: UIKeyboardType?
    // Two kinds of nothing: no modifier, and a modifier that says none.
    var textContentType: UITextContentType??
    var returnKeyType: UIReturnKeyType?
    var target: CodeInputTarget?
    var verifier: (@MainActor (String) async throws -> CodeVerdict)?
    var onComplete: ((String) -> Void)?
    var onSubmit: (() -> Void)?
    var onInvalidInput: ((CodeRejection) -> Void)?
    var onVerificationFailure: ((any Error) -> Void)?
    var setUp: ((CodeInputView) -> Void)?

    /// Creates a field in the style of its environment, or `UnderlineRenderer` where there is none.
    ///
    /// - Parameters:
    ///   - code: The code so far, a string of the app's. Neither it nor the copy that the field compares it with is
    ///     overwritten when it is let go.
    ///   - length: The number of cells, clamped to 1...64. It may change.
    public init(code: Binding<String>, length: Int = 6) {
        self.init(code: code, length: length...length)
    }

    /// Creates a field for codes of different lengths, in the style of its environment.
    ///
    /// - Parameters:
    ///   - code: The code so far, a string of the app's. Neither it nor the copy that the field compares it with is
    ///     overwritten when it is let go.
    ///   - lengths: The fewest and the most characters, clamped to 1...64. A code shorter than the longest is complete when the
    ///     user presses Return. It may change.
    public init(code: Binding<String>, length lengths: ClosedRange<Int>) {
        self.code = code
        self.lengths = lengths
    }

    /// Creates a field for codes of different lengths, in a style of its own.
    ///
    /// - Parameters:
    ///   - code: The code so far, a string of the app's. Neither it nor the copy that the field compares it with is
    ///     overwritten when it is let go.
    ///   - lengths: The fewest and the most characters, clamped to 1...64. It may change.
    ///   - style: How the field looks. It may change; the code stays.
    public init(code: Binding<String>, length lengths: ClosedRange<Int>, style: some CodeCellRenderer) {
        self.init(code: code, length: lengths)
        self.style = style
    }

    /// Creates a field in a style of its own.
    ///
    /// - Parameters:
    ///   - code: The code so far, a string of the app's. Neither it nor the copy that the field compares it with is
    ///     overwritten when it is let go.
    ///   - length: The number of cells, clamped to 1...64. It may change.
    ///   - style: How the field looks. It may change; the code stays.
    public init(code: Binding<String>, length: Int = 6, style: some CodeCellRenderer) {
        self.init(code: code, length: length)
        self.style = style
    }

    /// The view from UIKit.
    public var body: some View {
        CodeInputRepresentation(field: self)
    }
}
#endif
