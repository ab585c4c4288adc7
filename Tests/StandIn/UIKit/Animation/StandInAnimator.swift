/// Computes the values of animated layers at a moment.
enum StandInAnimator {
    static func numbers(_ value: Any?) -> [CGFloat]? {
        switch value {
        case let number as CGFloat: [number]
        case let number as Double: [CGFloat(number)]
        case let number as Float: [CGFloat(number)]
        case let number as Int: [CGFloat(number)]
        case let point as CGPoint: [point.x, point.y]
        case let size as CGSize: [size.width, size.height]
        case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
        case let transform as CATransform3D: affine(transform.affine)
        case let number as NSNumber: [CGFloat(number.doubleValue)]
        default: nil
        }
    }

    private static func affine(_ t: CGAffineTransform) -> [CGFloat] { [t.a, t.b, t.c, t.d, t.tx, t.ty] }

    static func apply(_ running: [StandInRunningAnimation], of layer: CALayer, to copy: CALayer) {
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        for entry in running {
            apply(entry.animation, at: now - entry.begin, of: layer, to: copy)
        }
    }

    private static func apply(_ animation: CAAnimation, at time: CFTimeInterval, of layer: CALayer, to copy: CALayer) {
        guard let animation = animation as? CAPropertyAnimation, let path = animation.keyPath,
            let base = read(path, of: copy), var progress = animation.progress(at: time)
        else { return }
        if let function = animation.timingFunction { progress = function.value(at: progress) }
        guard let value = animation.numbers(at: progress, base: base), value.count == base.count else { return }
        write(path, animation.isAdditive ? zip(base, value).map { $0 + $1 } : value, to: copy)
    }

    private static func read(_ path: String, of layer: CALayer) -> [CGFloat]? {
        let affine = layer.stored.transform.affine
        switch path {
        case "opacity": return [CGFloat(layer.opacity)]
        case "position": return [layer.position.x, layer.position.y]
        case "position.x": return [layer.position.x]
        case "position.y": return [layer.position.y]
        case "bounds": return numbers(layer.bounds)
        case "bounds.size": return numbers(layer.bounds.size)
        case "cornerRadius": return [layer.cornerRadius]
        case "borderWidth": return [layer.borderWidth]
        case "zPosition": return [layer.zPosition]
        case "transform": return Self.affine(affine)
        case "transform.translation": return [affine.tx, affine.ty]
        case "transform.translation.x": return [affine.tx]
        case "transform.translation.y": return [affine.ty]
        case "transform.scale": return [affine.a]
        case "transform.scale.x": return [affine.a]
        case "transform.scale.y": return [affine.d]
        case "transform.rotation", "transform.rotation.z": return [atan2(affine.b, affine.a)]
        default: return nil
        }
    }

    private static func write(_ path: String, _ value: [CGFloat], to layer: CALayer) {
        var affine = layer.stored.transform.affine
        switch path {
        case "opacity": layer.stored.opacity = Float(value[0])
        case "position": layer.stored.position = CGPoint(x: value[0], y: value[1])
        case "position.x": layer.stored.position.x = value[0]
        case "position.y": layer.stored.position.y = value[0]
        case "bounds": layer.stored.bounds = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
        case "bounds.size": layer.stored.bounds.size = CGSize(width: value[0], height: value[1])
        case "cornerRadius": layer.stored.cornerRadius = value[0]
        case "borderWidth": layer.stored.borderWidth = value[0]
        case "zPosition": layer.stored.zPosition = value[0]
        case "transform":
            affine = CGAffineTransform(value[0], value[1], value[2], value[3], value[4], value[5])
        case "transform.translation": (affine.tx, affine.ty) = (value[0], value[1])
        case "transform.translation.x": affine.tx = value[0]
        case "transform.translation.y": affine.ty = value[0]
        case "transform.scale": (affine.a, affine.d) = (value[0], value[0])
        case "transform.scale.x": affine.a = value[0]
        case "transform.scale.y": affine.d = value[0]
        case "transform.rotation", "transform.rotation.z":
            let turned = CGAffineTransform(rotationAngle: value[0])
            (affine.a, affine.b, affine.c, affine.d) = (turned.a, turned.b, turned.c, turned.d)
        default: return
        }
        if path.hasPrefix("transform") { layer.stored.transform = CATransform3D(affine: affine) }
    }
}

/// An animation of a layer.
final class StandInRunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// In the layer's time.
    let begin: CFTimeInterval
    var hasEnded = false

    init(key: String?, animation: CAAnimation, begin: CFTimeInterval) {
        self.key = key
        self.animation = animation
        self.begin = begin
    }

    var end: CFTimeInterval { begin + animation.activeDuration }

    /// Tells the delegate, once.
    func end(finished: Bool) {
        hasEnded = true
        let delegate = animation.delegate
        animation.delegate = nil
        delegate?.animationDidStop(animation, finished: finished)
    }
}

/// A running animation of a layer by keyframes.
public struct StandInMotion: Sendable, Equatable {
    /// "opacity", or "transform" with what follows, as in Core Animation.
    public let keyPath: String
    public let values: [Double]
    /// The times of the values, from 0 to 1; nil if they are evenly spaced.
    public let times: [Double]?
    /// In seconds.
    public let duration: Double
    /// How long the animation has run, in seconds; negative if it waits.
    public let elapsed: Double
    public let repeats: Bool
    /// Whether the first value holds before the beginning, and the last one after the end.
    public let fillMode: CAMediaTimingFillMode
    /// The point that the layer turns about, in its own coordinates.
    public let anchor: CGPoint
}

extension CALayer {
    var motions: [StandInMotion] {
        let now = convertTime(CACurrentMediaTime(), from: nil)
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return running.compactMap { entry in
            guard !entry.hasEnded, let animation = entry.animation as? CAKeyframeAnimation,
                let values = animation.values, let keyPath = animation.keyPath
            else { return nil }
            return StandInMotion(
                keyPath: keyPath, values: values.compactMap { StandInAnimator.numbers($0)?.first.map { Double($0) } },
                times: animation.keyTimes?.map(\.doubleValue),
                duration: animation.duration, elapsed: now - entry.begin + animation.timeOffset,
                repeats: animation.repeatCount == .infinity, fillMode: animation.fillMode, anchor: anchor)
        }
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
        let thread = StandInThread.current
        let outer = thread.animationDuration
        thread.animationDuration = duration
        defer { thread.animationDuration = outer }
        animations()
    }

    /// Only changes inside an animation block animate.
    func standInAction(forKey event: String) -> any CAAction {
        guard let duration = StandInThread.current.animationDuration, duration > 0,
            StandInImplicitAction.animatedKeys.contains(event)
        else { return NSNull() }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }
}
