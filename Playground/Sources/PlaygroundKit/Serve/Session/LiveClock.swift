import UIKit

/// The link between real time and the stand-in's clock, which otherwise stands still.
///
/// All sessions share the clock, like the apps of a device. It can run ahead, because a touch advances it at once.
@MainActor enum LiveClock {
    private static var last = ContinuousClock.now

    /// Advances the clock by the time since the last call, up to a minute.
    ///
    /// Tasks that wait for the clock continue later, at the latest with the next message.
    static func catchUp() {
        let now = ContinuousClock.now
        let elapsed = min(last.duration(to: now), .seconds(60))
        last = now
        StandInClock.advance(by: elapsed / .seconds(1))
    }

    /// Advances the clock, then lets tasks that wait for it continue.
    static func letTimePass() async {
        catchUp()
        for _ in 0..<5 { await Task.yield() }
    }
}
