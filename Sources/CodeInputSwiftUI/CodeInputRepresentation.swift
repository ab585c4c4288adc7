#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// Makes and updates the view of a ``CodeInputField``.
struct CodeInputRepresentation: UIViewRepresentable {
    let field: CodeInputField
    /// Hears what the cells show.
    var follow: (([CodeCell]) -> Void)?

    func makeCoordinator() -> CodeInputCoordinator { CodeInputCoordinator(field) }

    func makeUIView(context: Context) -> CodeInputView {
        let view = CodeInputView(length: field.lengths, style: style(in: context))
        field.setUp?(view)
        context.coordinator.attach(to: view)
        context.coordinator.followCells(follow)
        return view
    }

    func updateUIView(_ view: CodeInputView, context: Context) {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        context.coordinator.update(to: field, isEnabled: context.environment.isEnabled) {
            let direction = isMirrored ? UISemanticContentAttribute.forceRightToLeft : .forceLeftToRight
            if view.semanticContentAttribute != direction { view.semanticContentAttribute = direction }
            let lengths = field.lengths.clamped(to: 1...64)
            if view.lengthRange != lengths { view.lengthRange = lengths }
            context.coordinator.setWords(context.environment.codeInputWords)
            let style = style(in: context)
            if !view.style.isEqual(to: style) { view.style = style }
        }
        context.coordinator.followCells(follow)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: CodeInputView, context: Context) -> CGSize? {
        // Not `sizeThatFits(_:)`: SwiftUI proposes a width of 0 to find the minimum width.
        uiView.preferredSize(fitting: proposal.width ?? .greatestFiniteMagnitude)
    }

    static func dismantleUIView(_ view: CodeInputView, coordinator: CodeInputCoordinator) {
        coordinator.detach()
    }

    private func style(in context: Context) -> any CodeCellRenderer {
        let style = field.style ?? context.environment.codeInputStyle ?? CodeInputView.defaultStyle
        return field.cells == nil ? style : style.withoutCells
    }
}
#endif
