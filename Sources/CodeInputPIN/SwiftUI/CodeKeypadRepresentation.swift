#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// Makes and updates the view of a ``CodeInputKeypad``.
struct CodeKeypadRepresentation: UIViewRepresentable {
    let keypad: CodeInputKeypad

    /// Stores the target that the pad is connected with.
    @MainActor final class Coordinator { var target: CodeInputTarget? }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> CodeKeypadView {
        let pad = CodeKeypadView(style: keypad.style, inputViewStyle: .default)
        // Set once: setting it again would deal new digits.
        pad.order = keypad.order
        return pad
    }

    func updateUIView(_ pad: CodeKeypadView, context: Context) {
        pad.isEnabled = context.environment.isEnabled
        if pad.style != keypad.style { pad.style = keypad.style }
        context.coordinator.target?.disconnect(pad: pad)
        context.coordinator.target = keypad.target
        keypad.target.connect(pad: pad) { [weak pad, extraKey = keypad.extraKey] field in
            pad?.target = field
            pad?.extraKey = field.flatMap { extraKey?($0) }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: CodeKeypadView, context: Context) -> CGSize? {
        uiView.sizeThatFits(CGSize(width: proposal.width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    static func dismantleUIView(_ pad: CodeKeypadView, coordinator: Coordinator) {
        coordinator.target?.disconnect(pad: pad)
        pad.target = nil
        pad.extraKey = nil
    }
}
#endif
