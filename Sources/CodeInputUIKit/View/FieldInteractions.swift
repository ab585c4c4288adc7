#if canImport(UIKit)
package import UIKit

extension CodeInputView {
    func tap(at point: CGPoint) {
        let hadFocus = isFirstResponder
        guard hitArea.contains(point), becomeFirstResponder() else { return }
        perform(.select(.tap(hadFocus ? geometry.cell(at: point) : field.editor.length)))
    }
}

/// A recognizer that wins taps against recognizers of superviews, such as those of SwiftUI; the view handles the touch.
///
/// It also shapes a trackpad's pointer over the view: a beam over text, the outline of a key over the key. The closure
/// returns a part of the view, and the shape of the pointer there; nil leaves the pointer unchanged.
@inline(never) @MainActor package func makeFieldTap(
    pointer part: @escaping (CGPoint) -> (rect: CGRect, shape: UIPointerShape)?
) -> any UITapGestureRecognizer & UIPointerInteractionDelegate {
    let tap = FieldTap()
    tap.part = part
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    tap.delegate = tap
    return tap
}

private final class FieldTap: UITapGestureRecognizer, UIGestureRecognizerDelegate, UIPointerInteractionDelegate {
    var part: ((CGPoint) -> (rect: CGRect, shape: UIPointerShape)?)?

    /// Whether another recognizer works too: one on the field itself, or one for more taps or fingers.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view === view || (otherGestureRecognizer as? UITapGestureRecognizer)?.isSingle == false
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        if let part = part?(request.location) { UIPointerRegion(rect: part.rect) } else { nil }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        if let part = part?(region.rect.center) { UIPointerStyle(shape: part.shape) } else { nil }
    }
}

extension UITapGestureRecognizer {
    fileprivate var isSingle: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

extension UIGestureRecognizer {
    /// Whether it waits for a single tap and belongs to another view, such as one that hides the keyboard: it would
    /// cancel the tap.
    package func isSingleTap(outside view: UIView) -> Bool {
        self.view !== view && (self as? UITapGestureRecognizer)?.isSingle == true
    }
}
#endif
