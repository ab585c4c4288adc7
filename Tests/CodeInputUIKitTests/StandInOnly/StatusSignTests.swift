#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("The sign of a status, with Differentiate Without Color") struct StatusSignTests {
        private func names(_ stage: Stage) -> [String] { (stage.view.layer.sublayers ?? []).compactMap(\.name) }

        @Test("is above cells and caret, and has a layer only while it shows")
        func onlyWhileThereIsOne() {
            let stage = Stage(typing: "123456")
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            stage.settle()
            #expect(!names(stage).contains("foreground"))
            for status in [CodeStatus.verifying, .accepted, .rejected] {
                stage.view.status = status
                #expect(stage.redrawn().contains("foreground"))
                #expect(names(stage).last == "foreground")
            }
            stage.view.status = .editing
            stage.settle()
            #expect(!names(stage).contains("foreground"))
            #expect(stage.failures == [])
        }

        @Test("redraws only when it changes, and moves with the field")
        func redraws() throws {
            let stage = Stage(typing: "123456")
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            stage.settle()
            stage.view.status = .accepted
            stage.settle()
            stage.view.setNeedsLayout()
            #expect(stage.redrawn() == [])
            stage.view.frame.size.width = 640
            #expect(stage.redrawn().contains("foreground"))
            let layer = try #require(stage.view.layer.sublayers?.last)
            #expect(layer.frame == stage.view.bounds)
        }

        @Test("is drawn once for the field, above everything")
        func drawnOnce() {
            let stage = Stage(typing: "123456")
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            stage.settle()
            let before = StandInSVG.svg(of: stage.view)
            stage.view.status = .rejected
            stage.settle()
            let picture = StandInSVG.svg(of: stage.view)
            #expect(
                picture.components(separatedBy: "<circle").count == before.components(separatedBy: "<circle").count + 1)
        }
    }
}
#endif
