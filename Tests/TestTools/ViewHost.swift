#if canImport(SwiftUI) && canImport(UIKit)
package import SwiftUI
package import UIKit

#if canImport(Darwin)
package typealias HostingController = UIHostingController
#else
package typealias HostingController = StandInHost
#endif

@MainActor package final class ViewHost<Root: View> {
    package let hosting: HostingController<Root>
    private var reported = 0

    package init(_ root: Root, in window: UIWindow) {
        hosting = HostingController(rootView: root)
        view.frame = window.bounds
        window.addSubview(view)
        settle()
    }

    /// The superview of the UIKit views.
    package var view: UIView { hosting.view }

    /// The root view, of which a new value updates the UIKit views.
    package var root: Root {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }

    #if canImport(Darwin)
    /// Updates once for all changes.
    package func settle() {
        view.setNeedsLayout()
        view.layoutIfNeeded()
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
        var views: [UIView] = [view], found: [Hosted] = []
        while let view = views.popLast() {
            if let match = view as? Hosted { found.append(match) } else { views += view.subviews }
        }
        return found.sorted { $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y }
    }
    #else
    package func settle() {
        hosting.settle()
        report()
    }

    package func turn() async {
        await hosting.turn()
        report()
    }

    package func hosted<Hosted: UIView>(_ type: Hosted.Type) -> [Hosted] {
        hosting.allHosted.compactMap { $0 as? Hosted }
    }

    /// Reports the mistakes that SwiftUI warns of.
    private func report() {
        for misuse in hosting.misuses[reported...] { KeyboardDriver.report("SwiftUI: " + misuse) }
        reported = hosting.misuses.count
    }
    #endif
}
#endif
