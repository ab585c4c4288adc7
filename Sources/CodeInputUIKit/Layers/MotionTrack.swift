#if canImport(UIKit)
import CodeInputStyles
import UIKit

/// A motion as animations for Core Animation, made once for any number of layers.
final class MotionTrack {
    enum Use { case insertion, removal, appearance, verification, invalidInput, rejection, glide, uncovering }

    // As many as a screen shows; Core Animation fills in those of faster screens.
    private static let valuesPerSecond = 60.0

    // What an effect changes, and its value at rest. Translations add to a transform that the app has set on the field.
    private static let paths: [(keyPath: String, resting: Double)] = [
        ("opacity", 1), ("transform.scale", 1), ("transform.translation.x", 0), ("transform.translation.y", 0),
    ]

    let effect: CodeMotion.Effect
    let height: CGFloat
    private let cover: Double?
    private let use: Use
    private var animations: [(key: String, animation: CAKeyframeAnimation)] = []

    // The last of each use, and the last under what hides most: fields often move alike.
    @MainActor private static var made: [MotionTrack] = []

    /// A removal runs backward, a verification has no end, and a roll moves by the height.
    ///
    /// With a cover, another layer lies over this one. For a removal, the other layer appears by the effect, and
    /// otherwise it disappears. The cover is the share that the other layer hides when it is fully visible. This layer
    /// fades so that both together always hide the same.
    @MainActor static func make(
        _ effect: CodeMotion.Effect, _ use: Use, height: CGFloat = 0, under cover: Double? = nil
    ) -> MotionTrack {
        let height = effect.isRoll ? height : 0
        // By index, not by a closure, which asks each time whether it is on the main thread.
        let most = CodeDrawing.mostCover
        for index in made.indices where made[index].use == use && (made[index].cover == most) == (cover == most) {
            if made[index].effect == effect, made[index].height == height, made[index].cover == cover {
                return made[index]
            }
            made.remove(at: index)
            break
        }
        made.append(MotionTrack(effect, use, height: height, under: cover))
        return made[made.count - 1]
    }

    private init(_ effect: CodeMotion.Effect, _ use: Use, height: CGFloat, under cover: Double?) {
        (self.effect, self.use, self.height, self.cover) = (effect, use, height, cover)
        let duration = effect.duration
        guard duration > 0 else { return }
        let count = Int((duration * Self.valuesPerSecond).rounded(.up))
        let isBackward = use == .uncovering || use == .removal && cover == nil
        var share = 1.0
        let poses = (0...count).map { step in
            let pose = effect.pose(at: duration * Double(step) / Double(count), isRemoval: isBackward)
            guard let cover else { return pose }
            // It does not come back as the other one moves on.
            share = use == .removal ? min(share, 1 - pose.opacity) : pose.opacity
            return CodeMotion.Pose(opacity: share / (share + (1 - cover) * (1 - share) + 1e-9))
        }
        let unit = effect.isRoll ? Double(height) : 1
        for (index, (keyPath, resting)) in Self.paths.enumerated() {
            let values = poses.map { pose in
                switch index {
                case 0: pose.opacity
                case 1: Double(pose.scale)
                case 2: Double(pose.x)
                default: Double(pose.y) * unit
                }
            }
            guard values.contains(where: { $0 != resting }) else { continue }
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.isAdditive = resting == 0
            animation.duration = duration
            if use == .verification { animation.repeatCount = .infinity }
            if use == .removal { animation.fillMode = .both }
            // Core Animation would otherwise remove an endless one when the app enters the background.
            animation.isRemovedOnCompletion = use != .verification && use != .removal
            animations.append((Self.key(use, keyPath), animation))
        }
    }

    var isEmpty: Bool { animations.isEmpty }

    /// Plays the motion on a layer, whose own values do not change.
    ///
    /// The delay holds the first pose for some seconds, and the phase skips a share of the duration. The delegate hears
    /// once that the motion ended in any way.
    @MainActor func play(
        on layer: CALayer, delay: Double = 0, phase: Double = 0, delegate: (any CAAnimationDelegate)? = nil
    ) {
        let begin = delay > 0 ? layer.convertTime(CACurrentMediaTime(), from: nil) + delay : 0
        for (index, (key, animation)) in animations.enumerated() {
            animation.beginTime = begin
            if use != .removal { animation.fillMode = delay > 0 ? .backwards : .removed }
            animation.timeOffset = animation.duration * phase
            if index == 0 { animation.delegate = delegate }
            layer.add(animation, forKey: key)
            animation.delegate = nil
        }
    }

    @MainActor static func stop(_ use: Use, on layer: CALayer) {
        for (path, _) in paths { layer.removeAnimation(forKey: key(use, path)) }
    }

    private static func key(_ use: Use, _ keyPath: String) -> String {
        let name =
            switch use {
            case .insertion: "insert "
            case .removal: "remove "
            case .appearance: "appear "
            case .verification: "verify "
            case .invalidInput: "nudge "
            case .rejection: "reject "
            case .glide: "glide "
            case .uncovering: "uncover "
            }
        return name + keyPath
    }
}

/// What a field plays for a transition from state to state, made once, because that is slow beside a key.
@MainActor final class TransitionTracks {
    let transition: CodeMotion.Transition
    let uncovering: MotionTrack
    private var glide: (x: CGFloat, y: CGFloat, track: MotionTrack)?

    init(_ transition: CodeMotion.Transition) {
        self.transition = transition
        uncovering = MotionTrack.make(transition.uncovering, .uncovering)
    }

    /// The glide of what begins some points away; nil if nothing travels.
    func glide(x: CGFloat, y: CGFloat) -> MotionTrack? {
        if let glide, glide.x == x, glide.y == y { return glide.track }
        glide = nil
        if let effect = transition.glide(from: CodeMotion.Pose(x: x, y: y)) { glide = (x, y, .make(effect, .glide)) }
        return glide?.track
    }
}
#endif
