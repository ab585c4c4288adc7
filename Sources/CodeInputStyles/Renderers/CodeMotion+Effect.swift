extension CodeMotion {
    /// How a thing in motion differs from rest: its size, its opacity, and its position.
    public struct Pose: Sendable, Equatable {
        package let scale: CGFloat, opacity: Double, x: CGFloat, y: CGFloat

        /// Creates a pose, by default at rest.
        ///
        /// The size is a factor from 0 to 10, the opacity one from 0 to 1. `x` to the right and `y` down are -1,000 to
        /// 1,000 points. Numbers are clamped, and NaN counts as the default.
        @inline(never) public init(scale: CGFloat = 1, opacity: Double = 1, x: CGFloat = 0, y: CGFloat = 0) {
            self.scale = Double(scale).clamped(0, 10, ifNaN: 1)
            self.opacity = opacity.clamped(0, 1, ifNaN: 1)
            self.x = Double(x).clamped(-1_000, 1_000)
            self.y = Double(y).clamped(-1_000, 1_000)
        }

        fileprivate func mixed(with other: Pose, _ share: Double) -> Pose {
            let fraction = CGFloat(share)
            return Pose(
                scale: scale + (other.scale - scale) * fraction,
                // A spring overshoots, and an opacity can't.
                opacity: opacity + (other.opacity - opacity) * min(share, 1), x: x + (other.x - x) * fraction,
                y: y + (other.y - y) * fraction)
        }
    }

    /// A motion through poses.
    public struct Effect: Sendable, Equatable {
        enum Curve: Equatable {
            /// From pose to pose, slower at each.
            case eased
            /// From the first pose to the last, slower at the end.
            case easedOut
            /// From the first pose to the last, as a spring does.
            case spring(damping: Double)

            /// Creates a spring with a damping of 0.1 to 1, which is that for NaN.
            static func spring(_ damping: Double) -> Curve { .spring(damping: damping.clamped(0.1, 1, ifNaN: 1)) }

            /// The seconds of a motion, or of a spring until a thousandth of the way is left.
            func duration(of time: Double) -> Double {
                guard case .spring(let damping) = self else { return time }
                return time * 6.9 / (2 * .pi * damping)
            }
        }

        // Indirect: otherwise code that copies and destroys an effect is 4 KB more. The time is one way, in seconds.
        private indirect enum Recipe: Equatable {
            case through(_ poses: [Pose], _ curve: Curve, time: Double, isRoll: Bool)
        }

        private let box: Recipe

        @inline(never) init(_ poses: [Pose], _ curve: Curve, _ time: Double, isRoll: Bool = false) {
            box = .through(poses, curve, time: time.clamped(0, 10), isRoll: isRoll)
        }

        private var recipe: (poses: [Pose], curve: Curve, time: Double, isRoll: Bool) {
            switch box {
            case .through(let poses, let curve, let time, let isRoll): (poses, curve, time, isRoll)
            }
        }

        /// Whether distances are shares of the cell's height, and the cell clips what moves.
        package var isRoll: Bool { recipe.isRoll }

        /// No motion.
        public static let none = Effect([], .eased, 0)
        static let fadingIn = [Pose(opacity: 0), Pose()]
        /// A fade, in 0.15 seconds.
        public static let fade = Effect(fadingIn, .easedOut, 0.15)
        /// A fade that grows from 80 %, as a spring.
        public static let pop = spring(from: Pose(scale: 0.8, opacity: 0))
        /// A fade that rises by 8 points.
        public static let slide = Effect([Pose(opacity: 0, y: 8), Pose()], .easedOut, 0.16)
        /// A roll, as of a counter: a character comes from below its cell, and leaves upward.
        ///
        /// Only `insertion`, `removal` and `verifying` use it. As another motion, it moves nothing.
        public static let roll = Effect([Pose(y: 1), Pose()], .spring(damping: 0.85), 0.3, isRoll: true)
        /// A shake by 8 points that decays in 0.4 seconds.
        public static let shake = keyframes(
            [Pose(), Pose(x: -8), Pose(x: 7), Pose(x: -5), Pose(x: 3), Pose(x: -1), Pose()], duration: 0.4)
        /// A nudge by 3 points.
        public static let nudge = keyframes([Pose(), Pose(x: 3), Pose(x: -2), Pose()], duration: 0.2)
        /// A fade that swells to 106 % and comes to rest.
        public static let swell = keyframes([Pose(opacity: 0), Pose(scale: 1.06), Pose()], duration: 0.36)
        /// A slow fade to 65 % and back, then a rest.
        public static let breathe = keyframes([Pose(), Pose(opacity: 0.65), Pose(), Pose()], duration: 1.2)

        /// Creates a spring from a pose to rest.
        ///
        /// The duration is that of one swing in seconds, 0 to 10, as of SwiftUI's `spring(duration:bounce:)`; the
        /// motion lasts longer. The damping is how soon it comes to rest, 0.1 to 1; with 1, or NaN, it does not swing.
        public static func spring(from pose: Pose, duration: Double = 0.28, damping: Double = 0.75) -> Effect {
            Effect([pose, Pose()], .spring(damping), duration)
        }

        /// Creates a motion through poses, evenly spaced in a duration of 0 to 10 seconds, slower at each, to the last.
        public static func keyframes(_ poses: [Pose], duration: Double) -> Effect { Effect(poses, .eased, duration) }

        /// How long the motion lasts, in seconds; 0 for no motion.
        package var duration: Double {
            let recipe = recipe
            return recipe.poses.count > 1 ? recipe.curve.duration(of: recipe.time) : 0
        }

        /// The pose some seconds after the beginning; for a removal, the poses run backward, and a roll leaves upward.
        package func pose(at seconds: Double, isRemoval: Bool = false) -> Pose {
            let recipe = recipe, time = recipe.time
            var poses = isRemoval ? recipe.poses.reversed() : recipe.poses
            if isRemoval, recipe.isRoll, let last = poses.popLast() {
                poses.append(Pose(scale: last.scale, opacity: last.opacity, x: last.x, y: -last.y))
            }
            guard let first = poses.first, let last = poses.last, poses.count > 1, time > 0 else {
                return poses.last ?? Pose()
            }
            guard seconds > 0 else { return first }
            guard seconds < duration else { return last }
            switch recipe.curve {
            case .easedOut:
                let rest = 1 - seconds / time
                return first.mixed(with: last, 1 - rest * rest)
            case .spring(let damping): return first.mixed(with: last, Self.spring(at: seconds / time, damping))
            case .eased:
                let position = seconds / time * Double(poses.count - 1)
                let index = min(Int(position), poses.count - 2), share = position - Double(index)
                return poses[index].mixed(with: poses[index + 1], share * share * (3 - 2 * share))
            }
        }

        /// The way of a spring from 0 to 1, after a number of swings.
        private static func spring(at swings: Double, _ damping: Double) -> Double {
            let angle = 2 * Double.pi * swings
            guard damping < 1 else { return 1 - exp(-angle) * (1 + angle) }
            let rest = (1 - damping * damping).squareRoot()
            return 1 - exp(-damping * angle) * (cos(rest * angle) + damping / rest * sin(rest * angle))
        }
    }
}
