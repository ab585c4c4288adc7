import CodeInputUIKit
import TestTools
import UIKit

/// The README's animation of a field: typing, verification, a rejected code and an accepted one.
@MainActor public struct TypingAnimation {
    private static let margin = 28.0
    private let isDark: Bool

    /// Creates the animation.
    ///
    /// - Parameter isDark: Whether the animation is dark.
    public init(isDark: Bool) {
        self.isDark = isDark
    }

    /// Records the kit's own view, with its own motion.
    ///
    /// - Returns: An SVG document that repeats endlessly, without a script. With Reduce Motion on, it stands still.
    public func svg() async -> String {
        var settings = FieldSettings()
        settings.style = BoxRenderer.box
        var traits = FieldTraits()
        traits.isDark = isDark
        let stage = FieldStage(settings, traits: traits)
        let view = stage.view
        var film = LayerFilm(of: view.layer)

        func wait(_ seconds: Double) async {
            for _ in 0..<Int((seconds * LayerFilm.framesPerSecond).rounded()) {
                stage.settle()
                film.take()
                await StandInClock.run(for: 1 / LayerFilm.framesPerSecond)
            }
        }
        func type(_ code: String, pause: Double) async {
            for key in code {
                stage.keyboard.type(String(key))
                await wait(pause)
            }
        }

        view.becomeFirstResponder()
        await wait(0.9)
        await type("482913", pause: 0.27)
        await wait(0.3)
        view.status = .verifying
        await wait(1.5)
        view.reject(message: nil)
        await wait(1.6)
        await type("482910", pause: 0.2)
        await wait(0.3)
        view.status = .verifying
        await wait(1.2)
        view.accept()
        await wait(2.2)
        return AnimatedSVG(film, size: view.bounds.size, margin: Self.margin, isDark: isDark).document
    }
}
