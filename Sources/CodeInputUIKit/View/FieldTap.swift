#if canImport(UIKit)
import UIKit

/// A recognizer that wins taps on the field against recognizers of superviews, such as those of SwiftUI.
///
/// It does nothing else. The field handles the tap as a control.
@MainActor final class FieldTap: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UITapGestureRecognizer()

    func add(to view: UIView) {
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    /// Whether another recognizer works too: one on the field itself, or one for more taps or fingers.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view === gestureRecognizer.view
            || (otherGestureRecognizer as? UITapGestureRecognizer)?.isSingle == false
    }
}

extension UITapGestureRecognizer {
    /// Whether it recognizes one tap with one finger.
    var isSingle: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}
#endif
