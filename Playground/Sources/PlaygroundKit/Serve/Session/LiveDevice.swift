import UIKit

/// The link between real time and the stand-in's clock, which otherwise stands still.
///
/// All sessions share the clock, like the apps of a device. It can run ahead, because a touch advances it at once.
@MainActor enum LiveClock {
    private static var last = ContinuousClock.now

    /// Advances the clock by the time since the last call, up to a minute, then lets tasks that wait for it continue.
    ///
    /// No time passes until the next call. Otherwise a task could be due that has not run, and a page that shows no motion
    /// does not ask again.
    static func letTimePass() async {
        let now = ContinuousClock.now
        let elapsed = min(last.duration(to: now), .seconds(60))
        last = now
        StandInClock.advance(by: elapsed / .seconds(1))
        await StandInClock.turn()
    }
}

/// The pasteboard of one session.
@MainActor struct LivePasteboard {
    private var text: String?

    /// Runs the body with this pasteboard on the device.
    mutating func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
        let device = UIPasteboard.general
        device.string = text
        defer {
            text = device.standInString
            device.standInReset()
        }
        return try body()
    }
}
