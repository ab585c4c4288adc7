import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("The place of a cell") struct CellPlaceTests {
        /// Whether the layer of a cell is the cell's frame with some room around it.
        ///
        /// A layer computes its frame with rounding errors.
        private func isLayer(of index: Int, larger room: CGFloat, _ stage: Stage) throws -> Bool {
            let frame = try stage.shownLayer("cell \(index)").frame
            let wanted = stage.view.cellFrames[index].insetBy(dx: -room, dy: -room)
            return [
                frame.minX - wanted.minX, frame.minY - wanted.minY, frame.maxX - wanted.maxX, frame.maxY - wanted.maxY,
            ].allSatisfy { $0.magnitude < 0.01 }
        }

        @Test(
            "grows with a drawing outside its frame, for as long as there is one, and never beyond the overhang",
            arguments: [(6, 5), (2, 2), (0, 0)] as [(overhang: CGFloat, room: CGFloat)])
        func overhang(_ overhang: CGFloat, room: CGFloat) throws {
            var glow = TestRenderer { cell, context in
                let around = context.frame.insetBy(dx: -5, dy: -5)
                if cell.isFocused { context.fill(.roundedRect(around, cornerRadius: 12), with: .selection) }
                BoxRenderer().draw(cell, in: &context)
            }
            glow.character = { BoxRenderer().drawCharacter(of: $0, in: &$1) }
            (glow.motion, glow.layout.overhang, glow.dependencies) = (.none, overhang, CodeDependencies())
            let stage = Stage(style: glow)
            let cells = stage.view.cellFrames
            #expect(try isLayer(of: 0, larger: room, stage) && isLayer(of: 1, larger: 0, stage))
            stage.keyboard.type("1")
            #expect(stage.redrawn() == ["character 0"])
            #expect(try isLayer(of: 0, larger: 0, stage) && isLayer(of: 1, larger: room, stage))
            #expect(stage.view.cellFrames == cells)
        }

        @Test("is that of the layout if the renderer's frames can't be used") func unusableFrames() {
            let cells = Stage().view.cellFrames
            for frames in [[], Array(repeating: CGRect.null, count: 6), Array(repeating: cells[0], count: 7)] {
                let stage = Stage(typing: "12", style: TestRenderer().with(\.frames) { @Sendable _, _ in frames })
                #expect(stage.view.cellFrames == cells)
            }
        }

        @Test("is the room a cell may use if numbers of its drawing are not finite", arguments: [0, 4] as [CGFloat])
        func notFinite(overhang: CGFloat) {
            for number in [CGFloat.nan, .infinity, 1e300, -1e300] {
                var broken = TestRenderer { cell, context in
                    let rect = CGRect(x: context.frame.minX, y: number, width: number, height: 4)
                    context.fill(.rect(rect), with: .red)
                    context.draw(cell, in: rect, text: CodeTextStyle())
                    context.fill(.rect(context.frame), with: .fill)
                }
                broken.foreground = { $1.fill(.rect(CGRect(x: number, y: 0, width: 1, height: 1)), with: .red) }
                broken.layout.overhang = overhang
                let stage = Stage(typing: "12", style: broken)
                let room = stage.view.bounds.insetBy(dx: -overhang - 1, dy: -overhang - 1)
                for layer in stage.layers { #expect(room.contains(layer.frame)) }
            }
        }

        @Test("survives a renderer that shortens the field and lays it out while it draws") func shortened() {
            // Unchecked: the view calls renderers on the main thread only.
            final class Target: @unchecked Sendable { weak var view: CodeInputView? }
            let target = Target()
            let shortening = TestRenderer { cell, context in
                MainActor.assumeIsolated {
                    target.view?.lengthRange = 3...3
                    target.view?.layoutIfNeeded()
                    _ = target.view?.cellFrames
                }
                BoxRenderer().drawAll(cell, in: &context)
            }
            let stage = Stage(typing: "123456", style: shortening)
            target.view = stage.view
            stage.settle { $0.isEnabled = false }
            stage.settle()
            #expect(stage.view.length == 3 && stage.view.cellFrames.count == 3 && stage.layer("cell 3") == nil)
        }
    }
}
