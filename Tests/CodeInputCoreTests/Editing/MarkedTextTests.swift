import CodeInputCore
import Testing

@Suite("Marked text") struct MarkedTextTests {
    static let stories = [
        EditorStory("is no part of the code until it is committed", "12|").then([
            .mark("3456", 4..<4): "12{3456|}: 2..<6", .unmark: "123456|: 2..<6 changed completed", .unmark: "123456|",
        ]),
        EditorStory("replaces the selection, which returns if the text is refused", "1[2]34").then([
            .mark("n", 1..<1): "1{n|}34: 1..<4 changed", .mark("ni", 0..<1): "1{[n]i}34: 1..<5",
            .unmark: "1[2]34: 1..<5 changed notInAlphabet", .mark("９", 1..<1): "1{９|}34: 1..<4 changed",
            .unmark: "19[3]4: 1..<4 changed",
        ]),
        EditorStory("ends when it is emptied, and what it replaced is deleted", "1[2]34")
            .then([.mark("n", 1..<1): "1{n|}34: 1..<4 changed", .mark("", 0..<0): "1[3]4: 1..<4"]),
        EditorStory("has a selection of its own", "12|").then([
            .mark("abc", 1..<2): "12{a[b]c}: 2..<5", .mark("abc", -7..<Int.max): "12{[abc]}: 2..<5",
            .mark("abc", 9..<12): "12{abc|}: 2..<5", .back: "12{ab|}: 2..<5",
        ]),
        EditorStory("is counted again when a deletion merges two characters", "12|").then([
            .mark("e-\u{301}👩\u{200D}🚀", 1..<2): "12{e[-\u{301}]👩\u{200D}🚀}: 2..<5", .back: "12{e|👩\u{200D}🚀}: 2..<5",
            .mark("🇩-🇪", 1..<2): "12{🇩[-]🇪}: 2..<5", .back: "12{🇩🇪|}: 2..<5",
        ]),
        EditorStory("counts characters, also beside emoji", "🍎|", of: CodeAlphabet("🍎1"))
            .then([.mark("e\u{301}👨‍👩‍👧‍👦", 2..<9): "🍎{e\u{301}👨‍👩‍👧‍👦|}: 1..<3"]),
        EditorStory("is replaced by what is inserted", "12|").then([
            .mark("san", 3..<3): "12{san|}: 2..<5", .insert("3"): "123|: 2..<5 changed",
            .mark("x", 1..<1): "123{x|}: 3..<4", .insert("y"): "123|: 3..<4 notInAlphabet",
        ]),
        EditorStory("loses a character at a time", "12|").then([
            .mark("abc", 2..<2): "12{ab|c}: 2..<5", .back: "12{a|c}: 2..<5", .forward: "12{a|}: 2..<4",
            .back: "12|: 2..<3",
        ]),
        EditorStory("is deleted up to an end", "12|").then([
            .mark("abc", 3..<3): "12{abc|}: 2..<5", .toEnd: "12{abc|}: nothingToDelete",
            .mark("abc", 0..<0): "12{|abc}: 2..<5", .toStart: "12{|abc}: nothingToDelete",
            .mark("abc", 2..<2): "12{ab|c}: 2..<5", .toStart: "12{|c}: 2..<5", .mark("abc", 1..<2): "12{a[b]c}: 2..<5",
            .toStart: "12{a|c}: 2..<5", .mark("abc", 0..<1): "12{[a]bc}: 2..<5", .toEnd: "12{|bc}: 2..<5",
            .toEnd: "12|: 2..<4",
        ]),
        EditorStory("goes on when a character beside it is deleted", "1[23]4").then([
            .mark("abc", 0..<0): "1{|abc}4: 1..<5 changed", .back: "{|abc}4: 0..<5 changed",
            .back: "{|abc}4: nothingToDelete", .mark("abc", 3..<3): "{abc|}4: 0..<4", .forward: "{abc|}: 3..<4 changed",
            .forward: "{abc|}: nothingToDelete", .unmark: "[23]: 0..<3 changed notInAlphabet",
        ]),
        EditorStory("in a full field, every cell behind a deleted one changes", "1[23]456")
            .then([.mark("ab", 0..<0): "1{|ab}456: 1..<6 changed", .back: "{|ab}456: 0..<6 changed"]),
        EditorStory("lets cells before and behind it be replaced", "1[2]34").then([
            .mark("abc", 3..<3): "1{abc|}34: 1..<6 changed", .replace(4..<5, "9"): "129[4]: 1..<6 changed",
            .mark("abc", 0..<0): "129{|abc}: 3..<6 changed", .replace(3..<6, "56"): "12956|: 3..<6 changed",
            .select(1..<2): "1[2]956", .mark("ab", 0..<0): "1{|ab}956: 1..<6 changed",
            .replace(0..<1, "7"): "7[2]956: 0..<6 changed",
        ]),
        EditorStory("changes the code if the first character is another, though there are as many", "[1]2")
            .then([.mark("n", 1..<1): "{n|}2: 0..<2 changed", .replace(0..<2, "7"): "7|: 0..<2 changed"]),
        EditorStory("is dropped when the app sets a code or a length", "[1]234").then([
            .mark("z", 1..<1): "{z|}234: 0..<4 changed", .set("9"): "9|: 0..<4 changed",
            .mark("z", 1..<1): "9{z|}: 1..<2", .length(4...4): "9|: 1..<2",
        ]),
        EditorStory("ends in a field that becomes shorter, and all its cells change", "1[2]3456")
            .then([.mark("n", 1..<1): "1{n|}3456: 1..<6 changed", .length(3...3): "1[2]3: 1..<6 changed"]),
        EditorStory("stays when the app sets what is no code", "1[23]4").then([
            .mark("ni", 1..<2): "1{n[i]}4: 1..<4 changed", .set("no code"): "1{n[i]}4: notInAlphabet",
            .set("1234567"): "1{n[i]}4: tooLong", .unmark: "1[23]4: 1..<4 changed notInAlphabet",
        ]),
        EditorStory("keeps the ends of an extended selection if it comes to nothing", "12[3]456").then([
            .extend(.backward): "1[23]456", .mark("x", 1..<1): "1{x|}456: 1..<6 changed",
            .unmark: "1[23]456: 1..<6 changed notInAlphabet", .extend(.forward): "12[3]456",
        ]),
        EditorStory("replaces its cells, whatever the caret policy became and the app tried to set", "1[2]34").then([
            .mark("9", 1..<1): "1{9|}34: 1..<4 changed", .caretPolicy(.endOnly): "1{9|}34",
            .set("x"): "1{9|}34: notInAlphabet", .unmark: "1934|: 1..<4 changed", .caretPolicy(.cells): "1934|",
            .select(2..<3): "19[3]4", .mark("7", 0..<0): "19{|7}4: 2..<4 changed", .caretPolicy(.endOnly): "19{|7}4",
            .back: "1{|7}4: 1..<4 changed", .mark("8", 0..<0): "1{|8}4: 1..<3", .unmark: "184|: 1..<3 changed",
        ]),
    ]

    @Test("meets edits", arguments: stories) func edits(_ story: EditorStory) { story.check() }

    @Test("over a cell of a full code completes it again, even with the same character") func committingTheSame() {
        for commit in [CodeFieldInput.unmark, .insert("3"), .replace(2..<3, "3")] {
            EditorStory("", "12[3]456").then([
                .mark("3", 1..<1): "12{3|}456: 2..<6 changed", commit: "123[4]56: 2..<6 changed completed",
            ]).check()
        }
    }

    @Test("gives the whole code again, as a text without a composition does") func givingAgain() {
        for commit in [CodeFieldInput.unmark, .insert("482910"), .paste("482910"), .replace(6..<12, "482910")] {
            EditorStory("", "482910|").then([.mark("482910", 6..<6): "482910{482910|}", commit: "482910|: repeats"])
                .check()
        }
        EditorStory("", "48[2]9", length: 4...8)
            .then([.mark("x", 1..<1): "48{x|}9: 2..<4 changed", .paste("4829"): "4829|: 2..<4 changed completed"])
            .check()
    }

    @Test("changes no code when it ends together with the cells it replaced") func deletingTheMarked() {
        for delete in [CodeFieldInput.mark("", 0..<0), .back, .replace(2..<3, "")] {
            EditorStory("", "12[3]456").then([.mark("n", 1..<1): "12{n|}456: 2..<6 changed", delete: "12[4]56: 2..<6"])
                .check()
        }
    }

    @Test("leaves the caret at the end if a policy that was set meanwhile wants it there") func caretPolicy() {
        let endings: [(CodeFieldInput, String)] = [
            (.unmark, " notInAlphabet"), (.length(6...6), ""), (.select(0..<1), " notInAlphabet"),
            (.insert("y"), " notInAlphabet"), (.replace(1..<2, "z"), " notInAlphabet"),
            (.set("1234"), ""), (.move(.toStart), " notInAlphabet"),
        ]
        for (end, reason) in endings {
            EditorStory("", "1[2]34").then([
                .mark("x", 1..<1): "1{x|}34: 1..<4 changed", .caretPolicy(.endOnly): "1{x|}34",
                end: "1234|: 1..<4 changed" + reason,
            ]).check()
        }
    }

    @Test("can be read in every range of the shown text", arguments: ["n", "ni hao", "٣４e\u{301}", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "\r\n1"])
    func parts(_ marked: String) {
        var editor = CodeEditor("1234")
        editor.select(1..<3)
        editor.setMarkedText(marked, selection: 0..<0)
        let shown = Array("1" + marked + "4")
        #expect(editor.shownCount == shown.count)
        let text = SystemText(editor, isHidden: false)
        #expect(text.offset(ofCell: .min) == 0 && text.offset(ofCell: .max) == shown.map(\.utf16.count).reduce(0, +))
        for start in 0...shown.count {
            for end in start...shown.count { #expect(editor.text(in: start..<end) == String(shown[start..<end])) }
        }
        #expect(
            Array(editor.state().cells.prefix(shown.count).map(\.content)) == shown.prefix(6).map { .character($0) })
    }
}
