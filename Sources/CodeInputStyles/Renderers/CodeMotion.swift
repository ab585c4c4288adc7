/// The motion of a style, as values: of a character that comes or goes, of a cell, of the row, and from state to state.
///
/// Animations never affect the code. With Reduce Motion, nothing travels: characters, invalid input, verdicts and
/// states fade, most of them in 0.15 seconds.
///
/// ```swift
/// var style = BoxRenderer.box
/// style.motion.insertion = .roll
/// style.motion.removal = .keyframes([CodeMotion.Pose(scale: 1.4, opacity: 0), CodeMotion.Pose()], duration: 0.2)
/// style.motion.rejection = .none
/// style.motion.state = .glide(duration: 0.25)
/// ```
public struct CodeMotion: Sendable, Equatable {
    /// The motion of a character that the user inserted; defaults to ``Effect/pop``.
    public var insertion: Effect {
        get { effects[0] }
        set { effects[0] = newValue }
    }
    /// The motion of a character that the user removed, poses backward, by default ``Effect/fade``; none if masked.
    public var removal: Effect {
        get { effects[1] }
        set { effects[1] = newValue }
    }
    /// The motion of the cell that invalid input would have gone to; defaults to ``Effect/nudge``.
    public var invalidInput: Effect {
        get { effects[2] }
        set { effects[2] = newValue }
    }
    /// The motion of the row, or of each cell, when a code is wrong; defaults to ``Effect/shake``.
    public var rejection: Effect {
        get { effects[3] }
        set { effects[3] = newValue }
    }
    /// The motion of the cells when a code is right, from the first to the last; defaults to ``Effect/swell``.
    public var acceptance: Effect {
        get { effects[4] }
        set { effects[4] = newValue }
    }
    /// The motion of the characters, one after the other, while a code is verified; defaults to ``Effect/breathe``.
    public var verifying: Effect {
        get { effects[5] }
        set { effects[5] = newValue }
    }
    /// The delay from each cell to the next, in seconds, 0.04 by default, clamped to 0...1; NaN counts as 0.
    ///
    /// All cells together take at most 0.25 seconds.
    public var stagger: Double { didSet { stagger = stagger.clamped(0, 1) } }

    /// Whether a wrong code moves cell by cell, each later by the ``stagger``, and not as one row; defaults to false.
    public var rejectsCellByCell: Bool
    /// The motion of ring, caret, borders and fills from state to state; defaults to ``Transition/glide``.
    public var state: Transition

    // An array, because a style is copied often.
    private var effects: [Effect]

    /// Creates a motion: each parameter is the property of its name.
    public init(
        insertion: Effect = .pop, removal: Effect = .fade, invalidInput: Effect = .nudge, rejection: Effect = .shake,
        acceptance: Effect = .swell, verifying: Effect = .breathe, stagger: Double = 0.04,
        rejectsCellByCell: Bool = false, state: Transition = .glide
    ) {
        effects = [insertion, removal, invalidInput, rejection, acceptance, verifying]
        (self.stagger, self.rejectsCellByCell, self.state) = (stagger.clamped(0, 1), rejectsCellByCell, state)
    }

    // The effects of all styles that keep them, in one array.
    static let standard = CodeMotion()

    /// No motion.
    public static let none = CodeMotion(
        insertion: .none, removal: .none, invalidInput: .none, rejection: .none, acceptance: .none, verifying: .none,
        stagger: 0, state: .none)

    /// The delay of one of several cells, in seconds: short enough that a code from AutoFill is there at once.
    package func delay(of order: Int, among count: Int) -> Double {
        Double(order) * min(stagger, 0.25 / Double(max(count - 1, 1)))
    }

    /// How long a rejected code stays: a little longer than it moves, and long enough to be read.
    package func rejectedCodeDuration(among count: Int) -> Duration {
        // Until the last cell rests.
        let duration = rejection.duration + (rejectsCellByCell ? delay(of: max(count - 1, 0), among: count) : 0)
        return .milliseconds(Int((max(duration + 0.1, 0.5) * 1000).rounded()))
    }

    /// The motion with Reduce Motion: what moves fades at once; a verification stands still.
    package var reduced: CodeMotion {
        var motion = self
        motion.effects = effects.map { $0.duration > 0 ? .fade : .none }
        motion.verifying = .none
        (motion.stagger, motion.rejectsCellByCell) = (0, false)
        if state.travels { motion.state = .fade }
        return motion
    }
}
