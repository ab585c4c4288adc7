import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// A field that behaves as UITextField: UnitField, which has UITextInput and draws all units in one view.
    ///
    /// Lines of an app: theirs are 11 in its README, eight to set it up and three to hear of a change. Ours are seven:
    /// three for the style, the field, its frame, adding it, and `onChange`.
    @MainActor @Suite("A field that behaves as UITextField") struct UnitFieldTests {
        /// A style with what UnitField has by default.
        private static let style = {
            var style = BoxRenderer.outline
            style.layout = .fixed(size: CGSize(width: 44, height: 44), spacing: 12)
            style.cornerRadius = 4
            style.borderWidth = ByState(1)
            style.borderColor = ByState(.boundary, filled: .blue, focused: .red)
            style.text.font = CodeFont(size: 22)
            style.text.color.base = .green
            style.caret.color = .red
            return style
        }()

        @Test("a key inserts, Delete deletes, and a range is replaced") func textInput() throws {
            let stage = Stage(length: 4, style: Self.style)
            stage.type("12")
            let range = try #require(stage.range(0..<1))
            stage.keyboard.watch { stage.view.replace(range, withText: "9") }
            #expect(stage.view.code == "92")
            stage.deleteBackward()
            #expect(stage.view.hasText && stage.view.code.count == 1)
        }

        @Test("units have a border, the current one another color, and a caret of its own color") func looks() throws {
            let stage = Stage(typing: "1", length: 4, style: Self.style)
            let drawn = Drawn(stage.view), cells = stage.view.cellFrames
            #expect(cells.map(\.size) == Array(repeating: CGSize(width: 44, height: 44), count: 4))
            #expect(zip(cells, cells.dropFirst()).allSatisfy { $1.minX - $0.maxX == 12 })
            func border(_ cell: Int) -> CodeColor.Components? {
                drawn.strokes.first { cells[cell].contains($0.place) && $0.place.width > 30 }?.color
            }
            #expect([0, 1, 2].map(border) == [CodeColor.blue, .red, .boundary].map(\.plain))
            let text = try #require(drawn.texts.first)
            #expect(text.text == "1" && text.font.size == 22)
            let caret = stage.view.caretRect(for: stage.view.endOfDocument)
            #expect(cells[1].contains(caret) && caret.width > 0)
            #expect(drawn.fills.last?.color == CodeColor.red.plain)
        }

        @Test("the keyboard goes when the last unit is filled, if the app wants so", arguments: [false, true])
        func autoResign(_ resigns: Bool) {
            let stage = Stage(length: 4) { $0.resignsOnCompletion = resigns }
            stage.type("1234")
            #expect(stage.view.isFirstResponder != resigns)
        }

        @Test("characters can be a subset, and a secure field shows dots") func subset() {
            let stage = Stage(length: 4) { ($0.alphabet, $0.isSecureTextEntry) = (CodeAlphabet("13579"), true) }
            stage.type("12345")
            #expect(stage.view.code == "135" && stage.shown == "•••_")
        }

        @Test("a code from a message is filled in", arguments: KeyboardDriver.Route.allCases)
        func oneTimeCode(_ route: KeyboardDriver.Route) {
            // Characters one by one are keys, and follow what was typed.
            let stage = Stage(typing: route == .characters ? "" : "9", length: 4)
            #expect(stage.view.textContentType == .oneTimeCode)
            stage.keyboard.autofill("4821", route: route)
            #expect(stage.view.code == "4821" && stage.log.completions == ["complete:4821"])
        }

        @Test("`.editingDidBegin`, `.editingChanged` and `.editingDidEnd` come, and the app may veto a change")
        func events() {
            let stage = Stage(length: 4, isFocused: false)
            stage.view.becomeFirstResponder()
            stage.view.shouldChange = { $0.proposed != "12" }
            stage.type("12")
            stage.view.resignFirstResponder()
            #expect(stage.view.code == "1" && stage.events == ["begin", "changed", "end"])
        }

        @Test("a renderer draws what a subclass did") func drawing() {
            let style = TestRenderer { cell, context in
                context.fill(.ellipse(in: context.frame), with: cell.isFilled ? .blue : .boundary)
            }
            let stage = Stage(typing: "1", length: 3, style: style, isFocused: true)
            #expect(Drawn(stage.view).fills.prefix(3).map(\.color).contains(CodeColor.blue.plain))
        }

        @Test("changes are an async sequence in two lines") func asyncSequence() async {
            let stage = Stage(length: 3)
            let codes = AsyncStream { next in stage.view.onChange = { next.yield($0) } }
            stage.type("123")
            var heard: [String] = []
            for await code in codes.prefix(3) { heard.append(code) }
            #expect(heard == ["1", "12", "123"])
        }
    }
}
