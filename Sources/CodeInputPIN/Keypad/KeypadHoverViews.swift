#if os(visionOS)
import UIKit

/// Highlights keys that the user looks at.
///
/// The system highlights views, but a pad draws its keys in layers. A clear view therefore covers each key, and passes its
/// touches on to the pad.
@MainActor final class KeypadHoverViews {
    private var views: [UIView] = []
    private var shownRadius: CGFloat?

    func update(_ frames: [CGRect], radius: CGFloat, in pad: UIView) {
        while views.count > frames.count { views.removeLast().removeFromSuperview() }
        while views.count < frames.count {
            let view = UIView()
            pad.addSubview(view)
            views.append(view)
        }
        for (view, frame) in zip(views, frames) where view.frame != frame { view.frame = frame }
        guard radius != shownRadius || views.contains(where: { $0.hoverStyle == nil }) else { return }
        shownRadius = radius
        for view in views { view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: radius)) }
    }
}
#endif
