#if canImport(UIKit)
import KeyboardTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    /// How text that is being composed ends other than by the input method's will.
    @MainActor @Suite struct CompositionEndTests {
        /// A field in which "9" is composed in place of the second and third character.
        private func composing(_ configure: (CodeInputView) -> Void = { _ in }) -> Stage {
            let stage = Stage(typing: "1234")
            stage.view.selectedTextRange = stage.range(1..<3)
            stage.keyboard.setMarkedText("9")
            configure(stage.view)
            stage.settle()
            stage.log.lines = []
            return stage
        }

        @Test("a vetoed composition is taken off the cells, and what it replaced is back")
        func vetoRestores() {
            let stage = composing { $0.shouldChange = { _ in false } }
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "1234")
            #expect(stage.shown == "1234__")
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.redrawn().contains("cell 1"))
            #expect(stage.log.lines == ["change:1234"])
            #expect(stage.failures == [])
        }

        @Test("a veto leaves the same as an alphabet that refuses")
        func vetoIsLikeRefusal() {
            let vetoed = composing { $0.shouldChange = { _ in false } }
            vetoed.keyboard.unmarkText()
            let refused = composing { $0.alphabet = .digits }
            refused.keyboard.setMarkedText("x")
            refused.keyboard.unmarkText()
            #expect(vetoed.view.code == refused.view.code)
            #expect(vetoed.view.selectedCells == refused.view.selectedCells)
            #expect(vetoed.shown == refused.shown)
        }

        @Test("a composition that is held back while the code is verified is taken off the cells")
        func heldBackRestores() {
            let stage = composing { $0.status = .verifying }
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "1234")
            #expect(stage.shown == "1234__")
            #expect(stage.view.status == .verifying)
            #expect(stage.redrawn().contains("cell 1"))
            #expect(stage.failures == [])
        }

        @Test("a composition that the app prepares to nothing is taken off the cells")
        func preparedToNothing() {
            let stage = composing { $0.preprocess = { _ in "" } }
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "1234")
            #expect(stage.shown == "1234__")
        }

        @Test("a tap commits what the app makes of the composition")
        func tapPrepares() {
            let stage = composing { $0.preprocess = { $0 == "9" ? "56" : $0 } }
            stage.tap(cell: 0)
            #expect(stage.view.code == "1564")
            #expect(stage.view.selectedCells == 0..<1)
            #expect(stage.log.lines == ["change:1564"])
            #expect(stage.failures == [])
        }

        @Test("a selection that the system sets commits what the app makes of the composition")
        func selectionPrepares() {
            let stage = composing { $0.preprocess = { $0 == "9" ? "56" : $0 } }
            stage.keyboard.select(0..<1)
            #expect(stage.view.code == "1564")
            #expect(stage.view.selectedCells == 0..<1)
            #expect(stage.failures == [])
        }

        @Test("another caret policy commits what the app makes of the composition")
        func caretPolicyPrepares() {
            let stage = composing { $0.preprocess = { $0 == "9" ? "56" : $0 } }
            stage.view.caretPolicy = .endOnly
            #expect(stage.view.code == "1564")
            #expect(stage.view.selectedCells == 4..<4)
            #expect(stage.view.markedTextRange == nil)
        }

        @Test("a vetoed composition ends with a tap as well, which then selects")
        func tapVetoed() {
            let stage = composing { $0.shouldChange = { _ in false } }
            stage.tap(cell: 3)
            #expect(stage.view.code == "1234")
            #expect(stage.view.selectedCells == 3..<4)
            #expect(stage.view.markedTextRange == nil)
        }

        @Test("the text system is told when a tap commits a composition")
        func tapTells() {
            let stage = composing()
            let spy = InputDelegateSpy()
            stage.view.inputDelegate = spy
            #expect(spy.messages { stage.tap(cell: 0) }.starts(with: InputDelegateSpy.text))
        }
    }
}
#endif
