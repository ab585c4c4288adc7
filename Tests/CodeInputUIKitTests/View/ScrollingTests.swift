#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("A field in a scroll view") struct ScrollingTests {
        private func scrollView(around view: UIView, in window: UIWindow) -> UIScrollView {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            scrollView.contentSize = CGSize(width: 320, height: 600)
            view.frame = CGRect(x: 10, y: 140, width: 300, height: 40)
            scrollView.addSubview(view)
            window.addSubview(scrollView)
            return scrollView
        }

        @Test("scrolls clear of the keyboard after the app has made room")
        func keyboard() async {
            let stage = Stage(isFocused: false)
            let scrollView = scrollView(around: stage.view, in: stage.window)
            stage.view.becomeFirstResponder()
            // After the field has observed the keyboard.
            scrollView.contentInset.bottom = 120
            await Device.advance(by: 0.1)
            #expect(scrollView.contentOffset.y == CGFloat(108))
        }

        /// A scroll view that moves the field down with its next layout.
        private final class Column: UIScrollView {
            var field: UIView?
            var isAnimated: Bool?

            override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
                super.scrollRectToVisible(rect, animated: animated)
                isAnimated = animated
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                field?.frame.origin.y = 500
            }
        }

        @Test("scrolls smoothly to where a layout that is due puts it")
        func pendingLayout() async {
            let stage = Stage(isFocused: false), column = Column(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            column.contentSize = CGSize(width: 320, height: 600)
            stage.view.frame = CGRect(x: 10, y: 10, width: 300, height: 40)
            column.addSubview(stage.view)
            stage.window.addSubview(column)
            stage.settle()
            column.field = stage.view
            column.setNeedsLayout()
            stage.view.becomeFirstResponder()
            await Device.advance(by: 0.1)
            #expect(column.contentOffset.y == CGFloat(348) && column.isAnimated == true)
        }

        @Test("scrolls into sight when it takes the focus")
        func outside() async {
            let stage = Stage(isFocused: false)
            let scrollView = scrollView(around: stage.view, in: stage.window)
            scrollView.contentOffset.y = 300
            stage.view.becomeFirstResponder()
            await Device.advance(by: 0.1)
            #expect(scrollView.contentOffset.y == CGFloat(132))
        }

        @Test("does not move a page sideways for a field close to its edge")
        func page() async {
            let stage = Stage(isFocused: false)
            let scrollView = scrollView(around: stage.view, in: stage.window)
            scrollView.contentSize.width = 640
            stage.view.frame = CGRect(x: 324, y: 140, width: 300, height: 40)
            scrollView.contentOffset.x = 320
            stage.view.becomeFirstResponder()
            await Device.advance(by: 0.1)
            #expect(scrollView.contentOffset.x == CGFloat(320))
        }

        @Test("stays where the user scrolled it, if the app focuses it again")
        func focusedAgain() async {
            let stage = Stage(isFocused: false)
            let scrollView = scrollView(around: stage.view, in: stage.window)
            stage.view.becomeFirstResponder()
            await Device.advance(by: 0.1)
            scrollView.contentOffset.y = 300
            stage.view.becomeFirstResponder()
            await Device.advance(by: 0.1)
            #expect(scrollView.contentOffset.y == CGFloat(300))
        }

        @Test("does not scroll if it is in sight, or if scrolling is off")
        func still() async {
            let stage = Stage(isFocused: false)
            let scrollView = scrollView(around: stage.view, in: stage.window)
            stage.view.becomeFirstResponder()
            await Device.advance(by: 0.1)
            #expect(scrollView.contentOffset == .zero)
            stage.view.resignFirstResponder()
            scrollView.isScrollEnabled = false
            scrollView.contentOffset.y = 300
            stage.view.becomeFirstResponder()
            await Device.advance(by: 0.1)
            #expect(scrollView.contentOffset.y == CGFloat(300))
        }
    }
}
#endif
