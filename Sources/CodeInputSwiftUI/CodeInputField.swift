#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

/// A field for typing a short code, for SwiftUI.
///
/// ```swift
/// struct SignIn: View {
///     @State private var code = ""
///     @State private var isFocused = true
///
///     var body: some View {
///         CodeInputField("Code from the message", code: $code, length: 6)
///             .codeInputFocused($isFocused)
///             .codeInputOnComplete { code in print("signing in with \(code.count) digits") }
///     }
/// }
/// ```
///
/// The field sets the binding once for each edit by the user, and shows what the app sets. If the field can't hold a
/// value of the app, because it is too long or not in the alphabet, the field sets the binding to its own code a turn
/// later. It also sets the binding when it empties itself after a rejection. A field that is removed sets no binding
/// and calls no closure of an event modifier any more, and what an input method composed does not reach the binding.
///
/// Apply the field's own modifiers first, then general ones such as `padding()`, which return another type. Of two that
/// are the same, the second one counts, but event closures and set-ups are all called, the first one first. From the
/// environment, the field follows `disabled(_:)`, the layout direction, ``SwiftUI/View/codeInputStyle(_:)`` and
/// ``SwiftUI/View/codeInputWords(_:)``. Color scheme and text size reach it like every UIKit view.
///
/// The field takes at most the natural width of its cells, with a message row at least 200 points if there is room,
/// and the height of its text. With an infinite `maximumCellWidth`, it takes any width that it is offered. VoiceOver
/// has the same element as in UIKit, and the title as its label.
public struct CodeInputField: View {
    // SwiftUI copies a field often. All copies share one object.
    let shared: Shared
    var values: Values { shared.values }

    struct Values {
        var title: String?
        let code: Binding<String>
        let lengths: ClosedRange<Int>
        var style: (any CodeCellRenderer)?
        // Nil leaves a property as the view was set up.
        var alphabet: CodeAlphabet?
        var placeholder: String?
        var message: String?, showsMessage = false
        var security: (isSecure: Bool, masking: CodeMasking?)?
        var submitsWhenComplete: Bool?
        var reader: CodeReader?
        var rules: [any CodeRule]?
        var status: Binding<CodeStatus>?
        var verdictMessage: String?
        var focus: Binding<Bool>?
        var target: CodeInputTarget?
        var verifier: (@MainActor (String) async throws -> CodeVerdict)?
        var onComplete: ((String) -> Void)?
        var onSubmit: (() -> Void)?
        var onInvalidInput: ((CodeInvalidInput) -> Void)?
        var onVerificationFailure: ((any Error) -> Void)?
        var setUp: ((CodeInputView) -> Void)?
        var cells: CodeCellBuilder?
    }

    // A dump shows no code: a binding of SwiftUI holds a value.
    final class Shared: CustomReflectable {
        let values: Values

        init(_ values: Values) { self.values = values }
    }

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: What the code is, for VoiceOver: the accessibility label. A literal is not localized: use
    ///     `String(localized:)`. Nil is a verification code, or a passcode in a secure field.
    ///   - code: The code so far. Nothing overwrites the app's string, or the field's copy of it, in memory.
    ///   - length: The number of cells, clamped to 1...64. It may change.
    ///   - style: How the field looks. It may change, and the field keeps the code. Nil is the style of the
    ///     environment, which defaults to `CodeInputView.defaultStyle`.
    public init(_ title: String? = nil, code: Binding<String>, length: Int = 6, style: (any CodeCellRenderer)? = nil) {
        self.init(title, code: code, length: length...length, style: style)
    }

    /// Creates a field for codes of different lengths, with the other parameters of a field for one length.
    ///
    /// The lengths are clamped to 1...64. A code below the maximum completes by Return, or as one text
    /// of four characters or more.
    public init(
        _ title: String? = nil, code: Binding<String>, length lengths: ClosedRange<Int>,
        style: (any CodeCellRenderer)? = nil
    ) { self.init(Values(title: title, code: code, lengths: lengths, style: style)) }

    private init(_ values: Values) { shared = Shared(values) }

    func with(_ change: (inout Values) -> Void) -> CodeInputField {
        var changed = values
        change(&changed)
        return CodeInputField(changed)
    }

    /// The UIKit view, under the cells of the app if there are any.
    @ViewBuilder public var body: some View {
        if let builder = values.cells {
            CodeInputCells(field: self, builder: builder)
        } else {
            CodeInputRepresentation(field: self)
        }
    }
}

struct CodeInputRepresentation: UIViewRepresentable {
    let field: CodeInputField
    var cellListener: (([CodeCell]) -> Void)?

    func makeCoordinator() -> CodeInputCoordinator { CodeInputCoordinator(field) }

    func makeUIView(context: Context) -> CodeInputView {
        let view = CodeInputView(length: field.values.lengths, style: style(in: context.environment))
        field.values.setUp?(view)
        context.coordinator.attach(to: view)
        return view
    }

    func updateUIView(_ view: CodeInputView, context: Context) {
        let (environment, coordinator) = (context.environment, context.coordinator)
        coordinator.update(to: field, isEnabled: environment.isEnabled) {
            let isMirrored = environment.layoutDirection == .rightToLeft
            let direction = isMirrored ? UISemanticContentAttribute.forceRightToLeft : .forceLeftToRight
            if view.semanticContentAttribute != direction { view.semanticContentAttribute = direction }
            view.lengthRange = field.values.lengths
            coordinator.setWords(environment.codeInputWords, of: view)
            let style = style(in: environment)
            if !areEqual(view.style, style) { view.style = style }
        }
        coordinator.listenToCells(cellListener)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: CodeInputView, context: Context) -> CGSize? {
        // Not `sizeThatFits(_:)`: SwiftUI proposes a width of 0 to find the minimum width.
        uiView.preferredSize(fitting: proposal.width ?? .greatestFiniteMagnitude, fills: true)
    }

    static func dismantleUIView(_ view: CodeInputView, coordinator: CodeInputCoordinator) { coordinator.detach(view) }

    private func style(in environment: EnvironmentValues) -> any CodeCellRenderer {
        field.values.style ?? environment.codeInputStyle ?? CodeInputView.defaultStyle
    }
}
#endif
