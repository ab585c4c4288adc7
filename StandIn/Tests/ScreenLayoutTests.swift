import Testing
import UIKit

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
            #expect(view.changes == 1)
            #expect(keyboard.frame.minY == 366)
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
            #expect(scroll.contentOffset.y == 170)
            #expect(content.frame.minY == 0)
        }

        @Test("text that wraps makes its row taller")
        func textThatWrapsMakesItsRowTaller() {
            let label = UILabel()
            label.text = "some words that need more than one line"
            label.numberOfLines = 0
            let row = UIStackView(arrangedSubviews: [label])
            let line = row.sizeThatFits(CGSize(width: 1000, height: 0)).height
            #expect(row.sizeThatFits(CGSize(width: 120, height: 0)).height > 2 * line)
        }

        @Test("a scaled font in a label follows the text size and keeps its weight")
        func aScaledFontInALabelFollowsTheTextSizeAndKeepsItsWeight() {
            let label = UILabel()
            label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
            label.adjustsFontForContentSizeCategory = true
            window.addSubview(label)
            window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            #expect(label.font.pointSize == 58)
            #expect(label.font.fontName.hasSuffix("Bold"))
        }

        @Test("a disabled button has another background")
        func aDisabledButtonHasAnotherBackground() {
            let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
            window.addSubview(button)
            StandInScreen.flush(window)
            let enabled = button.backgroundColor
            button.isEnabled = false
            StandInScreen.flush(window)
            #expect(button.backgroundColor != nil && button.backgroundColor != enabled)
            #expect(StandInRecorder.misuses.isEmpty)
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
