#if canImport(UIKit)
import UIKit

/// Repeats an action while the user holds a key, at the pace of the system's keyboard.
///
/// It ends when the task is cancelled, or the action returns false.
@MainActor package func repeatKey(
    by clock: any Clock<Duration>, _ action: @escaping @MainActor () -> Bool
) -> Task<Void, Never> {
    Task {
        await clock.pause(for: .milliseconds(500))
        while !Task.isCancelled, action() { await clock.pause(for: .milliseconds(100)) }
    }
}
#endif
