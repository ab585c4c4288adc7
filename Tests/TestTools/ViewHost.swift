#if canImport(SwiftUI) && canImport(UIKit) && canImport(Darwin)
package import SwiftUI
package import UIKit

/// Shows a SwiftUI view in a window.
@MainActor package final class ViewHost<Root: View> {
    private let controller: UIHostingController<Root>

    package init(_ root: Root, in window: UIWindow) {
        controller = UIHostingController(rootView: root)
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        settle()
    }

    /// The root view.
    ///
    /// A new value updates the UIKit views.
    package var root: Root {
        get { controller.rootView }
        set { controller.rootView = newValue }
    }

    package var view: UIView { controller.view }

    /// Empty: SwiftUI warns only on the console.
    package var misuses: [String] { [] }

    /// Updates once for all changes.
    package func settle() {
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        CATransaction.flush()
    }

    /// Runs tasks of the main actor and turns of the run loop, and updates.
    package func turn() async {
        for _ in 0..<5 {
            try? await Task.sleep(for: .milliseconds(10))
            settle()
        }
    }

    /// The shown views of a class, from top to bottom.
    package func hosted<Hosted: UIView>(_ type: Hosted.Type) -> [Hosted] {
        var views: [UIView] = [controller.view]
        var found: [Hosted] = []
        while let view = views.popLast() {
            if let match = view as? Hosted { found.append(match) } else { views += view.subviews }
        }
        return found.sorted { $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y }
    }
}
#endif

#if canImport(SwiftUI) && !canImport(Darwin)
package import SwiftUI

/// Shows a SwiftUI view in a window.
@MainActor package final class ViewHost<Root: View> {
    package let standIn: StandInHost<Root>

    package init(_ root: Root, in window: UIWindow) {
        standIn = StandInHost(root)
        standIn.view.frame = window.bounds
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
