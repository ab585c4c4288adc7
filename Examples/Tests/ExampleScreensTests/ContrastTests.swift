import CodeInputPIN
import ExampleScreens
import Testing
import UIKit

extension ScreenTests {
    @MainActor @Suite struct ContrastTests {
        // WCAG 2.2, success criterion 1.4.3. It asks nothing of controls that are disabled.
        @Test("Every text of every screen can be read", arguments: [UIUserInterfaceStyle.light, .dark])
        func everyTextCanBeRead(_ style: UIUserInterfaceStyle) async {
            for example in ExampleScreens.gallery {
                let stage = await ScreenStage(example.make())
                stage.window.traitOverrides.userInterfaceStyle = style
                await example.arrange(stage.screen)
                await stage.settle()
                let picture = StandInSVG.svg(
                    of: stage.window, background: .systemBackground, includePresentation: false)
                let inactive = disabledAreas(of: stage.screen.view, in: stage.window)
                let texts = DrawnText.all(in: picture).filter { text in !inactive.contains { $0.contains(text.place) } }
                #expect(texts.count > 1, "\(example.title)")
                let faint = texts.filter { $0.contrast < 4.5 }
                #expect(faint.isEmpty, "\(example.title): \(faint)")
            }
        }

        private func disabledAreas(of view: UIView, in window: UIWindow) -> [CGRect] {
            let isDisabled =
                (view as? UIControl)?.isEnabled == false || (view as? CodeKeypadView)?.isEnabled == false
            return isDisabled
                ? [view.convert(view.bounds, to: window)] : view.subviews.flatMap { disabledAreas(of: $0, in: window) }
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
    }
}
