import CodeInputUIKit
import Foundation
import UIKit

extension FieldStage {
    /// The picture of the window without a background, because the page has one.
    var livePicture: String {
        settle()
        return StandInSVG.svg(of: window).forLivePage
    }

    /// The drawing calls of the style as text: the background, each cell, and the overlay.
    var drawingText: String {
        let state = view.fieldState
        let field = FieldContext(bounds: view.bounds, cellFrames: view.cellFrames, environment: environment)
        var parts = ["background", indented(view.style.backgroundDrawing(of: state, in: field))]
        for (cell, frame) in zip(state.cells, view.cellFrames) {
            let context = CellContext(
                frame: frame, bounds: view.bounds, cellFrames: view.cellFrames, environment: environment)
            parts += ["cell \(cell.index)", indented(view.style.drawing(of: cell, in: context))]
        }
        let foreground = view.style.foregroundDrawing(of: state, in: field)
        if !foreground.description.isEmpty { parts += ["foreground", indented(foreground)] }
        return parts.joined(separator: "\n")
    }

    private var environment: CodeEnvironment {
        let scaled = UIFontMetrics(forTextStyle: .title2).scaledValue(for: 100, compatibleWith: view.traitCollection)
        return CodeEnvironment(
            colorScheme: traits.isDark ? .dark : .light,
            layoutDirection: traits.isRightToLeft ? .rightToLeft : .leftToRight,
            displayScale: view.traitCollection.displayScale, textScale: scaled / 100,
            tint: CodeColor(view.tintColor), increasedContrast: traits.increasesContrast,
            boldText: traits.isBold)
    }

    private func indented(_ drawing: CodeDrawing) -> String {
        let lines = drawing.description.split(separator: "\n")
        return lines.isEmpty ? "    nothing" : lines.map { "    " + $0 }.joined(separator: "\n")
    }
}
