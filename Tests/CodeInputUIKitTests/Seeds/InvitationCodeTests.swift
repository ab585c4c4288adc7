import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// An invitation code: a subclass of UITextField whose cells are views of the app.
    ///
    /// Lines of an app: theirs are eight for the call of its initializer, and a subclass of its label. Ours are six, and a
    /// view of nine that shows a cell.
    @MainActor @Suite("An invitation code") struct InvitationCodeTests {
        private func stage(typing text: String = "") -> Stage {
            Stage(typing: text, length: 8) { field in
                field.alphabet = .uppercaseLettersAndDigits
                field.caretPolicy = .endOnly
                field.allowedActions = [.paste]
                field.preprocess = { $0.replacingOccurrences(of: "invite:", with: "") }
            }
        }

        @Test("the caret is in the current cell, and text is always inserted at the end") func caret() {
            let stage = stage(typing: "AB2")
            let caret = stage.view.caretRect(for: stage.view.endOfDocument)
            #expect(stage.view.cellFrames[3].contains(caret) && caret.width > 0)
            stage.tap(cell: 0)
            stage.keyboard.select(0..<2)
            stage.keyboard.press(.left)
            stage.type("c")
            #expect(stage.view.code == "AB2C")
        }

        @Test("the menu has Paste only, and the app cleans pasted text first") func paste() {
            let stage = stage(typing: "AB")
            UIPasteboard.general.string = "invite:WX34YZ56"
            #expect(stage.keyboard.allowedActions == ["paste"])
            stage.keyboard.pasteFromPasteboard()
            #expect(stage.view.code == "WX34YZ56" && stage.log.completions == ["complete:WX34YZ56"])
        }

        @Test("an input method inserts several characters at once") func severalCharacters() {
            let stage = stage()
            stage.keyboard.insert("AB")
            stage.keyboard.setMarkedText("23")
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "AB23")
        }

        @Test("allowed characters can be a character set") func characterSet() {
            let stage = Stage(length: 4) { $0.alphabet = CodeAlphabet(CharacterSet(charactersIn: "ABC")) }
            stage.type("aAdB")
            stage.keyboard.insert("CC")
            #expect(stage.view.code == "ABCC")
        }

        @Test("each cell is a view of the app, told its character, the focus, and whether it is the current one")
        func cellViews() throws {
            let stage = stage(), made = Made()
            stage.settle { $0.cellViews = made.make }
            #expect(made.cells.count == 8 && made.shown == "________" && made.current == [0])
            stage.type("AB2")
            #expect(made.shown == "AB2_____" && made.current == [3])
            for (cell, place) in zip(made.cells, stage.view.cellFrames) {
                let shown = cell.convert(cell.bounds, to: stage.view)
                #expect(abs(shown.midX - place.midX) < 1e-6 && abs(shown.width - place.width) < 1e-6)
            }
            stage.settle { $0.resignFirstResponder() }
            #expect(made.current == [] && made.cells.count == 8, "each is made once")
        }
    }
}

/// A cell of an app.
private final class LabelCell: UILabel, CodeCellView {
    var cell: CodeCell?

    func show(_ cell: CodeCell) { self.cell = cell }
}

/// The cells that were made, and what they were told.
@MainActor private final class Made {
    private(set) var cells: [LabelCell] = []

    func make(_ index: Int) -> any CodeCellView {
        cells.append(LabelCell())
        return cells[cells.count - 1]
    }

    var shown: String { cells.map { $0.cell?.content.shown ?? "" }.joined() }
    var current: [Int] { cells.compactMap(\.cell).filter(\.isFocused).map(\.index) }
}
