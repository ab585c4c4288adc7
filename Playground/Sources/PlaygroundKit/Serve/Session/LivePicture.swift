import CodeInputTestSupport
import CodeInputUIKit
import Foundation
import UIKit

extension FieldStage {
    /// The picture of the window without a background, because the page has one.
    var livePicture: String {
        settle()
        return StandInSVG.svg(of: window).forLivePage
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

extension CALayer {
    /// The running animation of this layer and its sublayers.
    var motion: LiveAnswer.Motion {
        var result = LiveAnswer.Motion.still
        for key in animationKeys() ?? [] {
            guard key == "blink" else { return .moving }
            result = .blinking
        }
        for sublayer in sublayers ?? [] {
            switch sublayer.motion {
            case .moving: return .moving
            case .blinking: result = .blinking
            case .still: break
            }
        }
        return result
    }
}

extension String {
    /// The picture with `data-style` attributes, because the page's policy forbids `style` attributes.
    var forLivePage: String { replacingOccurrences(of: " style=\"", with: " data-style=\"") }
}
