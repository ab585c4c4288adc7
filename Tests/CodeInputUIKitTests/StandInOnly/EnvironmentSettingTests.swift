#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Both are settings of the device.
    @MainActor @Suite("Differentiate Without Color and Reduce Transparency") struct EnvironmentSettingTests {
        /// Draws a line for each setting that is on.
        private struct Lines: CodeCellRenderer {
            func draw(_ cell: CodeCell, in context: inout CellContext) {
                let environment = context.environment
                if environment.differentiateWithoutColor { context.fill(.rect(context.frame), with: .red) }
                if environment.reduceTransparency { context.fill(.rect(context.frame), with: .blue) }
            }
        }

        @Test("a style hears of both, and of their changes") func settings() {
            let stage = Stage(style: Lines())
            #expect(stage.redrawn() == [])
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            #expect(stage.redrawn().contains("cell 0"))
            StandInAccessibilitySettings.isReduceTransparencyEnabled = true
            #expect(stage.redrawn().contains("cell 0"))
            StandInAccessibilitySettings.differentiatesWithoutColor = false
            #expect(stage.redrawn().contains("cell 0"))
            #expect(stage.redrawn() == [])
        }

        @Test("the cells leave room for a sign behind them, but not above a message row, which has its own")
        func sign() {
            let stage = Stage(style: .underline)
            let plain = stage.view.cellFrames
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            #expect(stage.view.cellFrames != plain)
            stage.view.showsMessage = true
            #expect(stage.view.cellFrames == plain)
        }

        @Test("both are off by default") func defaults() {
            let environment = CodeEnvironment()
            #expect(!environment.differentiateWithoutColor && !environment.reduceTransparency)
        }
    }
}
#endif
