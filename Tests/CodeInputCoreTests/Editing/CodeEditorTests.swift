import CodeInputCore
import Testing

/// The model of `EditorWalk` predicts the other edits of digits.
@Suite("The editor") struct CodeEditorTests {
    static let stories = [
        EditorStory("a key replaces the last cell if the policy says so", "123456|", overflow: .replaceLast).then([
            .insert("7"): "123457|: 5..<6 changed completed", .insert("7"): "123457|",
            .insert("\u{2068}8\u{2069}"): "123458|: 5..<6 changed completed", .insert("89"): "123458|: full",
            .insert("x"): "123458|: notInAlphabet",
        ]),
        EditorStory("a whole code replaces all, and says if it is the same", "1234[5]6").then([
            .insert("987654"): "987654|: 0..<6 changed completed", .insert("987-654"): "987654|: repeats",
            .replace(0..<6, "987954"): "987954|: 3..<4 changed completed",
        ]),
        EditorStory("a key beside a space is a key, also where a code may be shorter", "1234|")
            .then([.length(1...4): "1234|", .insert(" 7"): "1234|: full"]),
        EditorStory("a text of a permitted length is a whole code, by every way", "12|", length: 4...8).then([
            .insert("482910"): "482910|: 0..<6 changed completed", .paste("4829"): "4829|: 4..<6 changed completed",
            .insert("4829"): "4829|: repeats", .replace(0..<4, "48291"): "48291|: 4..<5 changed completed",
            .set("4829"): "4829|: 4..<5 changed", .insert("48291"): "48291|: 4..<5 changed completed",
            .insert("482 91 06"): "4829106|: 5..<7 changed completed", .insert("   "): "4829106|",
            .paste("4829 106"): "4829106|: repeats", .paste("48291 06"): "4829106|: notInAlphabet",
        ]),
        // The cell is where the user has tapped, and not what a whole code is for.
        EditorStory("over one selected cell it is a whole code, too", "1[2]34", length: 4...8).then([
            .insert("482910"): "482910|: 0..<6 changed completed", .select(5..<6): "48291[0]",
            .insert("48"): "4829148|: 5..<7 changed", .select(0..<1): "[4]829148",
            .paste("48291"): "48291|: 5..<7 changed completed",
        ]),
        EditorStory("a text changes only the part that it replaces, where it fits", "12|", length: 4...8).then([
            .replace(2..<2, "4829"): "124829|: 2..<6 changed", .select(1..<3): "1[24]829",
            .paste("5678"): "15678[8]29: 1..<8 changed completed",
            .replace(2..<6, "1111"): "151111[2]9: 2..<6 changed completed", .select(1..<3): "1[51]11129",
            .paste("5678"): "1[51]11129: tooLong", .replace(0..<2, "5678"): "1[51]11129: tooLong",
        ]),
        EditorStory("a composition changes only the part that it replaces, where it fits", "12|", length: 4...8).then([
            .mark("4829", 4..<4): "12{4829|}: 2..<6", .unmark: "124829|: 2..<6 changed",
            .mark("482910", 6..<6): "124829{482910|}: 6..<8", .unmark: "124829|: 6..<8 tooLong",
            .mark("  ", 2..<2): "124829{  |}: 6..<8", .unmark: "124829|: 6..<8",
            .mark("3", 1..<1): "124829{3|}: 6..<7", .paste("5678"): "5678|: 0..<7 changed completed",
        ]),
        EditorStory("what dictation revises is a code in any groups", "4829|").then([
            .replace(0..<4, "4829 10"): "482910|: 4..<6 changed completed",
            .insert("48 2911"): "482911|: 5..<6 changed completed",
            .paste("4829 12"): "482911|: notInAlphabet", .set("4829 12"): "482911|: notInAlphabet",
        ]),
        EditorStory("blanks leave selected cells", "12[34]56")
            .then([.insert("  "): "12[34]56", .paste("\n"): "12[34]56"]),
        EditorStory("each emoji has a cell of its own", "|", length: 3...3, of: CodeAlphabet("🍎🍐é")).then([
            .insert("🍎🍐🍎"): "🍎🍐🍎|: 0..<3 changed completed", .select(1..<2): "🍎[🍐]🍎",
            .insert("e\u{301}"): "🍎é[🍎]: 1..<2 changed completed",
        ]),
        EditorStory("a code replaces everything and completes nothing, and the same one changes nothing", "12|").then([
            .set("123456"): "123456|: 2..<6 changed", .select(1..<2): "1[2]3456", .set("123456"): "1[2]3456",
            .set("1234567"): "1[2]3456: tooLong", .set("12a"): "1[2]3456: notInAlphabet",
            .set("123956"): "123956|: 3..<4 changed", .set(""): "|: 0..<6 changed",
        ]),
        EditorStory("an alphabet drops what it lacks, and spells its own way", "a1[b]2", of: .lettersAndDigits).then([
            .alphabet(.digits): "12|: 0..<4 changed", .alphabet(.lettersAndDigits): "12|",
            .insert("z"): "12z|: 2..<3 changed", .alphabet(.uppercaseLettersAndDigits): "12Z|: 2..<3 changed",
        ]),
        EditorStory("a setting that changes nothing keeps the ends of an extended selection", "12[3]456").then([
            .extend(.backward): "1[23]456", .extend(.backward): "[123]456", .length(6...6): "[123]456",
            .set("123456"): "[123]456", .set("x"): "[123]456: notInAlphabet", .extend(.forward): "1[23]456",
        ]),
    ]

    @Test("follows an edit", arguments: stories) func edits(_ story: EditorStory) { story.check() }
}
