#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// A sign-up code under a button: four cells with a line each, a hidden text field, a submit button.
    ///
    /// Lines of an app: theirs are the view itself, which a blog gives to copy (a text field, four labels and lines, a
    /// delegate, a scanner). Ours are 15: seven for a style that is not the kit's, the field, and seven for the button.
    @MainActor @Suite("A sign-up code under a button") struct SignUpScreenTests {
        private static let style = {
            var style = UnderlineRenderer()
            style.lineColor = ByState(.boundary, filled: .blue)
            style.lineWidth = ByState(2)
            style.lineGap = 10
            style.text.font = CodeFont(size: 25)
            style.caret = .none
            style.layout = .proportional(gap: 0.5)
            return style
        }()

        private let stage = Stage(length: 4, style: Self.style, width: 280)

        @Test(
            "the length is given at init, and a useless one is clamped",
            arguments: [(4, 4), (0, 1), (-3, 1), (999, 64)])
        func length(_ given: Int, _ length: Int) { #expect(CodeInputView(length: given).length == length) }

        @Test("a cell has a line, blue with a character and gray without, and its digit 10 points above it")
        func lines() throws {
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

        @Test(
            "a typed text is checked to be a whole number, strictly: a sign is no digit, and each script has its digits",
            arguments: ["7", "12", "٧", "７", "a", "½", "Ⅷ", "-", "+5", "-1", "1a", "0x1", "三", ""])
        func digitsOnly(_ text: String) {
            stage.keyboard.insert(text)
            #expect(stage.view.code.isEmpty != DigitScanner.isAllDigits(text))
        }

        @Test("the button is enabled exactly while the code is complete, whoever changed the code, and submits it once")
        func submitButton() async {
            let button = UIButton(configuration: .filled()), view = stage.view
            (button.isEnabled, view.submitsWhenComplete) = (false, false)
            view.onChange = { [button, weak view] _ in button.isEnabled = view?.isComplete == true }
            button.addAction(UIAction { [weak view] _ in view?.submit() }, for: .primaryActionTriggered)
            stage.forgetEvents()
            func check(_ isComplete: Bool, _ what: Comment) {
                #expect(view.isComplete == isComplete && button.isEnabled == isComplete, what)
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
            view.undoManager?.undo()
            check(true, "undone")
            #expect(!stage.events.contains("complete"))
            button.sendActions(for: .primaryActionTriggered)
            stage.keyboard.insert("\n")
            #expect(stage.log.completions == ["complete:5678"])
            view.reject(message: "Wrong code.")
            check(true, "rejected, and still there")
            await Device.animate(for: 3)
            check(false, "emptied by the field")
            view.enter("2345")
            check(true, "a code from a link")
        }
    }
}
#endif
