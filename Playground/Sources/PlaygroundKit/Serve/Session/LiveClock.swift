import UIKit

/// Lets the stand-in's clock, which stands until it is moved, follow the time of day.
///
/// All sessions share it, as the apps of a device do. It may run ahead: a touch takes its time at once.
@MainActor enum LiveClock {
    private static var last = ContinuousClock.now

    /// Moves the clock on by the time since the last call, a minute at most.
    ///
    /// A field that waits for it has its turn afterwards, at the latest with the next message.
    static func catchUp() {
        let now = ContinuousClock.now
        let elapsed = min(last.duration(to: now), .seconds(60))
        last = now
        StandInClock.advance(by: elapsed / .seconds(1))
    }

    /// Moves the clock on, and lets those have their turn who waited for it.
    static func letTimePass() async {
        catchUp()
        for _ in 0..<5 { await Task.yield() }
    }
}
