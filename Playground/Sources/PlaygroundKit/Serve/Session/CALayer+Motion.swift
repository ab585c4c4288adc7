import UIKit

extension CALayer {
    /// The running animation of this layer and its sublayers.
    var motion: LiveAnswer.Motion {
        var result = LiveAnswer.Motion.still
        for key in animationKeys() ?? [] {
            guard key == "blink" else { return .moving }
            result = .blinking
        }
        for sublayer in sublayers ?? [] {
            switch sublayer.motion {
            case .moving: return .moving
            case .blinking: result = .blinking
            case .still: break
            }
        }
        return result
    }
}
