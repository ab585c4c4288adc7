import CodeInputCore
import Testing

@Suite("The editor")
struct CodeEditorTests {
    static let typing = [
        EditorStory("keys fill the cells, and complete the code once", "|", length: 3).then([
            .insert("1"): "1|: 0..<1 changed", .insert("2"): "12|: 1..<2 changed",
            .insert("3"): "123|: 2..<3 changed completed", .insert("4"): "123|: full",
        ]),
        EditorStory("a key replaces the last cell if the policy says so", "123456|", overflow: .replaceLast).then([
            .insert("7"): "123457|: 5..<6 changed completed", .insert("7"): "123457|",
            .insert("\u{2068}8\u{2069}"): "123458|: 5..<6 changed completed", .insert("89"): "123458|: full",
            .insert("x"): "123458|: notInAlphabet",
        ]),
        EditorStory("a key over a selected cell moves on to the next", "12[3]456").then([
            .insert("9"): "129[4]56: 2..<3 changed completed", .insert("4"): "1294[5]6", .select(5..<6): "12945[6]",
            .insert("0"): "129450|: 5..<6 changed completed",
        ]),
        EditorStory("a whole code replaces all, and says if it is the same", "1234[5]6").then([
            .insert("987654"): "987654|: 0..<6 changed completed", .insert("987-654"): "987654|: repeats",
            .replace(0..<6, "987954"): "987954|: 3..<4 changed completed",
        ]),
        EditorStory("a key beside a space is a key, also where a code may be shorter", "1234|").then([
            .length(1...4): "1234|", .insert(" 7"): "1234|: full",
        ]),
        EditorStory("each emoji has a cell of its own", "|", length: 3, of: CodeAlphabet("🍎🍐é")).then([
            .insert("🍎🍐🍎"): "🍎🍐🍎|: 0..<3 changed completed", .select(1..<2): "🍎[🍐]🍎",
            .insert("e\u{301}"): "🍎é[🍎]: 1..<2 changed completed",
        ]),
    ]

    static let deleting = [
        EditorStory("backward from the end", "12|").then([
            .back: "1|: 1..<2 changed", .back: "|: 0..<1 changed", .back: "|: nothingToDelete",
            .forward: "|: nothingToDelete", .toStart: "|: nothingToDelete", .toEnd: "|: nothingToDelete",
        ]),
        EditorStory("a selected cell, and then its left neighbor is selected", "123[4]56").then([
            .back: "12[3]56: 3..<6 changed", .back: "1[2]56: 2..<5 changed", .back: "[1]56: 1..<4 changed",
            .back: "[5]6: 0..<3 changed",
        ]),
        EditorStory("forward, and the caret stays", "1[2]34").then([
            .forward: "1[3]4: 1..<4 changed", .forward: "1[4]: 1..<3 changed", .forward: "1|: 1..<2 changed",
            .forward: "1|: nothingToDelete",
        ]),
        EditorStory("to an end, or only the selection", "12[3]45").then([
            .toEnd: "12[4]5: 2..<5 changed", .toStart: "12[5]: 2..<4 changed", .select(3..<3): "125|",
            .toEnd: "125|: nothingToDelete", .toStart: "|: 0..<3 changed",
        ]),
        EditorStory("only cells that look other change", "[1]11111").then([.forward: "[1]1111: 5..<6 changed"]),
    ]

    static let byApp = [
        EditorStory("a code replaces everything and completes nothing, and the same one changes nothing", "12|").then([
            .set("123456"): "123456|: 2..<6 changed", .select(1..<2): "1[2]3456", .set("123456"): "1[2]3456",
            .set("1234567"): "1[2]3456: tooLong", .set("12a"): "1[2]3456: notInAlphabet",
            .set("123956"): "123956|: 3..<4 changed", .set(""): "|: 0..<6 changed", .clear: "|",
        ]),
        EditorStory("a shorter length drops the tail and completes nothing", "12345[6]").then([
            .length(4...4): "1234|: 4..<6 changed", .length(8...8): "1234|",
        ]),
        EditorStory("an alphabet drops what it lacks, and spells its own way", "a1[b]2", of: .lettersAndDigits).then([
            .alphabet(.digits): "12|: 0..<4 changed", .alphabet(.lettersAndDigits): "12|",
            .insert("z"): "12z|: 2..<3 changed", .alphabet(.uppercaseLettersAndDigits): "12Z|: 2..<3 changed",
        ]),
        EditorStory("a setting that changes nothing keeps the ends of an extended selection", "12[3]456").then([
            .extend(.backward): "1[23]456", .extend(.backward): "[123]456", .length(6...6): "[123]456",
            .set("x"): "[123]456: notInAlphabet", .alphabet(.digits): "[123]456", .extend(.forward): "1[23]456",
        ]),
    ]

    static let moving = [
        EditorStory("a caret between cells selects the cell to its right, within the code", "12345|").then([
            .select(0..<0): "[1]2345", .select(4..<4): "1234[5]", .select(5..<5): "12345|", .select(-4..<2): "[12]345",
            .select(4..<99): "1234[5]", .select(50..<60): "12345|",
        ]),
        EditorStory("a selection is extended and shrunk", "12[3]456").then([
            .extend(.forward): "12[34]56", .extend(.backward): "12[3]456", .extend(.backward): "1[23]456",
            .extend(.toStart): "[123]456", .extend(.toEnd): "12[3456]", .move(.backward): "12[3]456",
            .select(6..<6): "123456|", .extend(.backward): "12345[6]", .extend(.backward): "1234[56]",
            .extend(.forward): "12345[6]", .extend(.forward): "123456|",
        ]),
        EditorStory("extended past an end, it turns back at once", "1[2]34[5]6").then([
            .select(4..<5): "1234[5]6", .extend(.forward): "1234[56]", .extend(.forward): "1234[56]",
            .extend(.backward): "1234[5]6", .select(1..<2): "1[2]3456", .extend(.backward): "[12]3456",
            .extend(.backward): "[12]3456", .extend(.forward): "1[2]3456",
        ]),
        EditorStory("it stays at the end if the policy says so", "1[23]4").then([
            .caret(.endOnly): "1234|", .select(1..<2): "1234|", .move(.backward): "1234|", .extend(.toStart): "1234|",
            .back: "123|: 3..<4 changed", .replace(0..<1, "9"): "923|: 0..<1 changed",
        ]),
        EditorStory("it works in a field of one cell", "7|", length: 1).then([
            .move(.backward): "[7]", .insert("8"): "8|: 0..<1 changed completed", .move(.backward): "[8]",
            .back: "|: 0..<1 changed",
        ]),
    ]

    @Test("inserts", arguments: typing) func types(_ story: EditorStory) { story.check() }

    @Test("deletes", arguments: deleting) func deletes(_ story: EditorStory) { story.check() }

    @Test("takes what the app sets", arguments: byApp) func isSet(_ story: EditorStory) { story.check() }

    @Test("moves its caret", arguments: moving) func moves(_ story: EditorStory) { story.check() }

    @Test("a copy is independent of the original") func valueSemantics() {
        var original = CodeEditor()
        original.insert("123")
        var copy = original
        copy.deleteBackward()
        copy.insert("9")
        #expect(original.code == "123" && copy.code == "129")
    }
}
