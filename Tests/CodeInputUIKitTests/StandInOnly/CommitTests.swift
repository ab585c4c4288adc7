#if canImport(UIKit) && !canImport(Darwin)
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A commit of the stand-in") struct CommitTests {
        /// A view whose layout invalidates that of its superview, some times.
        private final class Invalidating: UIView {
            var count = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                guard count > 0 else { return }
                count -= 1
                superview?.setNeedsLayout()
            }
        }

        private final class Container: UIView {
            let inner = Invalidating()

            override func layoutSubviews() {
                super.layoutSubviews()
                inner.setNeedsLayout()
            }
        }

        @Test("leaves to the next one the layout that is marked in its last round") func lastRound() {
            WithoutMistakes.reset()
            let window = Device.makeWindow(width: 390, height: 700), view = Container()
            view.addSubview(view.inner)
            window.addSubview(view)
            Device.flush()
            view.inner.count = 5
            view.setNeedsLayout()
            for _ in 0..<4 { Device.flush() }
            #expect(view.inner.count == 0)
        }
    }
}
#endif
