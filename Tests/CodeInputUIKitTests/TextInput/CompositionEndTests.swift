#if canImport(UIKit)
import TestTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    /// Compositions that something else than the input method ends.
    @MainActor @Suite struct CompositionEndTests {
        /// A field with "9" as marked text in place of the second and third character.
        private func composing(_ configure: (CodeInputView) -> Void = { _ in }) -> Stage {
            let stage = Stage(typing: "1234")
            stage.view.selectedTextRange = stage.range(1..<3)
            stage.keyboard.setMarkedText("9")
            configure(stage.view)
            stage.settle()
            stage.log.lines = []
            return stage
        }

        @Test("a veto removes the marked text, and restores what it replaced")
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

        @Test("a veto has the same result as a refusal by the alphabet")
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

        @Test("verification removes marked text")
        func heldBackRestores() {
            let stage = composing { $0.status = .verifying }
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "1234")
            #expect(stage.shown == "1234__")
            #expect(stage.view.status == .verifying)
            #expect(stage.redrawn().contains("cell 1"))
            #expect(stage.failures == [])
        }

        @Test("a composition that the app prepares to an empty text is removed")
        func preparedToNothing() {
            let stage = composing { $0.preprocess = { _ in "" } }
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "1234")
            #expect(stage.shown == "1234__")
        }

        @Test("a tap commits the prepared composition")
        func tapPrepares() {
            let stage = composing { $0.preprocess = { $0 == "9" ? "56" : $0 } }
            stage.tap(cell: 0)
            #expect(stage.view.code == "1564")
            #expect(stage.view.selectedCells == 0..<1)
            #expect(stage.log.lines == ["change:1564"])
            #expect(stage.failures == [])
        }

        @Test("a selection by the system commits the prepared composition")
        func selectionPrepares() {
            let stage = composing { $0.preprocess = { $0 == "9" ? "56" : $0 } }
            stage.keyboard.select(0..<1)
            #expect(stage.view.code == "1564")
            #expect(stage.view.selectedCells == 0..<1)
            #expect(stage.failures == [])
        }

        @Test("a new caret policy commits the prepared composition")
        func caretPolicyPrepares() {
            let stage = composing { $0.preprocess = { $0 == "9" ? "56" : $0 } }
            stage.view.caretPolicy = .endOnly
            #expect(stage.view.code == "1564")
            #expect(stage.view.selectedCells == 4..<4)
            #expect(stage.view.markedTextRange == nil)
        }

        @Test("a tap ends a vetoed composition and then selects")
        func tapVetoed() {
            let stage = composing { $0.shouldChange = { _ in false } }
            stage.tap(cell: 3)
            #expect(stage.view.code == "1234")
            #expect(stage.view.selectedCells == 3..<4)
            #expect(stage.view.markedTextRange == nil)
        }

        @Test("a tap that commits a composition is announced to the text system")
        func tapTells() {
            let stage = composing()
            let spy = InputDelegateSpy()
            stage.view.inputDelegate = spy
            #expect(spy.messages { stage.tap(cell: 0) }.starts(with: InputDelegateSpy.text))
        }
    }
}
#endif
