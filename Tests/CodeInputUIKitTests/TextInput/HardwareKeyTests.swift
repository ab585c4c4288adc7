import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct HardwareKeyTests {
        @Test(
            "keys move over the cells and delete, and end at the caret",
            arguments: [
                ("1234", "left 123[4] left 12[3]4 right 123[4] right 1234| right 1234|"),
                ("1234", "home [1]234 left [1]234 end 1234| up [1]234 down 1234|"),
                // The second arrow changes only where the next extension begins.
                ("123456", "shift-left 12345[6] right 12345[6] shift-right 12345[6] shift-left 1234[56] left 1234[5]6"),
                ("1234", "left 123[4] shift-left 12[34] shift-left 1[234] shift-right 12[34] shift-home [1234] 9 9|"),
                ("1234", "option-left [1]234 option-right 1234| shift-option-left [1234]"),
                ("1234", "command-left [1]234 command-right 1234| shift-command-left [1234]"),
                ("1234", "home [1]234 right 1[2]34 delete 1[3]4 end 134| delete 134|"),
                ("1234", "backspace 123| left 12[3] left 1[2]3 backspace [1]3 right 1[3] backspace 1| 2 12|"),
                ("1245", "left 124[5] left 12[4]5 option-delete 12[5] option-backspace 12| end 12| option-backspace |"),
                ("1245", "left 124[5] left 12[4]5 command-delete 12[5] command-backspace 12| command-backspace |"),
                ("12345", "control-a [1]2345 control-f 1[2]345 control-b [1]2345 control-d [2]345 control-f 2[3]45"),
                ("2345", "home [2]345 right 2[3]45 control-k 2[4]5 control-e 245| control-h 24| control-q 24|"),
                // Left to the system.
                ("1234", "option-control-a 1234| command-control-k 1234| 5 12345| tab 12345|"),
            ])
        func keys(code: String, story: String) { #expect(Stage(typing: code).told(story) == story) }

        @Test("with the caret fixed at the end, keys move nothing") func endOnly() {
            let story = "left 1234| home 1234| up 1234| backspace 123|"
            #expect(Stage(typing: "1234") { $0.caretPolicy = .endOnly }.told(story) == story)
        }

        @Test("where cells wrap, arrows up and down go from row to row, and so do the system's") func rows() throws {
            let stage = Stage(typing: "12345")
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.settle { $0.frame.size.height = $0.sizeThatFits(CGSize(width: 320, height: 0)).height }
            let story =
                "left 1234[5] up 1[2]345 down 1234[5] left 123[4]5 up [1]2345 up [1]2345 down 123[4]5 down 12345|"
            #expect(stage.told(story) == story)
            let moves: [(Int, UITextLayoutDirection, Int, Int)] = [
                (1, .down, 1, 4), (4, .up, 1, 1), (5, .up, 1, 2), (5, .up, 2, 0), (2, .down, 1, 5), (0, .down, .max, 5),
            ]
            for (cell, direction, offset, wanted) in moves {
                let position = try #require(stage.range(cell..<cell)?.start)
                #expect(stage.offset(stage.view.position(from: position, in: direction, offset: offset)) == wanted)
            }
        }

        @Test("arrows follow the direction on the screen in right-to-left cells") func rightToLeft() {
            let stage = Stage(typing: "1234", style: BoxRenderer().with(\.layout.direction, .natural)) {
                $0.semanticContentAttribute = .forceRightToLeft
            }
            let story = "right 123[4] command-right [1]234 left 1[2]34"
            #expect(stage.told(story) == story)
        }

        @Test("Tab goes from field to field, each a group of its own") func groups() {
            #expect(Set([CodeInputView(), CodeInputView()].compactMap(\.focusGroupIdentifier)).count == 2)
        }

        @Test("an input method handles keys while it composes") func composing() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("34", selectedRange: NSRange(location: 2, length: 0))
            stage.keyboard.press(.left)
            #expect(stage.view.markedCells == 2..<4 && stage.view.selectedCells == 3..<3)
            stage.keyboard.press(.backspace)
            #expect(stage.view.markedCells == 2..<3 && stage.view.code == "12")
        }

        @Test("a held arrow repeats after half a second, ten times a second") func repeats() async {
            let stage = Stage(typing: "123456789012345678901234567890", length: 40)
            stage.keyboard.press(.left, isHeld: true)
            await Device.advance(by: 0.45)
            #expect(stage.view.selectedCells == 29..<30)
            await Device.advance(by: 2.1)
            #expect(stage.view.selectedCells == 8..<9)
        }

        @Test(
            "a held key stops repeating",
            arguments: [
                { $0.keyboard.release() }, { $0.view.resignFirstResponder() }, { $0.view.removeFromSuperview() },
                { KeyboardDriver(in: $0.window).press(.character("9"), isHeld: true) },
                { $0.view.setMarkedText("9", selectedRange: NSRange(location: 1, length: 0)) },
            ] as [@MainActor @Sendable (Stage) -> Void])
        func ends(_ end: @MainActor @Sendable (Stage) -> Void) async {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.left, isHeld: true)
            await Device.advance(by: 0.62)
            #expect(stage.selection == "123[4]56")
            end(stage)
            let seen = (stage.selection, stage.view.markedCells)
            await Device.advance(by: 2)
            #expect((stage.selection, stage.view.markedCells) == seen)
            // Nor does it go on after the composition.
            stage.view.unmarkText()
            let committed = stage.selection
            await Device.advance(by: 2)
            #expect(stage.selection == committed)
        }

        @Test("a held key goes on when one that was pressed before it is released") func rolls() async {
            let stage = Stage(typing: "123456"), other = KeyboardDriver(in: stage.window)
            stage.keyboard.press(.right, isHeld: true)
            other.press(.left, isHeld: true)
            stage.keyboard.release()
            await Device.advance(by: 0.62)
            #expect(stage.selection == "123[4]56")
            other.release()
            await Device.advance(by: 2)
            #expect(stage.selection == "123[4]56")
        }

        @Test("a held Delete stops when nothing is left, or when its edit ends the focus", arguments: [false, true])
        func delete(endsFocus: Bool) async {
            let stage = Stage(typing: "1234")
            if endsFocus { stage.view.onChange = { [weak view = stage.view] _ in view?.resignFirstResponder() } }
            stage.keyboard.press(.home)
            stage.keyboard.press(.delete, isHeld: true)
            await Device.advance(by: 3)
            #expect(stage.view.code == (endsFocus ? "234" : ""))
            #expect(stage.log.lines.contains("invalid:nothingToDelete") != endsFocus)
            stage.view.code = "34"
            await Device.advance(by: 3)
            #expect(stage.view.code == "34")
        }

        @Test("letters with Control repeat, but K does not, so holding it is no invalid input", arguments: "fbhdk")
        func whichRepeat(_ letter: Character) async {
            let stage = Stage(typing: "123456")
            stage.tap(cell: 3)
            stage.keyboard.press(.character(letter), control: true, isHeld: true)
            let seen = stage.selection
            await Device.advance(by: 2)
            #expect((stage.selection == seen) == (letter == "k"))
            #expect(!stage.log.lines.contains("invalid:nothingToDelete") || letter != "k")
        }
    }
}

extension Stage {
    /// The code with its selection, as "12[3]4", or with its caret, as "1234|".
    fileprivate var selection: String {
        let characters = view.code.map(String.init), cells = view.selectedCells
        let selected = cells.isEmpty ? "|" : "[\(characters[cells].joined())]"
        return (characters[..<cells.lowerBound] + [selected] + characters[cells.upperBound...]).joined()
    }

    /// Presses the keys of a story, as "left 12[3] shift-left 1[23]", and tells it with the selection after each.
    fileprivate func told(_ story: String) -> String {
        let words = story.split(separator: " ").map(String.init)
        return stride(from: 0, to: words.count, by: 2).map { index in
            let parts = words[index].split(separator: "-").map(String.init)
            let key = parts.last ?? ""
            keyboard.press(
                KeyboardKey(name: key) ?? .character(key.first ?? " "), shift: parts.contains("shift"),
                option: parts.contains("option"), command: parts.contains("command"),
                control: parts.contains("control"))
            return words[index] + " " + selection
        }.joined(separator: " ")
    }
}
