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

    /// The root view.
    ///
    /// A new value updates the UIKit views.
    package var root: Root {
        get { standIn.root }
        set { standIn.root = newValue }
    }

    package var view: UIView { standIn.view }

    /// The mistakes that SwiftUI warns of.
    package var misuses: [String] { standIn.misuses }

    /// Updates once for all changes.
    package func settle() { standIn.settle() }

    /// Runs tasks of the main actor and updates, several times.
    package func turn() async { await standIn.turn() }

    /// The shown views of a class, from top to bottom.
    package func hosted<Hosted: UIView>(_ type: Hosted.Type) -> [Hosted] {
        standIn.allHosted.compactMap { $0 as? Hosted }
    }
}
#endif
