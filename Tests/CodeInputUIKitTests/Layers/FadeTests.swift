import CodeInputUIKit
import TestTools
import Testing
import UIKit

/// Cards of one opacity, in a color for each status.
private struct Cards: CodeCellRenderer {
    var opacity = 1.0
    var motion = CodeMotion()

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let color = ByState<CodeColor>(.black, focused: .blue, verifying: .tint, accepted: .green, rejected: .red)
        context.fill(.roundedRect(context.frame, cornerRadius: 8), with: color.value(for: cell).opacity(opacity))
    }
}

extension ViewTests {
    /// What is seen in the middle of an animation.
    @MainActor @Suite("A fade") struct FadeTests {
        /// How much each cell covers of what is behind it: its box, its old box, and the ring if that is there.
        private func covers(_ opacity: Double, _ stage: Stage) -> [Double] {
            let shown = stage.layers.filter { !$0.isHidden }.map { (name: $0.name ?? "", now: Device.seen($0)) }
            return stage.view.cellFrames.enumerated().map { index, frame in
                let layers = shown.filter { name, now in
                    ["cell \(index)", "old \(index)"].contains(name)
                        || name == "focus" && abs(now.position.x - frame.midX) < 1
                }
                return 1 - layers.reduce(1) { $0 * (1 - opacity * Double($1.now.opacity)) }
            }
        }

        // What hides all lets a little through, so that a halo fades.
        /// Checks each frame of some of the next moments.
        private func expectCover(
            of opacity: Double, _ stage: Stage, but others: Set<Int> = [],
            sourceLocation: SourceLocation = #_sourceLocation
        ) async {
            for frame in 1...30 {
                await Device.animate(for: 0.01)
                for (index, cover) in covers(opacity, stage).enumerated() where !others.contains(index) {
                    #expect(
                        abs(cover - opacity) < 0.07, "cell \(index) after \(frame * 10) ms",
                        sourceLocation: sourceLocation)
                }
            }
        }

        @Test("of the focus leaves no hole in a cell, and covers as much all the time", arguments: [1, 0.5, 0.1])
        func focus(opacity: Double) async {
            let stage = Stage(typing: "1", style: Cards(opacity: opacity, motion: CodeMotion(state: .fade)))
            await Device.animate(for: 2)
            for key in ["2", "3", ""] {
                if key.isEmpty { stage.deleteBackward() } else { stage.type(key) }
                await expectCover(of: opacity, stage)
            }
            stage.settle { $0.resignFirstResponder() }
            await expectCover(of: opacity, stage)
            stage.settle { $0.becomeFirstResponder() }
            await expectCover(of: opacity, stage)
        }

        @Test(
            "from status to status covers as much all the time, also where a verdict has a motion of its own",
            arguments: [1, 0.5, 0.1], [.swell, .fade, .pop] as [CodeMotion.Effect])
        func status(opacity: Double, acceptance: CodeMotion.Effect) async {
            let stage = Stage(
                typing: "123456", style: Cards(opacity: opacity, motion: CodeMotion(acceptance: acceptance, stagger: 0))
            )
            await Device.animate(for: 2)
            for change in [
                { $0.status = .verifying }, { $0.accept() }, { $0.status = .editing }, { $0.reject() },
                { $0.status = .editing },
            ] as [(CodeInputView) -> Void] {
                stage.settle(change)
                // The ring comes back under the last cell.
                await expectCover(of: opacity, stage, but: [5])
            }
        }

        @Test("of a background covers as much all the time") func background() async {
            let stage = Stage(typing: "123456", style: .joined)
            await Device.animate(for: 2)
            stage.settle { $0.reject() }
            for _ in 0..<14 {
                await Device.animate(for: 0.01)
                let old = stage.layer("old background").map { Device.seen($0).opacity } ?? 0
                let new = stage.layer("background").map { Device.seen($0).opacity } ?? 0
                #expect((1 - old) * (1 - new) < 0.05)
            }
        }

        #if !canImport(Darwin)
        // Only the stand-in's time is exact.
        @Test("lets what fills a verdict go bit by bit where less comes in its place") func lessComes() async {
            let stage = Stage(typing: "123456", style: .outline)
            await Device.animate(for: 2)
            stage.settle { $0.reject() }
            await Device.animate(for: 0.3)
            stage.settle { $0.status = .editing }
            await Device.animate(for: 0.1)
            let old = stage.layer("old 1").map { Device.seen($0).opacity } ?? 1
            #expect(old > 0.05 && old < 0.3)
        }
        #endif
    }
}
