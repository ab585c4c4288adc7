#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import KeyboardTools
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("The sign of a status in the view") struct StatusSignTests {
        private func names(_ stage: Stage) -> [String] { (stage.view.layer.sublayers ?? []).compactMap(\.name) }

        @Test("lies over cells and caret, and takes a layer only while there is one")
        func onlyWhileThereIsOne() {
            let stage = Stage(typing: "123456")
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

        @Test("is not drawn again while nothing changes, and moves along with the field")
        func redraws() throws {
            let stage = Stage(typing: "123456")
            stage.view.status = .accepted
            stage.settle()
            stage.view.setNeedsLayout()
            #expect(stage.redrawn() == [])
            stage.view.frame.size.width = 640
            #expect(stage.redrawn().contains("foreground"))
            let layer = try #require(stage.view.layer.sublayers?.last)
            #expect(layer.frame == stage.view.bounds)
        }

        @Test("is one for the whole field, drawn over all that it meets")
        func drawnOnce() {
            let stage = Stage(typing: "123456")
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
