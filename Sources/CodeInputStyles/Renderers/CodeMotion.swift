/// The motion of a style: of a cell when a character comes or goes, and of the field when a code is wrong.
///
/// With Reduce Motion, nothing moves.
///
/// ```swift
/// var style = DotsRenderer()
/// style.motion = CodeMotion(insertion: .slide, removal: .fade, rejection: .pop, stagger: 0.05)
/// ```
public struct CodeMotion: Sendable, Hashable {
    /// A kind of motion.
    public enum Effect: String, Sendable, Hashable, CaseIterable {
        /// No motion.
        case none
        /// A cross-fade.
        case fade
        /// A change of size, and back.
        case pop
        /// A movement over a short distance.
        case slide
    }

    /// The motion of a cell that the user filled.
    public var insertion: Effect
    /// The motion of a cell that the user cleared.
    public var removal: Effect
    /// The motion of the field when a code is wrong.
    ///
    /// ``Effect/slide`` shakes it from side to side. The motion lasts as long as a rejected code stays.
    public var rejection: Effect
    /// The delay from each cell to the next when several characters come or go, in seconds, 0 to 1.
    ///
    /// Clamped. NaN counts as 0.
    public var stagger: Double { didSet { stagger = Self.usable(stagger) } }

    /// Creates a motion.
    ///
    /// - Parameters:
    ///   - insertion: The motion of a cell that the user filled.
    ///   - removal: The motion of a cell that the user cleared.
    ///   - rejection: The motion of the field when a code is wrong.
    ///   - stagger: The delay from each cell to the next, in seconds. Clamped to 0...1.
    public init(insertion: Effect = .pop, removal: Effect = .none, rejection: Effect = .slide, stagger: Double = 0.03) {
        self.insertion = insertion
        self.removal = removal
        self.rejection = rejection
        self.stagger = Self.usable(stagger)
    }

    /// No motion.
    public static let none = CodeMotion(insertion: .none, removal: .none, rejection: .none, stagger: 0)

    private static func usable(_ stagger: Double) -> Double { stagger.isNaN ? 0 : min(max(stagger, 0), 1) }
}
