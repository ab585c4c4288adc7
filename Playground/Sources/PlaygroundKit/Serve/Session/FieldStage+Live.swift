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
