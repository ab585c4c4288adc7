extension CodeMotion {
    /// The motion of a field from state to state.
    ///
    /// The ring of the focus and the caret glide from cell to cell, if the transition travels. Borders and fills
    /// cross-fade in the same time.
    ///
    /// ```swift
    /// var style = BoxRenderer.box
    /// style.motion.state = .spring(duration: 0.25)
    /// ```
    public struct Transition: Sendable, Equatable {
        // Without a reference: a style is copied often.
        private let curve: Effect.Curve
        /// One way, in seconds, before a spring comes to rest.
        private let time: Double
        /// Whether ring and caret glide to their cell instead of fading there.
        let travels: Bool

        private init(_ curve: Effect.Curve, _ time: Double, travels: Bool = true) {
            self.time = time.clamped(0, 10)
            self.travels = travels && self.time > 0
            self.curve = self.travels ? curve : .easedOut
        }

        /// No motion: the next state is there at once.
        public static let none = fade(duration: 0)
        /// A cross-fade in 0.15 seconds, in which nothing travels.
        public static let fade = fade(duration: 0.15)
        /// A glide in 0.18 seconds, fast at first.
        public static let glide = glide(duration: 0.18)

        /// Creates a cross-fade, in which nothing travels, in 0 to 10 seconds; 0 or NaN is ``none``.
        public static func fade(duration: Double) -> Transition { Transition(.easedOut, duration, travels: false) }

        /// Creates a glide, fast at first, in 0 to 10 seconds; 0 or NaN is ``none``.
        public static func glide(duration: Double) -> Transition { Transition(.easedOut, duration) }

        /// Creates a glide as of a spring.
        ///
        /// The duration and the damping are those of ``CodeMotion/Effect/spring(from:duration:damping:)``.
        public static func spring(duration: Double = 0.2, damping: Double = 0.8) -> Transition {
            Transition(.spring(damping), duration)
        }

        /// How long the transition lasts, in seconds; 0 for none.
        var duration: Double { curve.duration(of: time) }

        /// The fade of what appears.
        package var appearance: Effect { Effect(Effect.fadingIn, .easedOut, duration) }

        /// The fade of the box under the ring, played backward: it goes as the ring arrives.
        package var uncovering: Effect {
            travels ? .keyframes([Pose(opacity: 0), Pose(), Pose(), Pose()], duration: duration) : appearance
        }

        /// The motion of what begins in a pose; nil if nothing travels.
        package func glide(from pose: Pose) -> Effect? { travels ? Effect([pose, Pose()], curve, time) : nil }
    }
}
