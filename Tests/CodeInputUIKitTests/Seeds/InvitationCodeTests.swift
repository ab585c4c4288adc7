#if canImport(UIKit)
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

        @Test("`.editingChanged` tells of each change") func editingChanged() {
            let stage = stage()
            stage.type("AB")
            stage.deleteBackward()
            #expect(stage.events == ["changed", "changed", "changed"])
        }
    }
}
#endif
