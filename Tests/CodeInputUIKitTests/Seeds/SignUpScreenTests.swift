import CodeInputUIKit
import TestTools
import Testing
import UIKit

/// The lines of an app.
@MainActor private struct SignUpScreen {
    static let style = {
        var style = UnderlineRenderer()
        style.lineColor = ByState(.boundary, filled: .blue)
        style.lineWidth = ByState(2)
        style.lineGap = 10
        style.text.font = CodeFont(size: 25)
        style.caret = .none
        style.layout = .proportional(gap: 0.5)
        return style
    }()

    let button = UIButton(configuration: .filled())
    let sent = EventLog()

    init(_ field: CodeInputView) {
        field.caretPolicy = .endOnly
        field.allowedActions = []
        field.submitsWhenComplete = false
        field.onChange = { [button] _ in button.isEnabled = field.isComplete }
        field.onComplete = { [sent] in sent.lines.append($0) }
        button.addAction(UIAction { _ in field.submit() }, for: .primaryActionTriggered)
        button.isEnabled = false
    }

    func press() { if button.isEnabled { button.sendActions(for: .primaryActionTriggered) } }
}

extension ViewTests {
    /// A sign-up code under a button: four cells with a line each, a hidden text field, a submit button.
    ///
    /// Lines of an app: theirs are the view itself, which a blog gives to copy (a text field, four labels and lines, a
    /// delegate, a scanner). Ours are 15: seven for a style that is not the kit's, the field, and the seven above.
    @MainActor @Suite("A sign-up code under a button") struct SignUpScreenTests {
        private func stage() -> (Stage, SignUpScreen) {
            let stage = Stage(length: 4, style: SignUpScreen.style, width: 280)
            return (stage, SignUpScreen(stage.view))
        }

        @Test(
            "the length is given at init, and a useless one is clamped",
            arguments: [(4, 4), (0, 1), (-3, 1), (999, 64)])
        func length(_ given: Int, _ length: Int) { #expect(CodeInputView(length: given).length == length) }

        @Test("the keyboard has digits, and its Done key puts it away") func done() throws {
            let (stage, _) = stage()
            #expect(stage.view.keyboardType == .numberPad)
            stage.settle { $0.showsDoneAccessory = true }
            let bar = try #require(stage.view.inputAccessoryView as? UIToolbar)
            #expect(bar.items?.isEmpty == false)
            stage.type("12")
            stage.keyboard.insert("\n")
            #expect(!stage.view.isFirstResponder && stage.view.code == "12")
        }

        @Test("a cell has a line, blue with a character and gray without, and its digit 10 points above it")
        func lines() throws {
            let (stage, _) = stage()
            stage.type("48")
            let drawn = Drawn(stage.view), cells = stage.view.cellFrames
            #expect(drawn.fills.map(\.color) == [CodeColor.blue, .blue, .boundary, .boundary].map(\.plain))
            #expect(drawn.fills.map(\.place.height) == [2, 2, 2, 2])
            #expect(drawn.fills.map(\.place.width) == cells.map(\.width))
            #expect(drawn.texts.map(\.text) == ["4", "8"] && drawn.texts.allSatisfy { $0.font.size == 25 })
            for (text, line) in zip(drawn.texts, drawn.fills) { #expect(line.place.minY - text.place.maxY == 10) }
            for (cell, next) in zip(cells, cells.dropFirst()) {
                #expect(abs(next.minX - cell.maxX - cell.width / 2) <= 1)
            }
        }

        @Test("a cell has one character, a longer text is refused, and Delete at the first cell does nothing")
        func oneCharacter() {
            let (stage, screen) = stage()
            stage.keyboard.deleteBackward()
            #expect(stage.view.code == "" && stage.view.isFirstResponder)
            stage.type("12")
            stage.keyboard.insert("345")
            #expect(stage.shown == "12__")
            stage.type("345")
            #expect(stage.shown == "1234" && screen.sent.lines == [])
        }

        @Test(
            "a typed text is checked to be a whole number, strictly: a sign is no digit, and each script has its digits",
            arguments: ["7", "12", "٧", "７", "a", "½", "Ⅷ", "-", "+5", "-1", "1a", "0x1", "三", ""])
        func digitsOnly(_ text: String) {
            let (stage, _) = stage()
            stage.keyboard.insert(text)
            #expect(stage.view.code.isEmpty != DigitScanner.isAllDigits(text))
        }

        @Test("there is no caret, and nothing to select, copy or paste") func noMenu() throws {
            let (stage, _) = stage()
            stage.type("123")
            UIPasteboard.general.string = "9999"
            stage.tap(cell: 0)
            #expect(stage.keyboard.allowedActions == [] && !stage.keyboard.paste("9999"))
            #expect(stage.view.code == "123" && stage.view.selectedTextRange?.isEmpty == true)
            #expect(!stage.layers.contains { $0.name == "caret" && !$0.isHidden && !$0.bounds.isEmpty })
        }

        @Test("the button is enabled exactly while the code is complete, whoever changed the code")
        func submitButton() async {
            let (stage, screen) = stage()
            func check(_ isComplete: Bool, _ what: Comment) {
                #expect(stage.view.isComplete == isComplete && screen.button.isEnabled == isComplete, what)
            }
            stage.type("123")
            check(false, "three digits")
            stage.type("4")
            check(true, "four digits")
            stage.deleteBackward()
            check(false, "deleted")
            stage.keyboard.autofill("5678")
            check(true, "filled in from a message")
            stage.keyboard.press(.backspace, command: true)
            check(false, "deleted to the start by a hardware key")
            stage.view.undoManager?.undo()
            check(true, "undone")
            stage.view.reject(message: "Wrong code.")
            check(true, "rejected, and still there")
            await Device.animate(for: 3)
            check(false, "emptied by the field")
            stage.view.enter("2345")
            check(true, "a code from a link")
        }

        @Test("the button submits, not the last digit; Return submits too, and the same code not twice")
        func submission() async {
            let (stage, screen) = stage()
            let gate = PausedVerifier()
            stage.view.verifier = gate.verifier
            stage.type("1234")
            #expect(screen.sent.lines == [] && stage.view.status == .editing)
            screen.press()
            #expect(screen.sent.lines == ["1234"] && stage.view.status == .verifying)
            screen.press()
            stage.keyboard.insert("\n")
            #expect(await waiting { gate.codes == ["1234"] } && screen.sent.lines == ["1234"])
            gate.give(.accepted)
            #expect(await waiting { stage.view.status == .accepted })
        }

        @Test("Return on a full field submits once") func returnKey() {
            let (stage, screen) = stage()
            stage.type("1234")
            for _ in 1...2 {
                stage.view.becomeFirstResponder()
                stage.keyboard.insert("\n")
            }
            #expect(screen.sent.lines == ["1234"])
            stage.view.becomeFirstResponder()
            stage.deleteBackward()
            stage.type("4")
            stage.keyboard.insert("\n")
            #expect(screen.sent.lines == ["1234", "1234"], "the user has edited it since")
        }

        @Test("the app hears of the code, and whether it is complete") func twoClosures() {
            let (stage, _) = stage()
            var complete: [String] = [], incomplete: [String] = []
            stage.view.onChange = { [view = stage.view] code in
                if view.isComplete { complete.append(code) } else { incomplete.append(code) }
            }
            stage.type("1234")
            stage.deleteBackward()
            #expect(complete == ["1234"] && incomplete == ["1", "12", "123", "123"])
        }
    }
}
