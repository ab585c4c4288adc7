import CodeInputUIKit
import KeyboardTools
import UIKit

/// A field that is typed into, verified, refused and typed into again: what the README shows.
@MainActor public struct TypingAnimation {
    private static let margin = 28.0
    private let isDark: Bool

    /// Creates the animation.
    ///
    /// - Parameter isDark: Whether it is dark.
    public init(isDark: Bool) {
        self.isDark = isDark
    }

    /// Films the kit's own view, with its own motion.
    ///
    /// - Returns: An SVG document that moves without a script, for ever; where the user asked for less motion, it stands.
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
