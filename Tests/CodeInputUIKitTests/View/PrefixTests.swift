#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("The prefix of a field") struct PrefixTests {
        private func stage(_ prefix: String = "HTW-", typing text: String = "19") -> Stage {
            Stage(typing: text) { $0.prefix = prefix }
        }

        @Test("is stripped from filled-in and pasted text, by every route", arguments: ["HTW-191206", "HTW191206"])
        func stripped(_ text: String) {
            for route in KeyboardDriver.Route.allCases where route != .characters {
                let stage = stage()
                stage.keyboard.autofill(text, route: route)
                #expect(stage.view.code == "191206" && stage.log.completions == ["complete:191206"], "\(route)")
                #expect(stage.failures == [])
            }
            let stage = stage()
            stage.keyboard.paste(text)
            #expect(stage.view.code == "191206")
            stage.view.clear()
            stage.view.enter(text)
            #expect(stage.view.code == "191206")
        }

        @Test("of another code is invalid input")
        func other() {
            let stage = stage()
            stage.keyboard.paste("Your code is ABC-191206.")
            #expect(stage.view.code == "19" && stage.log.lines == ["invalid:otherPrefix"])
        }

        @Test("is refused like any letter if it is typed")
        func typed() {
            let stage = stage(typing: "")
            stage.keyboard.type("HTW-191206")
            #expect(stage.view.code == "191206")
            #expect(
                stage.log.lines.prefix(4) == [
                    "invalid:notInAlphabet", "invalid:notInAlphabet", "invalid:notInAlphabet", "invalid:notInAlphabet",
                ])
        }

        @Test("is spoken before the code, after the label of the kit or of the app")
        func spoken() {
            let stage = stage()
            #expect(stage.view.accessibilityLabel == "Verification code, HTW-")
            stage.view.accessibilityLabel = "Code from our letter"
            #expect(stage.view.accessibilityLabel == "Code from our letter, HTW-")
            #expect(stage.view.accessibilityValue == "19")
            stage.view.prefix = ""
            #expect(stage.view.accessibilityLabel == "Code from our letter")
        }

        @Test("is not drawn again when the app sets what is so already")
        func sameAgain() {
            let stage = stage()
            #expect(stage.redrawn() == [])
            stage.view.prefix = "HTW-"
            #expect(stage.redrawn() == [])
            stage.view.prefix = "ABC-"
            #expect(stage.redrawn() != [])
        }

        @Test("is not part of the text that the system sees, or of a copy")
        func text() {
            let stage = stage()
            let all = stage.view.textRange(from: stage.view.beginningOfDocument, to: stage.view.endOfDocument)
            #expect(all.flatMap(stage.view.text(in:)) == "19")
            stage.view.selectAll(nil)
            stage.view.copy(nil)
            #expect(Device.pasteboard == "19")
        }

        @Test(
            "has room before the cells, also in a right-to-left interface, until it is removed",
            arguments: [false, true])
        func room(_ isRightToLeft: Bool) throws {
            let stage = stage("")
            if isRightToLeft { Device.setTraits { $0.layoutDirection = .rightToLeft } }
            stage.settle()
            let before = stage.view.cellFrames
            let width = stage.view.intrinsicContentSize.width
            stage.view.prefix = "HTW-"
            stage.settle()
            let first = try #require(stage.view.cellFrames.first)
            #expect(first.minX > before[0].minX + 30 && stage.view.intrinsicContentSize.width > width + 30)
            #expect(stage.view.cellFrames.allSatisfy { $0.minX >= first.minX && $0.maxX <= 320 })
            // The caret and the selection stand among the cells.
            let end = stage.view.caretRect(for: stage.view.endOfDocument)
            #expect(stage.view.cellFrames[2].contains(end))
            let typed = try #require(stage.range(0..<2))
            #expect(stage.view.selectionRects(for: typed).map(\.rect) == Array(stage.view.cellFrames.prefix(2)))
            stage.view.prefix = ""
            stage.settle()
            #expect(stage.view.cellFrames == before)
            #expect(stage.failures == [])
        }

        @Test("focuses the field when it is tapped, and selects the first cell afterwards")
        func tapped() {
            let stage = Stage(isFocused: false) { $0.prefix = "HTW-" }
            stage.view.code = "19"
            let left = CGRect(x: 0, y: 20, width: 8, height: 8)
            Device.tap(stage.view, in: left)
            #expect(stage.view.isFirstResponder && stage.view.selectedCells == 2..<2)
            Device.tap(stage.view, in: left)
            #expect(stage.view.selectedCells == 0..<1)
        }

        @Test("redraws no cell when a key is typed")
        func redraw() {
            let stage = stage()
            stage.keyboard.type("1")
            #expect(!stage.redrawn().contains("background"))
        }
    }
}
#endif
