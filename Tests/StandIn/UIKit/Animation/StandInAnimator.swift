/// Computes the values of animated layers at a moment.
enum StandInAnimator {
    static func numbers(_ value: Any?) -> [CGFloat]? {
        switch value {
        case let number as CGFloat: [number]
        case let number as Double: [CGFloat(number)]
        case let number as Int: [CGFloat(number)]
        case let point as CGPoint: [point.x, point.y]
        case let size as CGSize: [size.width, size.height]
        case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
        case let number as NSNumber: [CGFloat(number.doubleValue)]
        default: nil
        }
    }

    /// Gives a copy of a layer the values of its animations.
    static func apply(_ running: [StandInRunningAnimation], to copy: CALayer) {
        let now = copy.convertTime(CACurrentMediaTime(), from: nil)
        for entry in running {
            guard let animation = entry.animation as? CAPropertyAnimation, let path = animation.keyPath,
                let progress = animation.progress(at: now - entry.begin)
            else { continue }
            let parts = parts(of: path), base = parts.map { copy.stored[keyPath: $0] }
            guard let value = animation.numbers(at: progress, base: base), value.count == base.count else { continue }
            for (index, part) in parts.enumerated() {
                copy.stored[keyPath: part] = animation.isAdditive ? base[index] + value[index] : value[index]
            }
        }
    }

    /// The numbers that an animation of a property changes.
    private static func parts(of path: String) -> [WritableKeyPath<StandInLayerModel, CGFloat>] {
        switch path {
        case "opacity": [\.alpha]
        case "position": [\.position.x, \.position.y]
        case "bounds": [\.bounds.origin.x, \.bounds.origin.y, \.bounds.size.width, \.bounds.size.height]
        case "bounds.size": [\.bounds.size.width, \.bounds.size.height]
        case "transform.translation.x": [\.transform.affine.tx]
        case "transform.translation.y": [\.transform.affine.ty]
        case "transform.scale": [\.scale]
        case "transform.rotation.z": [\.angle]
        default: []
        }
    }
}

extension StandInLayerModel {
    fileprivate var alpha: CGFloat {
        get { CGFloat(opacity) }
        set { opacity = Float(newValue) }
    }
    fileprivate var scale: CGFloat {
        get { transform.affine.a }
        set { (transform.affine.a, transform.affine.d) = (newValue, newValue) }
    }
    fileprivate var angle: CGFloat {
        get { atan2(transform.affine.b, transform.affine.a) }
        set {
            (transform.affine.a, transform.affine.b) = (cos(newValue), sin(newValue))
            (transform.affine.c, transform.affine.d) = (-sin(newValue), cos(newValue))
        }
    }
}

final class StandInRunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// In the layer's time.
    let begin: CFTimeInterval
    @exclusivity(unchecked) var hasEnded = false

    init(key: String?, animation: CAAnimation, begin: CFTimeInterval) {
        (self.key, self.animation, self.begin) = (key, animation, begin)
    }

    var end: CFTimeInterval { begin + animation.activeDuration }

    /// Tells the delegate, once.
    func end(finished: Bool) {
        hasEnded = true
        animation.delegate?.animationDidStop(animation, finished: finished)
    }
}

/// The default animation of a layer: it lasts a quarter of a second.
struct StandInImplicitAction: CAAction {
    static let animatedKeys: Set<String> = [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents", "cornerRadius", "hidden",
        "masksToBounds", "opacity", "position", "transform", "zPosition",
    ]

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        StandInRecorder.add(.implicitAction, (layer.name ?? String(describing: type(of: layer))) + "." + event)
        layer.add(CABasicAnimation(keyPath: event), forKey: event)
    }
}

extension UIView {
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        standInAnimate(for: duration, animations)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        standInAnimate(for: nil, actionsWithoutAnimation)
    }

    private class func standInAnimate(for duration: TimeInterval?, _ changes: () -> Void) {
        let thread = StandInThread.current
        let outer = thread.animationDuration
        thread.animationDuration = duration
        defer { thread.animationDuration = outer }
        changes()
    }

    /// Only changes inside an animation block animate.
    func standInAction(forKey event: String) -> any CAAction {
        guard let duration = StandInThread.current.animationDuration, duration > 0,
            StandInImplicitAction.animatedKeys.contains(event)
        else { return NSNull() }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = duration
        return animation
    }
}
