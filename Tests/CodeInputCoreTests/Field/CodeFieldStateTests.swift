import CodeInputCore
import Testing

@Suite("The state of a field") struct CodeFieldStateTests {
    @Test("focuses the cell of the next key, or the last one of a full field, if it has the keyboard") func focus() {
        func focused(_ editor: CodeEditor) -> [Int] {
            editor.state(isFocused: true).cells.filter(\.isFocused).map(\.index)
        }
        #expect(["", "123", "123456"].map { focused(CodeEditor($0)) } == [[0], [3], [5]])
        var selected = CodeEditor("123456")
        selected.select(1..<3)
        #expect(focused(selected) == [1])
        #expect(selected.state(isFocused: true).cells.filter(\.isSelected).map(\.index) == [1, 2])
        #expect(selected.state().cells.allSatisfy { !$0.isFocused && !$0.isSelected })
        var composing = CodeEditor("12")
        composing.setMarkedText("345678", selection: 2..<2)
        #expect(focused(composing) == [4])
        composing.setMarkedText("345678", selection: 6..<6)
        #expect(focused(composing) == [5])
        for status in [CodeStatus.verifying, .rejected] {
            #expect(CodeEditor("123456").state(isFocused: true, status: status).cells[5].isFocused)
            #expect(CodeEditor("").state(isFocused: true, status: status).cells[0].isFocused)
        }
        // A right code is done: nothing asks for another key.
        let accepted = CodeEditor("123456").state(isFocused: true, status: .accepted)
        #expect(!accepted.cells.contains { $0.isFocused } && accepted.isFocused)
    }

    @Test("focuses no empty cell of a field that can't be edited, as no key goes there") func focusWithoutEditing() {
        var driver = FieldDriver(3...3, "12") { $0.isEditable = false }
        driver.apply(.set("12"))
        #expect(driver.state.cells.map(\.isFocused) == [false, true, false])
        driver.apply(.tap(0))
        #expect(driver.state.cells.map(\.isFocused) == [true, false, false])
        driver.apply(.set(""))
        #expect(!driver.state.cells.contains { $0.isFocused })
    }

    // MARK: - What cells show

    private static func delayed(_ configuration: inout CodeField.Configuration) {
        configuration.masking = .delayed(.seconds(1))
    }
    private static func secret(_ configuration: inout CodeField.Configuration) {
        (configuration.isSecure, configuration.masking) = (true, CodeMasking.none)
    }

    /// After each act: what the cells show, and the number of waits.
    static let shown = [
        FieldStory("masked cells have no character", "1", in: 4...4, with: { $0.masking = .immediate })
            .then([.type("2"): "••__ 0", .mark("34", 0..<0): "•••• 0"]),
        FieldStory("one placeholder is for all empty cells", "1", with: { $0.setPlaceholder("0") })
            .then([.type("2"): "120 0"]),
        FieldStory("several are one for each", "", in: 4...4, with: { $0.setPlaceholder("abc") })
            .then([.type("1"): "1bc_ 0"]),
        FieldStory("delayed masking shows only the cell typed last, for a while", "1", in: 4...4, with: delayed).then([
            .type("2"): "•2__ 1", .settings { $0.overflow = .replaceLast }: "•2__ 1", .pass: "••__ 0",
            .type("3"): "••3_ 1", .deleteBackward: "••__ 0",
        ]),
        FieldStory("it shows the last character that an input method commits", "1", in: 4...4, with: delayed)
            .then([.mark("23", 2..<2): "1••_ 1", .unmark: "••3_ 1"]),
        FieldStory("a composition that is refused shows none", "1234", in: 4...4, with: delayed)
            .then([.select(1..<2): "•••4 1", .mark("x", 1..<1): "•••• 0", .unmark: "•••• 0"]),
        FieldStory("one that comes to nothing shows none", "1234", in: 4...4, with: delayed)
            .then([.select(1..<2): "•••4 1", .mark(" ", 1..<1): "•••• 0", .unmark: "•••• 0"]),
        FieldStory("typing over a cell shows it", "123", in: 4...4, with: delayed)
            .then([.select(0..<1): "••3_ 1", .type("4"): "4••_ 1"]),
        FieldStory("a replacement away from the caret shows none", "1234", in: 4...4, with: delayed)
            .then([.caretPolicy(.endOnly): "•••4 1", .replace(1..<2, "9"): "•••• 0"]),
        FieldStory("it ends with the focus", "12", in: 4...4, with: delayed).then([.focus(false): "••__ 0"]),
        FieldStory("it ends with the code", "12", in: 4...4, with: delayed)
            .then([.set("349"): "•••_ 0", .type("1"): "•••1 1", .set("34"): "••__ 0"]),
        FieldStory("another masking masks the cell typed last, too", "12", with: delayed).then([
            .settings { $0.masking = .delayed(.seconds(2)) }: "••_ 1", .type("3"): "••3 1",
            .settings { $0.isSecure = true }: "••• 1",
        ]),
        FieldStory("revealing and hiding masks it, too", "12", with: delayed)
            .then([.settings { $0.isRevealed = true }: "12_ 1", .settings { $0.isRevealed = false }: "••_ 1"]),
        FieldStory("a secret is not shown on a shared screen, even if revealed", "12", in: 2...2, with: secret).then([
            .focus(true): "12 0", .settings { $0.isScreenShared = true }: "•• 0",
            .settings { $0.isRevealed = true }: "•• 0", .settings { $0.isScreenShared = false }: "12 0",
        ]),
        FieldStory("what is no secret is shown there", "12", in: 2...2, with: { $0.isScreenShared = true })
            .then([.focus(true): "12 0"]),
    ]

    @Test("shows what the masking says", arguments: shown)
    func masking(_ story: FieldStory) { story.check { "\($0.shown) \($0.waits.count)" } }
}
