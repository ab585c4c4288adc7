/// How the cells of a style move when a character comes, goes or is refused.
///
/// Where the user asked for less motion, nothing moves.
///
/// ```swift
/// var style = DotsRenderer()
/// style.motion = CodeMotion(come: .slide, go: .fade, refuse: .pop, stagger: 0.05)
/// ```
public struct CodeMotion: Sendable, Hashable {
    /// A way to move.
    public enum Effect: String, Sendable, Hashable, CaseIterable {
        /// Not at all.
        case none
        /// From one picture into the other.
        case fade
        /// A little larger or smaller, and back.
        case pop
        /// From a little way off.
        case slide
    }

    /// How a cell moves that the user filled.
    ///
    /// Defaults to ``Effect/pop``.
    public var come: Effect
    /// How a cell moves that the user emptied.
    ///
    /// Defaults to ``Effect/none``.
    public var go: Effect
    /// How the whole field moves when a code is wrong: ``Effect/slide`` shakes it from side to side.
    ///
    /// Defaults to ``Effect/slide``.
    public var refuse: Effect
    /// How much later than the one before a cell moves where several come or go at once, in seconds, 0 to 1.
    ///
    /// Defaults to 0.03. Clamped; NaN counts as 0.
    public var stagger: Double { didSet { stagger = Self.usable(stagger) } }

    /// Creates a motion.
    ///
    /// - Parameters:
    ///   - come: How a cell moves that the user filled.
    ///   - go: How a cell moves that the user emptied.
    ///   - refuse: How the whole field moves when a code is wrong.
    ///   - stagger: How much later than the one before a cell moves, in seconds. Clamped to 0...1.
    public init(come: Effect = .pop, go: Effect = .none, refuse: Effect = .slide, stagger: Double = 0.03) {
        self.come = come
        self.go = go
        self.refuse = refuse
        self.stagger = Self.usable(stagger)
    }

    /// Nothing moves.
    public static let none = CodeMotion(come: .none, go: .none, refuse: .none, stagger: 0)

    private static func usable(_ stagger: Double) -> Double { stagger.isNaN ? 0 : min(max(stagger, 0), 1) }
}
