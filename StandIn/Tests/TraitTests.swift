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

        @Test("views hear of the traits they asked for") func viewsHearOfTheTraitsTheyAskedFor() {
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

        @Test("overrides reach the views below") func overridesReachTheViewsBelow() {
            window.traitOverrides.userInterfaceStyle = .dark
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            view.overrideUserInterfaceStyle = .light
            #expect(view.traitCollection.userInterfaceStyle == .light)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }

        @Test("a recorded screen is announced") func aRecordedScreenIsAnnounced() {
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

        @Test("colours follow style and contrast") func coloursFollowStyleAndContrast() {
            let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
            let contrast = dark.modifyingTraits { $0.accessibilityContrast = .high }
            let own = UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? .white : .black }
            #expect(own.resolvedColor(with: dark) == .white)
            #expect(
                UIColor.systemRed.resolvedColor(with: dark)
                    == UIColor(red: 1, green: 69 / 255, blue: 58 / 255, alpha: 1))
            #expect(UIColor.systemRed.resolvedColor(with: contrast) != UIColor.systemRed.resolvedColor(with: dark))
            #expect(contrast.hasDifferentColorAppearance(comparedTo: dark))
        }

        @Test("text grows with the content size category") func textGrowsWithTheContentSizeCategory() {
            let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
            #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
            #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large) > 30)
            #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
            #expect(UIContentSizeCategory.small < .large)
            let font = UIFont.systemFont(ofSize: 100)
            #expect(abs(font.capHeight - 70.5) < 1e-9)
            #expect(abs(font.lineHeight - 119.3) < 1e-9)
        }

        @Test("the tint comes from above") func theTintComesFromAbove() {
            #expect(view.tintColor == .systemBlue)
            window.tintColor = .red
            #expect(view.tintColor == .red)
            view.tintColor = .green
            #expect(view.tintColor == .green)
        }
    }
}
