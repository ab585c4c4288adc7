import UIKit

/// An answer to the live page.
///
/// Unchanged pictures and texts are omitted.
struct LiveAnswer: Encodable {
    var id: Int?
    var error: String?
    var state: ScriptState?
    var screen: LiveScreenState?
    var svg: String?
    /// The running animations of the picture: those of number n move its element with `data-motion="n"`.
    var motions: [[LiveMotion]]?
    var drawing: String?
    var swift: String?
    var style: LiveStyle?
    /// The commands of the menu after a long press.
    var menu: [String]?
    /// The text that the command copied to the pasteboard.
    var copied: String?
}

/// A picture at rest, and the animations that the browser plays in it.
struct LivePicture {
    var svg: String
    var motions: [[LiveMotion]]

    init(_ picture: (svg: String, motions: [[StandInMotion]])) {
        svg = picture.svg.forLivePage
        motions = picture.motions.map { $0.map(LiveMotion.init) }
    }

    /// The motions, where those that began after a time wait until now.
    func motions(after time: Double) -> [[LiveMotion]] {
        motions.map { group in
            group.map { motion in
                var motion = motion
                if !motion.repeats, motion.began >= Int(time * 1000) { motion.elapsed -= CACurrentMediaTime() - time }
                return motion
            }
        }
    }

    /// The same for a picture that moves as before.
    var signature: String { svg + "\(motions.map { $0.map(\.began) })" }
}

/// A running animation by keyframes, in seconds and points.
struct LiveMotion: Encodable {
    var keyPath: String
    var values: [Double]
    var times: [Double]?
    var duration: Double
    var elapsed: Double
    var repeats: Bool
    var fill: String
    var anchor: [Double]
    /// When it began, on the stand-in's clock.
    var began: Int { Int(((CACurrentMediaTime() - elapsed) * 1000).rounded()) }

    init(_ motion: StandInMotion) {
        keyPath = motion.keyPath
        values = motion.values
        times = motion.times
        duration = motion.duration
        elapsed = motion.elapsed
        repeats = motion.repeats
        fill = motion.fillMode == .both ? "both" : motion.fillMode == .backwards ? "backwards" : "none"
        anchor = [motion.anchor.x, motion.anchor.y]
    }
}
