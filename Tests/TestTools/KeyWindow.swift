#if canImport(UIKit) && canImport(Darwin)
public import ObjectiveC
public import UIKit

/// A window that keeps synthetic presses from the application.
public final class KeyWindow: UIWindow {
    /// Stops a synthetic press.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pass(presses) {
            super.pressesBegan($0, with: event)
        } made: {
            $0.isUnhandled = true
        }
    }

    /// Stops a synthetic press.
    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pass(presses) {
            super.pressesEnded($0, with: event)
        } made: { _ in
        }
    }

    private func pass(_ presses: Set<UIPress>, others: (Set<UIPress>) -> Void, made: (MadePress) -> Void) {
        let rest = presses.filter { !($0 is MadePress) }
        for case let press as MadePress in presses { made(press) }
        if !rest.isEmpty { others(rest) }
    }
}
#endif
