#if canImport(SwiftUI) && !canImport(Darwin)
package import SwiftUI

/// Shows a SwiftUI view in a window.
@MainActor package final class ViewHost<Root: View> {
    package let standIn: StandInHost<Root>

    package init(_ root: Root, in window: UIWindow) {
        standIn = StandInHost(root)
        window.addSubview(standIn.view)
        settle()
    }

    /// The root; a new one updates what is there.
    package var root: Root {
        get { standIn.root }
        set { standIn.root = newValue }
    }

    package var view: UIView { standIn.view }

    /// What SwiftUI warns of.
    package var misuses: [String] { standIn.misuses }

    /// Updates for all that changed.
    package func settle() { standIn.settle() }

    /// Lets tasks of the main actor run and updates, until nothing changes any more.
    package func turn() async { await standIn.turn() }

    /// The views of a class that are shown, from top to bottom.
    package func hosted<Hosted: UIView>(_ type: Hosted.Type) -> [Hosted] {
        standIn.allHosted.compactMap { $0 as? Hosted }
    }
}
#endif
