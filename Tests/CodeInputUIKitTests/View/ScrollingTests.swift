#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("A field in a scroll view") struct ScrollingTests {
        /// A scroll view, which may move the field with its next layout.
        private final class Column: UIScrollView {
            var nextLayout: (() -> Void)?
            private(set) var asked: (rect: CGRect, isAnimated: Bool)?

            override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
                super.scrollRectToVisible(rect, animated: animated)
                asked = (rect, animated)
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                nextLayout?()
            }
        }

        private let stage = Stage(isFocused: false)
        private let column = Column(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

        init() {
            column.contentSize = CGSize(width: 640, height: 600)
            stage.view.frame = CGRect(x: 10, y: 140, width: 300, height: 40)
            column.addSubview(stage.view)
            stage.window.addSubview(column)
            stage.settle()
        }

        private func focus() async {
            stage.view.becomeFirstResponder()
            await Device.advance(by: 0.1)
        }

        @Test("scrolls clear of the keyboard after the app has made room")
        func keyboard() async {
            stage.view.becomeFirstResponder()
            // After the field has observed the keyboard.
            column.contentInset.bottom = 120
            await Device.advance(by: 0.1)
            #expect(column.contentOffset.y == CGFloat(108))
        }

        @Test("scrolls smoothly to where a layout that is due puts it")
        func pendingLayout() async {
            column.nextLayout = { [weak view = stage.view] in view?.frame.origin.y = 500 }
            column.setNeedsLayout()
            await focus()
            #expect(column.contentOffset.y == CGFloat(348) && column.asked?.isAnimated == true)
        }

        @Test("scrolls into sight, and does not move a page sideways for a field close to its edge")
        func outside() async {
            stage.view.frame.origin.x = 324
            column.contentOffset = CGPoint(x: 320, y: 300)
            await focus()
            #expect(column.contentOffset == CGPoint(x: 320, y: 132) && column.asked?.rect.minX == CGFloat(324))
        }

        @Test("stays where the user scrolled it, if the app focuses it again, or if scrolling is off")
        func still() async {
            await focus()
            #expect(column.contentOffset == .zero)
            column.contentOffset.y = 300
            await focus()
            stage.view.resignFirstResponder()
            column.isScrollEnabled = false
            await focus()
            #expect(column.contentOffset.y == CGFloat(300))
        }
    }
}
#endif
