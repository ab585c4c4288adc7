import CodeInputUIKit
import TestTools
import Testing
import UIKit

/// The lines of an app.
@MainActor private final class PictureCodePrompt {
    let field: CodeInputView
    var sent: [String] = []
    var pictures = 0

    init(_ field: CodeInputView, _ isRight: @escaping @MainActor (String) async throws -> Bool) {
        self.field = field
        field.caretPolicy = .endOnly
        field.showsMessage = true
        field.verifier = { try await isRight($0) ? .accepted : .rejected(message: "That is not what it says.") }
        field.onStatusChange = { [weak self] status in
            guard let self else { return }
            if status == .accepted { sent.append(field.code) }
            if status == .rejected { showAnotherPicture() }
        }
    }

    func showAnotherPicture() {
        pictures += 1
        field.clear()
    }
}

extension ViewTests {
    /// A picture code before a message is sent: four fields that hand the focus on, a refresh button, an error line.
    ///
    /// Lines of an app: theirs are the view itself, which a blog gives to copy (a field for each character, a delegate, a
    /// subclass for Delete). Ours are 12: the field, the nine of the initializer above, and two for the button.
    @MainActor @Suite("A picture code before a message is sent") struct PictureCodeTests {
        private static let style = {
            var style = BoxRenderer.outline
            style.borderColor.focused = .green
            return style
        }()

        @Test("a cell can't be tapped: typing goes forward, and Delete back, in an empty cell too") func order() {
            let stage = Stage(length: 4) { $0.caretPolicy = .endOnly }
            stage.type("123")
            stage.tap(cell: 0)
            stage.type("4")
            #expect(stage.view.code == "1234")
            for code in ["123", "12", "1", "", ""] {
                stage.tap(cell: 0)
                stage.deleteBackward()
                #expect(stage.view.code == code && stage.view.isFirstResponder)
            }
        }

        @Test("the current cell has the app's color, and the keyboard is up at once") func current() {
            let stage = Stage(length: 4, style: Self.style, isFocused: false)
            stage.view.removeFromSuperview()
            stage.view.becomeFirstResponder()
            stage.window.addSubview(stage.view)
            #expect(stage.view.isFirstResponder)
            for cell in 0..<3 {
                let strokes = Drawn(stage.view).strokes.filter { $0.color == CodeColor.green.plain }
                #expect(strokes.count == 1 && strokes[0].place.intersects(stage.view.cellFrames[cell]))
                stage.type("1")
            }
        }

        @Test("a right code goes to the app, which sends the message") func right() async {
            let stage = Stage(length: 4), prompt = PictureCodePrompt(stage.view) { $0 == "4829" }
            stage.type("4829")
            #expect(await waiting { prompt.sent == ["4829"] } && prompt.pictures == 0)
        }

        @Test("a wrong code shows a line under an empty field and a new picture, until the next key") func wrong() async
        {
            let stage = Stage(length: 4), prompt = PictureCodePrompt(stage.view) { $0 == "4829" }
            stage.type("1111")
            #expect(await waiting { prompt.pictures == 1 })
            stage.settle()
            #expect(stage.view.code == "" && stage.view.status == .rejected && prompt.sent == [])
            #expect(stage.view.shownMessage == "That is not what it says.")
            stage.type("4")
            #expect(stage.view.shownMessage == nil && stage.view.code == "4" && stage.view.status == .editing)
        }

        @Test("the button for a new picture ends the error") func button() async {
            let stage = Stage(length: 4), prompt = PictureCodePrompt(stage.view) { $0 == "4829" }
            stage.type("1111")
            #expect(await waiting { prompt.pictures == 1 })
            prompt.showAnotherPicture()
            stage.settle()
            #expect(stage.view.status == .editing && stage.view.shownMessage == nil && prompt.pictures == 2)
        }

        @Test("a character is in the middle of its cell, and an empty cell is empty") func middle() {
            let stage = Stage(typing: "12", length: 4, style: Self.style)
            for (text, cell) in zip(Drawn(stage.view).texts, stage.view.cellFrames) {
                #expect(abs(text.place.midX - cell.midX) < 0.5)
            }
            for _ in 1...2 { stage.deleteBackward() }
            #expect(stage.view.code == "" && !stage.view.hasText)
            let view = stage.view
            let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
            #expect(all.flatMap(view.text) == "")
        }
    }
}
