import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct TraitTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private let view = UIView()

        init() {
            StandInScreen.reset()
            window.addSubview(view)
        }

        @Test("views hear of the traits that they registered for") func viewsHearOfTheTraitsThatTheyRegisteredFor() {
            var heard: [UIUserInterfaceStyle] = []
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (view: UIView, previous: UITraitCollection) in
                heard += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
            }
            StandInScreen.setTraits { $0.layoutDirection = .rightToLeft }
            #expect(heard == [])
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            StandInScreen.setTraits { $0.userInterfaceStyle = .dark }
            #expect(heard == [.light, .dark])
        }

        @Test("overrides reach subviews") func overridesReachSubviews() {
            window.traitOverrides.userInterfaceStyle = .dark
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            view.overrideUserInterfaceStyle = .light
            #expect(view.traitCollection.userInterfaceStyle == .light)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }

        @Test("screen capture posts a notification") func screenCapturePostsANotification() {
            var count = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIScreen.capturedDidChangeNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            StandInScreen.isCaptured = true
            StandInScreen.isCaptured = true
            #expect(count == 1)
            #expect(view.traitCollection.sceneCaptureState == .active)
            NotificationCenter.default.removeObserver(observer)
        }

        @Test("colors follow style and contrast") func colorsFollowStyleAndContrast() {
            let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
            let contrast = UITraitCollection {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
            }
            let own = UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? .white : .black }
            #expect(own.resolvedColor(with: dark) == .white)
            #expect(
                UIColor.systemRed.resolvedColor(with: dark)
                    == UIColor(red: 1, green: 69 / 255, blue: 58 / 255, alpha: 1))
            #expect(UIColor.systemRed.resolvedColor(with: contrast) != UIColor.systemRed.resolvedColor(with: dark))
        }

        @Test("text grows with the content size category") func textGrowsWithTheContentSizeCategory() {
            let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
            #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
            #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large) > 30)
            #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
            let font = UIFont.systemFont(ofSize: 100)
            #expect(abs(font.capHeight - 70.5) < 1e-9)
        }

        @Test("the tint is inherited") func theTintIsInherited() {
            let blue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
            #expect(view.tintColor.resolvedColor(with: view.traitCollection) == blue)
            window.tintColor = .red
            #expect(view.tintColor == .red)
            view.tintColor = .green
            #expect(view.tintColor == .green)
        }
    }
}
