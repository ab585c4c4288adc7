#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Only the stand-in gives a picture of the layers.
    @MainActor @Suite("The picture of a field") struct PictureTests {
        private func picture(of stage: Stage) -> String {
            stage.settle()
            return StandInSVG.svg(of: stage.view, includePresentation: false)
        }

        @Test(
            "is that of a field whose layers were all drawn anew, whatever moved before",
            arguments: [.box, .outline, .underline, .joined, .circles, .dots(), Thirds()] as [any CodeCellRenderer])
        func walk(style: any CodeCellRenderer) async {
            for seed in 1...6 {
                var random = SeededGenerator(UInt64(seed))
                let stage = Stage(length: 7, style: style, width: 333)
                for _ in 0..<30 {
                    switch Int.random(in: 0..<9, using: &random) {
                    case 0...3: stage.keyboard.type("\(Int.random(in: 0...9, using: &random))")
                    case 4: stage.keyboard.deleteBackward()
                    case 5: stage.tap(cell: Int.random(in: 0..<7, using: &random))
                    case 6: stage.keyboard.press(.left)
                    case 7: stage.view.frame.size.width = CGFloat(Int.random(in: 200..<500, using: &random))
                    default:
                        let all = [CodeStatus.editing, .rejected, .verifying]
                        stage.view.status = all.randomElement(using: &random) ?? .editing
                    }
                    if Bool.random(using: &random) { stage.settle() }
                }
                stage.view.status = .editing
                await Device.animate(for: 3)
                let seen = picture(of: stage)
                stage.view.style = stage.view.style is DotsRenderer ? .underline : .dots()
                stage.settle()
                stage.view.style = style
                #expect(picture(of: stage) == seen)
                #expect(stage.failures == [])
            }
        }
    }
}

/// Cells whose frames are no whole pixels, and a focused one that draws outside its frame.
private struct Thirds: CodeCellRenderer {
    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal()
        layout.overhang = 5
        return layout
    }()
    var motion = CodeMotion.none

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        let width = bounds.width / CGFloat(max(count, 1))
        return (0..<count).map { CGRect(x: width * CGFloat($0), y: 0, width: width / 1.7, height: bounds.height) }
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let width: CGFloat = cell.isFocused ? 5 : 1
        context.stroke(.rect(context.frame), with: cell.isSelected ? .red : .tint, lineWidth: width)
        context.draw(cell, text: CodeTextStyle())
    }
}
#endif
