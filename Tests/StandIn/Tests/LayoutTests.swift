import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct LayoutTests {
        private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

        init() { StandInScreen.reset() }

        private func add(_ view: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }

        @Test("required constraints hold exactly") func requiredConstraintsHoldExactly() {
            let (one, other) = (UIView(), UIView())
            add(one)
            add(other)
            NSLayoutConstraint.activate([
                one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                one.topAnchor.constraint(equalTo: root.topAnchor),
                one.heightAnchor.constraint(equalToConstant: 40),
                other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
                other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
                other.widthAnchor.constraint(equalTo: one.widthAnchor),
                other.topAnchor.constraint(equalTo: one.topAnchor, constant: 10),
                other.heightAnchor.constraint(equalTo: one.heightAnchor, multiplier: 0.5),
            ])
            StandInScreen.flush(root)
            #expect(one.frame == CGRect(x: 10, y: 0, width: 136, height: 40))
            #expect(other.frame == CGRect(x: 154, y: 10, width: 136, height: 20))
        }

        @Test("inequalities and priorities count") func inequalitiesAndPrioritiesCount() {
            let view = UIView()
            add(view)
            let wish = view.widthAnchor.constraint(equalToConstant: 40)
            wish.priority = .defaultLow
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 90),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 120), wish,
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            StandInScreen.flush(root)
            #expect(view.frame == CGRect(x: 90, y: 0, width: 120, height: 200))
        }

        @Test("leading is on the right in right-to-left layouts") func leadingIsOnTheRightInRightToLeftLayouts() {
            let view = UIView()
            add(view)
            root.semanticContentAttribute = .forceRightToLeft
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.widthAnchor.constraint(equalToConstant: 20),
            ])
            StandInScreen.flush(root)
            #expect(view.frame.maxX == 290)
        }

        @Test("the last view of a stack takes the spare room") func theLastViewOfAStackTakesTheSpareRoom() {
            let views = (0..<3).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = 6
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
            stack.setCustomSpacing(12, after: views[0])
            StandInScreen.flush(stack)
            #expect(views.map(\.frame.minX) == [0, 12, 18])
            views[1].isHidden = true
            stack.setNeedsLayout()
            StandInScreen.flush(stack)
            #expect(views[2].frame == CGRect(x: 12, y: 0, width: 288, height: 10))
        }
    }
}

extension StandInTests {
    @MainActor @Suite struct ScreenLayoutTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

        init() { StandInScreen.reset() }

        @Test("the safe area is the covered part of a view, and views hear of it")
        func theSafeAreaIsTheCoveredPartOfAViewAndViewsHearOfIt() {
            let view = Listener(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
            window.addSubview(view)
            window.standInSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            let keyboard = UIView()
            keyboard.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(keyboard)
            NSLayoutConstraint.activate([
                keyboard.topAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
                keyboard.heightAnchor.constraint(equalToConstant: 10),
            ])
            view.setNeedsLayout()
            StandInScreen.flush(window)
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            #expect(view.changes == 1 && keyboard.frame.minY == 366)
        }

        @Test("the keyboard's guide rises with the system's keyboard, and not with an input view")
        func theKeyboardsGuideRises() {
            let controller = UIViewController(), field = KeyInput(), line = UIView()
            window.rootViewController = controller
            window.standInKeyboardHeight = 150
            line.translatesAutoresizingMaskIntoConstraints = false
            [line, field].forEach(controller.view.addSubview)
            NSLayoutConstraint.activate([
                line.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
                line.heightAnchor.constraint(equalToConstant: 10),
            ])
            func bottom() -> CGFloat {
                StandInScreen.flush(window)
                return line.frame.maxY
            }
            #expect(bottom() == 400)
            field.becomeFirstResponder()
            #expect(bottom() == 250)
            field.pad = UIView()
            field.reloadInputViews()
            #expect(bottom() == 400)
        }

        @Test("the content of a scroll view has its own height and can be scrolled")
        func theContentOfAScrollViewHasItsOwnHeightAndCanBeScrolled() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(scroll)
            scroll.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 300),
            ])
            StandInScreen.flush(window)
            #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
            #expect(scroll.contentSize.height == 300)
            scroll.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 20), animated: false)
            #expect(scroll.contentOffset.y == 170)
            StandInScreen.flush(window)
            #expect(scroll.contentOffset.y == 170 && content.frame.minY == 0)
        }

        private final class Listener: UIView {
            var changes = 0

            override func safeAreaInsetsDidChange() {
                super.safeAreaInsetsDidChange()
                changes += 1
            }
        }
    }
}

private final class KeyInput: StandInKeyInputView, UIKeyInput {
    var isSecureTextEntry = false
    var pad: UIView?
    var hasText: Bool { false }
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }
    func insertText(_ text: String) {}
    func deleteBackward() {}
}

extension StandInTests {
    @MainActor @Suite struct InvalidGeometryTests {
        init() { StandInScreen.reset() }

        @Test(
            "a frame that is not finite is a misuse",
            arguments: [
                CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
                CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
                CGRect(x: 0, y: 0, width: 1, height: CGFloat.infinity), .null,
            ])
        func frameOfLayer(_ frame: CGRect) {
            let layer = CALayer()
            layer.name = "bar"
            layer.frame = CGRect(x: -1e300, y: 0, width: 0, height: 1e300)
            #expect(StandInRecorder.misuses == [])
            layer.frame = frame
            #expect(StandInRecorder.misuses.contains { $0.hasPrefix("CALayerInvalidGeometry: ") && $0.contains("bar") })
            #expect(
                [layer.frame.minX, layer.frame.minY, layer.frame.maxX, layer.frame.maxY].allSatisfy { $0.isFinite })
        }
    }
}
