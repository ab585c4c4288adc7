import TestTools

@testable import ExampleScreens

/// A clock of a screen, which a test advances.
@MainActor final class ManualTime {
    private let manual = ManualClock()

    var clock: ScreenClock {
        ScreenClock(
            now: { [manual] in manual.now },
            // On the main actor, as ScreenStage.settle() needs it.
            sleep: { @MainActor [manual] in
                try await manual.sleep(until: manual.now.advanced(by: $0), tolerance: nil)
            })
    }

    var waiting: Int { manual.sleeperCount }

    func advance(by duration: Duration) async { await manual.advance(by: duration) }
}
