import CodeInputTestSupport
import Testing

@testable import CodeInputStyles

@Suite("A motion") struct CodeMotionTests {
    private static let effects: [CodeMotion.Effect] = [
        .fade, .pop, .swell, .slide, .roll, .shake, .nudge, .breathe,
        .spring(from: CodeMotion.Pose(y: -40), damping: 1),
        .keyframes([CodeMotion.Pose(scale: 2), CodeMotion.Pose(opacity: 0.5)], duration: 3),
    ]

    @Test("begins and ends with its poses, or backward", arguments: effects) func ends(_ effect: CodeMotion.Effect) {
        let end = effect.duration
        #expect(end > 0 && end < 5 && effect.pose(at: -1) == effect.pose(at: 0))
        #expect(effect.pose(at: end) == effect.pose(at: 1e9))
        #expect(effect.pose(at: 0, isRemoval: true) == effect.pose(at: end))
        guard effect != .roll else { return }
        #expect(effect.pose(at: end, isRemoval: true) == effect.pose(at: 0))
    }

    @Test("changes a little at a time", arguments: effects) func smooth(_ effect: CodeMotion.Effect) {
        let steps = 200, poses = (0...steps).map { effect.pose(at: effect.duration * Double($0) / Double(steps)) }
        let reach = poses.map { abs($0.x) + abs($0.y) }.max() ?? 0
        for (pose, next) in zip(poses, poses.dropFirst()) {
            #expect(abs(pose.scale - next.scale) < 0.05 && abs(pose.opacity - next.opacity) < 0.05)
            #expect(abs(pose.x - next.x) + abs(pose.y - next.y) <= reach * 0.2)
        }
    }

    @Test("that is a spring overshoots with little damping, and never without") func damping() {
        func overshoot(_ damping: Double) -> CGFloat {
            let effect = CodeMotion.Effect.spring(from: CodeMotion.Pose(y: 100), duration: 0.28, damping: damping)
            return (0...100).map { -effect.pose(at: effect.duration * Double($0) / 100).y }.max() ?? 0
        }
        #expect(overshoot(0.75) > 1 && overshoot(0.75) < 5 && overshoot(0.4) > 20)
        #expect(overshoot(1) < 0.2 && overshoot(.nan) < 0.2)
        // An opacity never overshoots.
        let pop = CodeMotion.Effect.pop
        #expect((0...100).allSatisfy { (0...1).contains(pop.pose(at: pop.duration * Double($0) / 100).opacity) })
    }

    @Test("by default pops in, fades out, shakes by 8 points for 0.4 seconds, and nudges by 3") func defaults() {
        let motion = CodeMotion(), start = motion.insertion.pose(at: 0)
        #expect(start == CodeMotion.Pose(scale: 0.8, opacity: 0))
        #expect(motion.removal.duration == 0.15 && motion.removal.pose(at: 0.15, isRemoval: true).opacity == 0)
        #expect(motion.removal.pose(at: 0.075, isRemoval: true).opacity == 0.25)
        #expect(motion.rejection.duration == 0.4 && motion.rejection.pose(at: 0.4 / 6).x == -8)
        #expect(motion.invalidInput.pose(at: 0.2 / 3).x == 3)
        #expect(motion.acceptance == .swell && motion.verifying == .breathe)
        #expect(CodeMotion.none.insertion.duration == 0 && CodeMotion.none.insertion.pose(at: 1) == CodeMotion.Pose())
    }

    @Test("rolls by the height of a cell: in from below, out upward") func roll() {
        let roll = CodeMotion.Effect.roll
        #expect(roll.isRoll && roll.pose(at: 0).y == 1 && roll.pose(at: 9).y == 0)
        #expect(roll.pose(at: 0, isRemoval: true).y == 0 && roll.pose(at: 9, isRemoval: true).y == -1)
    }

    @Test("delays each cell by 40 milliseconds, and the last by a quarter of a second at most") func stagger() {
        let motion = CodeMotion()
        #expect((0..<3).map { motion.delay(of: $0, among: 3) } == [0, 0.04, 0.08])
        #expect(motion.delay(of: 63, among: 64) == 0.25)
        #expect(CodeMotion(stagger: .nan).stagger == 0 && CodeMotion(stagger: 9).stagger == 1)
        #expect(motion.delay(of: 0, among: 0) == 0)
    }

    @Test(
        "lets a rejected code stay a little longer than it moves, and half a second at least",
        arguments: [
            (CodeMotion(), 6, 500), (CodeMotion(rejectsCellByCell: true), 6, 700), (.none, 6, 500),
            (CodeMotion(rejectsCellByCell: true), 1, 500),
            (CodeMotion(rejection: .none, rejectsCellByCell: true), 6, 500),
            (CodeMotion(rejection: .keyframes([CodeMotion.Pose(), CodeMotion.Pose(y: 9)], duration: 2)), 4, 2100),
            (CodeMotion(rejection: .keyframes([CodeMotion.Pose(), CodeMotion.Pose()], duration: 2)).reduced, 4, 500),
        ])
    func rejectedCodeDuration(_ motion: CodeMotion, _ count: Int, _ milliseconds: Int) {
        #expect(motion.rejectedCodeDuration(among: count) == .milliseconds(milliseconds))
    }

    @Test("glides from state to state in 0.18 seconds by default, fast at first") func glide() {
        let state = CodeMotion().state
        #expect(state == .glide && state.duration == 0.18 && state.travels)
        #expect(state.share(at: 0) == 0 && state.share(at: 0.09) > 0.7 && state.share(at: 0.18) == 1)
        #expect(CodeMotion(state: .fade) != CodeMotion() && CodeMotion(state: .none) != CodeMotion())
        #expect(!CodeMotion.Transition.fade.travels && CodeMotion.Transition.fade.duration == 0.15)
        let none = CodeMotion.none.state
        #expect(none == .none && none.duration == 0 && none.share(at: 0) == 1 && !none.travels)
    }

    @Test("can spring from state to state, and passes its end") func springingState() {
        let spring = CodeMotion.Transition.spring(duration: 0.2, damping: 0.6)
        let shares = (0...100).map { spring.share(at: spring.duration * Double($0) / 100) }
        #expect(spring.travels && spring.duration > 0.2 && shares.first == 0 && shares.last == 1)
        #expect((1.01...1.2).contains(shares.max() ?? 0))
        #expect(spring != .spring(duration: 0.2, damping: 0.7) && spring != .glide(duration: spring.duration))
    }

    @Test(
        "goes from state to state in usable times, whatever it is given",
        arguments: [.nan, -.infinity, .infinity, -1, 0, 1e-300, 1e30] as [Double])
    func oddTransitions(_ number: Double) {
        for transition in [
            CodeMotion.Transition.glide(duration: number), .fade(duration: number),
            .spring(duration: number, damping: number),
        ] {
            #expect((0...110).contains(transition.duration) && transition.share(at: transition.duration) == 1)
            #expect([-1, 0, 0.1, 1e9, .nan].allSatisfy { (-0.5...2).contains(transition.share(at: $0)) })
        }
        #expect(CodeMotion.Transition.glide(duration: 0) == .none && CodeMotion.Transition.fade(duration: 0) == .none)
    }

    @Test("with Reduce Motion only fades, in 0.15 seconds, and at once") func reduced() {
        let motion = CodeMotion(insertion: .roll, removal: .slide, rejection: .shake, acceptance: .roll).reduced
        let effects = [motion.insertion, motion.removal, motion.invalidInput, motion.rejection, motion.acceptance]
        #expect(effects.allSatisfy { $0 == .fade } && motion.verifying == .none && motion.stagger == 0)
        #expect(motion.insertion.duration == 0.15)
        #expect(!CodeMotion(rejectsCellByCell: true).reduced.rejectsCellByCell)
        #expect(motion.state == .fade && CodeMotion(state: .fade(duration: 0.1)).reduced.state == .fade(duration: 0.1))
        #expect(CodeMotion.none.reduced == .none)
        let still = CodeMotion(insertion: .keyframes([CodeMotion.Pose(opacity: 0), CodeMotion.Pose()], duration: 0))
        #expect(still.reduced.insertion == .none)
    }

    @Test("has usable numbers whatever it is given", arguments: [.nan, -.infinity, .infinity, -1, 1e30] as [CGFloat])
    func oddNumbers(_ number: CGFloat) {
        let pose = CodeMotion.Pose(scale: number, opacity: Double(number), x: number, y: number)
        let values = [pose.scale, CGFloat(pose.opacity), pose.x, pose.y]
        #expect(values.allSatisfy(\.isFinite) && (0...1).contains(pose.opacity) && pose.scale >= 0)
        for effect in [
            CodeMotion.Effect.keyframes([pose, pose], duration: Double(number)),
            .spring(from: pose, duration: Double(number), damping: Double(number)), .keyframes([], duration: 1),
        ] {
            #expect(effect.duration.isFinite && effect.duration >= 0)
            for time in [-1, 0, 0.1, 1e9, .nan] {
                let pose = effect.pose(at: time)
                #expect(pose.x.isFinite && pose.scale.isFinite && pose.opacity.isFinite)
            }
        }
    }

    @Test("that breathes keeps the text at 4.5:1", arguments: CodeEnvironment.ColorScheme.allCases)
    func contrast(_ scheme: CodeEnvironment.ColorScheme) throws {
        let faintest = try #require(
            (0...120).map { CodeMotion.Effect.breathe.pose(at: Double($0) / 100).opacity }.min())
        for ground in [CodeColor.background, .fill] {
            let ink = CodeColor.label.opacity(faintest)
            let style = changed(BoxRenderer()) { ($0.text.color, $0.fillColor) = (ByState(ink), ByState(ground)) }
            #expect(checkRenderer(style, for: [.textContrast]) == [])
        }
    }
}

extension CodeMotion.Transition {
    fileprivate func share(at seconds: Double) -> Double { 1 - (glide(from: .init(x: 1)) ?? .none).pose(at: seconds).x }
}
