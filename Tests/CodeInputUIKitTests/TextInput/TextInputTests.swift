import CodeInputUIKit
import TestTools
import Testing
import UIKit

/// What a call announces to the text system in a field with a code; in one of four digits, the second is selected.
private typealias Call = (name: String, code: String, messages: [String], steps: [@MainActor (Stage) -> Void])

extension ViewTests {
    /// `MarkedTextTests` of the core show what becomes of its text.
    @MainActor @Suite("Marked text") struct MarkedTextTests {
        @Test("is shown until it is emptied or nil, which empties no other cell") func composition() {
            let stage = Stage(typing: "12")
            for text in [nil, ""] {
                for marked in ["9", "3456"] { stage.keyboard.setMarkedText(marked) }
                #expect(stage.shown == "123456" && stage.view.markedCells == 2..<6)
                stage.keyboard.setMarkedText(text)
                #expect(stage.shown == "12____" && stage.view.markedTextRange == nil && stage.log.lines == [])
            }
        }

        // So it is in a full field, and at a selected cell.
        @Test("has the caret behind it, and none inside, where no empty cell is") func caret() throws {
            let stage = Stage(typing: "1"), caret = try #require(stage.layer("caret"))
            for (offset, isHidden) in [(2, false), (1, true), (0, true)] {
                stage.keyboard.setMarkedText("23", selectedRange: NSRange(location: offset, length: 0))
                stage.settle()
                #expect(caret.isHidden == isHidden)
            }
        }

        @Test("is drawn anew when a veto removes it") func vetoed() {
            let stage = Stage(typing: "1234")
            stage.keyboard.select(1..<3)
            stage.keyboard.setMarkedText("9")
            stage.settle()
            stage.view.shouldChange = { _ in false }
            stage.keyboard.unmarkText()
            #expect(stage.redrawn().contains("cell 1") && stage.shown == "1234__")
        }

        @Test(
            "has a selection in UTF-16 units, which is clamped",
            arguments: [
                ("123", NSNotFound, 0, 3..<3), ("123", 1, -4, 1..<1), ("123", Int.max, Int.max, 3..<3),
                ("𝟛1", 2, 1, 1..<2),
            ])
        func clamped(text: String, location: Int, length: Int, expected: Range<Int>) {
            let stage = Stage()
            stage.keyboard.setMarkedText(text, selectedRange: NSRange(location: location, length: length))
            #expect(stage.view.selectedCells == expected)
        }
    }

    @MainActor @Suite struct InputDelegateTests {
        /// `SystemBeliefTests` of the core have every input.
        private var calls: [Call] {
            let text = InputDelegateSpy.text, selection = InputDelegateSpy.selection
            let mark: @MainActor (Stage) -> Void = {
                $0.view.setMarkedText("3", selectedRange: NSRange(location: 1, length: 0))
            }
            return [
                ("marked text, and its commit", "12", [], [mark, { $0.view.unmarkText() }]),
                ("a tap that commits", "12", text, [mark, { $0.tap(cell: 0) }]),
                ("a veto", "12", text, [{ $0.view.shouldChange = { _ in false } }, { $0.view.insertText("3") }]),
                ("ignored Return", "12", text, [{ $0.view.shouldReturn = { false } }, { $0.view.insertText("\n") }]),
                ("a key that selects the next cell", "1234", selection, [{ $0.view.insertText("9") }]),
                ("a replacement", "12", text, [{ $0.view.replace($0.range(0..<2) ?? UITextRange(), withText: "1 3") }]),
                ("a paste", "12", text, [{ $0.keyboard.paste("34") }]),
                ("a cut", "1234", text, [{ $0.keyboard.cut() }]),
                ("an arrow key", "12", selection, [{ $0.keyboard.press(.left) }]),
                ("a delete key of the field", "12", text, [{ $0.keyboard.press(.backspace, option: true) }]),
                ("a selection by the system", "1234", [], [{ $0.view.selectedTextRange = $0.range(1..<3) }]),
                ("all of the menu", "12", selection, [{ $0.view.selectAll(nil) }]),
                ("one that the field changes", "1234", selection, [{ $0.view.selectedTextRange = $0.range(2..<2) }]),
                ("a code of the app", "12", text, [{ $0.view.code = "987" }]),
                ("a length", "12", text, [{ $0.view.lengthRange = 1...1 }]),
                ("an alphabet", "12", text, [{ $0.view.alphabet = CodeAlphabet("1") }]),
                ("an end of the code", "12", text, [{ $0.view.clear() }]),
                ("a mask", "12", text, [{ $0.view.masking = .immediate }]),
                ("a mask of nothing", "", [], [{ $0.view.masking = .immediate }]),
                ("a secret", "12", text, [{ $0.view.isSecureTextEntry = true }]),
                ("no mask", "12", [], [{ ($0.view.masking, $0.view.isRevealed) = (CodeMasking.none, true) }]),
                (
                    "looks, and keys during a verification", "123456", [],
                    [
                        { ($0.view.style, $0.view.message, $0.view.placeholder) = (.underline, "1", "0") },
                        { $0.view.frame.size.width = 200 }, { $0.settle() }, { $0.view.status = .verifying },
                        { $0.tap(cell: 1) }, { $0.keyboard.press(.left) },
                    ]
                ),
            ]
        }

        @Test("the text system hears of what it does not expect, by every way into the field") func everyWay() {
            let spy = InputDelegateSpy()
            for call in calls {
                let stage = Stage(typing: call.code)
                if call.code.count == 4 { stage.tap(cell: 1) }
                stage.settle()
                stage.view.inputDelegate = spy
                #expect(spy.messages { for step in call.steps { step(stage) } } == call.messages, "\(call.name)")
            }
        }

        @Test("a selection by the keyboard while another is announced is left out") func selectionInAnnouncement() {
            let stage = Stage(typing: "1234"), view = stage.view, spy = InputDelegateSpy()
            view.inputDelegate = spy
            spy.onMessage = { [weak view] message in
                if message == "selectionWillChange" { view?.selectedTextRange = stage.range(1..<1) }
            }
            let messages = spy.messages { stage.tap(cell: 2) }
            #expect(messages == InputDelegateSpy.selection && view.selectedCells == 2..<3)
        }

        #if canImport(Darwin)
        @Test("the view answers no setText:, by which the system would set a code in place of insertText")
        func setText() { #expect(!CodeInputView().responds(to: NSSelectorFromString("setText:"))) }
        #endif

        @Test("the text system hears the end of a change before the app hears of it, and of a rejected code that goes")
        func order() async {
            let stage = Stage(typing: "12345"), spy = InputDelegateSpy()
            stage.view.inputDelegate = spy
            var opened: [Int] = []
            stage.view.onChange = { _ in opened.append(spy.opened) }
            stage.view.enter("6")
            stage.tap(cell: 0)
            #expect(opened == [0] && spy.opened == 0 && spy.messages { stage.view.reject() } == [])
            await Device.advance(by: 1)
            #expect(spy.messages == InputDelegateSpy.text && stage.view.code == "")
        }

        @Test("a delegate is held weakly and may be missing") func weak() async {
            let stage = Stage()
            weak var gone: InputDelegateSpy?
            do {
                let other = InputDelegateSpy()
                gone = other
                stage.view.inputDelegate = other
            }
            #expect(await waiting { gone == nil })
            stage.view.insertText("12")
            stage.view.code = "3"
            #expect(stage.view.code == "3")
        }
    }

    @MainActor @Suite struct KeyboardTraitsTests {
        /// The traits that correct, complete, predict or replace what the user types: all off, or all on.
        private func helpers(of view: CodeInputView) -> [Bool] {
            var areOn = [
                view.autocorrectionType == .yes, view.spellCheckingType == .yes, view.smartQuotesType == .yes,
                view.smartDashesType == .yes, view.smartInsertDeleteType == .yes, view.allowsNumberPadPopover,
                view.enablesReturnKeyAutomatically,
            ]
            if #available(iOS 18, visionOS 2.4, *) {
                areOn += [view.inlinePredictionType == .yes, view.writingToolsBehavior == .complete]
                if !areOn[0] { #expect(view.inlinePredictionType == .no && view.writingToolsBehavior == .none) }
            }
            return areOn
        }

        @Test("the keyboard corrects, predicts and replaces nothing, and what the app sets stays, whatever follows")
        func plain() {
            let view = Stage().view
            #expect(helpers(of: view).allSatisfy { !$0 })
            #expect(view.autocorrectionType == .no && view.spellCheckingType == .no)
            #expect(view.smartQuotesType == .no && view.smartDashesType == .no && view.smartInsertDeleteType == .no)
            (view.keyboardType, view.textContentType) = (.numbersAndPunctuation, .password)
            (view.keyboardAppearance, view.autocapitalizationType, view.returnKeyType) = (.dark, .words, .done)
            (view.autocorrectionType, view.spellCheckingType, view.smartInsertDeleteType) = (.yes, .yes, .yes)
            (view.smartQuotesType, view.smartDashesType) = (.yes, .yes)
            (view.enablesReturnKeyAutomatically, view.allowsNumberPadPopover) = (true, true)
            if #available(iOS 18, visionOS 2.4, *) {
                (view.inlinePredictionType, view.writingToolsBehavior) = (.yes, .complete)
            }
            view.alphabet = .lettersAndDigits
            view.isSecureTextEntry = true
            #expect(helpers(of: view).allSatisfy { $0 })
            #expect(view.keyboardType == .numbersAndPunctuation && view.textContentType == .password)
            #expect(view.keyboardAppearance == .dark && view.autocapitalizationType == .words)
            #expect(view.returnKeyType == .done)
            view.textContentType = nil
            #expect(view.textContentType == nil)
        }

        @Test(
            "the keyboard follows the alphabet; a secure field names no content type",
            arguments: [
                (CodeAlphabet.digits, UIKeyboardType.numberPad, UITextAutocapitalizationType.none),
                (.hexadecimal, .asciiCapable, .allCharacters), (.lettersAndDigits, .asciiCapable, .none),
                (.uppercaseLettersAndDigits, .asciiCapable, .allCharacters), (CodeAlphabet("äöü"), .default, .none),
            ])
        func alphabet(alphabet: CodeAlphabet, keyboard: UIKeyboardType, capitals: UITextAutocapitalizationType) {
            let view = Stage { $0.alphabet = alphabet }.view
            #expect(view.keyboardType == keyboard && view.textContentType == .oneTimeCode)
            #expect(view.autocapitalizationType == capitals)
            view.isSecureTextEntry = true
            #expect(view.isSecureTextEntry && view.textContentType == UITextContentType(rawValue: ""))
        }

        @Test("a field is editable as the app says, even while it verifies or is disabled") func editable() {
            guard #available(iOS 18, visionOS 2.4, *) else { return }
            let view = Stage().view
            #expect(view.isEditable && view.shouldChangeText(in: UITextRange(), replacementText: "1"))
            view.status = .verifying
            view.isEnabled = false
            #expect(view.isEditable && !view.shouldChangeText(in: UITextRange(), replacementText: "1"))
        }
    }
}
