#if os(visionOS)
import UIKit

/// Lets keys light up when the user looks at them.
///
/// The system highlights views, and a pad draws its keys as layers of one: so there is a clear view over each, which hands its
/// touches on to the pad.
@MainActor final class KeypadHoverViews {
    private var views: [UIView] = []

    func update(_ frames: [CGRect], radius: CGFloat, in pad: UIView) {
        while views.count > frames.count { views.removeLast().removeFromSuperview() }
        while views.count < frames.count {
            let view = UIView()
            view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: radius))
            pad.addSubview(view)
            views.append(view)
        }
        for (view, frame) in zip(views, frames) where view.frame != frame { view.frame = frame }
    }
}
#endif
