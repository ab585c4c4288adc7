import CodeInputTestSupport
import CodeInputUIKit
import Foundation
import UIKit

extension FieldStage {
    /// The picture of the window without a background, because the page has one.
    var livePicture: LivePicture {
        settle()
        return LivePicture(StandInSVG.svgWithMotions(of: window))
    }

    /// The drawing calls of the style as text: the background, each cell, the overlay, and the caret.
    var drawingText: String {
        view.style.snapshot(of: view.fieldState, size: view.bounds.size, environment: environment)
    }

    private var environment: CodeEnvironment {
        let scaled = UIFontMetrics(forTextStyle: .title2).scaledValue(for: 100, compatibleWith: view.traitCollection)
        return CodeEnvironment(
            colorScheme: traits.isDark ? .dark : .light,
            layoutDirection: traits.isRightToLeft ? .rightToLeft : .leftToRight,
            displayScale: view.traitCollection.displayScale, textScale: scaled / 100,
            tint: CodeColor(uiColor: view.tintColor), increasedContrast: traits.increasesContrast,
            boldText: traits.isBold)
    }
}

/// A picture at rest, and the animations that the browser plays in it.
struct LivePicture {
    var svg: String
    var motions: [[LiveMotion]]

    init(_ picture: (svg: String, motions: [[StandInMotion]])) {
        svg = picture.svg.forLivePage
        motions = picture.motions.map { $0.map(LiveMotion.init) }
    }

    /// The motions, where those that began after a time wait until now.
    func motions(after time: Double) -> [[LiveMotion]] {
        motions.map { group in
            group.map { motion in
                var motion = motion
                if !motion.repeats, motion.began >= Int(time * 1000) { motion.elapsed -= CACurrentMediaTime() - time }
                return motion
            }
        }
    }

    /// The same for a picture that moves as before.
    var signature: String { svg + "\(motions.map { $0.map(\.began) })" }
}

/// A running animation by keyframes, in seconds and points.
struct LiveMotion: Encodable {
    var keyPath: String
    var values: [Double]
    var times: [Double]?
    var duration: Double
    var elapsed: Double
    var repeats: Bool
    var fill: String
    var anchor: [Double]
    /// When it began, on the stand-in's clock.
    var began: Int { Int(((CACurrentMediaTime() - elapsed) * 1000).rounded()) }

    init(_ motion: StandInMotion) {
        keyPath = motion.keyPath
        values = motion.values
        times = motion.times
        duration = motion.duration
        elapsed = motion.elapsed
        repeats = motion.repeats
        fill = motion.fillMode == .both ? "both" : motion.fillMode == .backwards ? "backwards" : "none"
        anchor = [motion.anchor.x, motion.anchor.y]
    }
}

extension String {
    /// The picture with `data-style` attributes, because the page's policy forbids `style` attributes.
    var forLivePage: String { replacingOccurrences(of: " style=\"", with: " data-style=\"") }
}
