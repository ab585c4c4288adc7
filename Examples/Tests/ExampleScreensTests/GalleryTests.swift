import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct GalleryTests {
        @Test(
            "Every state of every screen can be drawn, and each of its texts read",
            arguments: ["light", "dark", "large", "mirrored"])
        func states(_ look: String) async throws {
            for example in ExampleScreens.gallery {
                let stage = await ScreenStage(example.make())
                let category = look == "large" ? UIContentSizeCategory.accessibilityExtraExtraExtraLarge : .large
                stage.window.traitOverrides.userInterfaceStyle = look == "dark" ? .dark : .light
                stage.window.traitOverrides.preferredContentSizeCategory = category
                stage.window.traitOverrides.layoutDirection = look == "mirrored" ? .rightToLeft : .leftToRight
                await example.arrange(stage.screen)
                await stage.settle()
                let svg = StandInSVG.svg(of: stage.window, background: .systemBackground, includePresentation: false)
                #expect(stage.keyboard.failures.isEmpty)
                #expect(StandInRecorder.misuses + StandInRecorder.droppedDrawings == [], "\(example.title)")
                // WCAG 2.2, success criterion 1.4.3. It asks nothing of controls that are disabled.
                // The other looks have the same colors, and texts that lie over others.
                let inactive = stage.screen.view.withSubviews
                    .filter { ($0 as? UIControl)?.isEnabled == false || ($0 as? CodeKeypadView)?.isEnabled == false }
                    .map { $0.convert($0.bounds, to: stage.window) }
                let texts = DrawnText.all(in: svg).filter { text in !inactive.contains { $0.contains(text.place) } }
                let faint = texts.filter { $0.contrast < 4.5 && ["light", "dark"].contains(look) }
                #expect(texts.count > 1 && faint.isEmpty, "\(example.title): \(faint)")
            }
        }

        @Test("The contrast of a text is that to the shapes behind it") func contrastOfADrawing() throws {
            let svg = """
                <svg><rect width="100" height="100" fill="#ffffff"/><g transform="translate(10 10)" opacity="0.5">\
                <rect width="20" height="20" fill="#000000"/></g>\
                <text x="20" y="24" font-size="12" text-anchor="middle" fill="#ffffff">on gray</text>\
                <text x="60" y="24" font-size="12" text-anchor="middle" fill="#000000">on white</text></svg>
                """
            let texts = DrawnText.all(in: svg)
            #expect(texts.map(\.text) == ["on gray", "on white"])
            #expect(abs(try #require(texts.first).contrast - 3.98) < 0.02)
            #expect(abs(try #require(texts.last).contrast - 21) < 0.01)
        }

        @Test("The first picture of the sign-in screen has the countdown") func firstPictureCountsDown() {
            StandInScreen.reset()
            let screen = SignInCodeScreen(phoneNumber: "1", service: SampleServer())
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
            window.addSubview(screen.view)
            #expect(screen.sendAgainButton.currentTitle == "Send again in 0:30")
        }
    }
}
