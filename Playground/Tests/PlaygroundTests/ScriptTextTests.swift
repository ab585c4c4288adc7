import Testing

@MainActor @Suite("Selection, composition and the menu in a script")
struct ScriptTextTests {
    @Test(
        "A selection is clamped to the code, with its ends in any order",
        arguments: [
            ("0", "2", [0, 2]), ("2", "0", [0, 2]), ("-9", "99", [0, 3]), ("3", "3", [3, 3]),
            ("-1e30", "1e30", [0, 3]),
        ])
    func select(from: String, to: String, selection: [Int]) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#)
        #expect(try run.send(#"{"do":"select","from":\#(from),"to":\#(to)}"#).selection == selection)
    }

    @Test("Typing replaces the selected cells")
    func typeOverSelection() throws {
        let run = try ScriptRun(
            #"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#, #"{"do":"select","from":0,"to":3}"#)
        #expect(try run.send(#"{"do":"type","text":"9"}"#).shown == "94....")
    }

    @Test("A selection ends a composition first")
    func selectWhileComposing() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#, #"{"do":"mark","text":"34"}"#)
        let answer = try run.send(#"{"do":"select","from":0,"to":4}"#)
        #expect(answer.marked == nil)
        #expect(answer.shown == "1234..")
        #expect(answer.selection == [0, 4])
        #expect(answer.events == ["change:1234"])
    }

    @Test("Marked text is visible, but part of the code only after unmarking")
    func mark() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#)
        let marked = try run.send(#"{"do":"mark","text":"56"}"#)
        #expect(marked.shown == "123456")
        #expect(marked.marked == [4, 6])
        #expect(marked.selection == [6, 6])
        #expect(marked.code == "1234")
        #expect(!marked.complete)
        #expect(marked.events.isEmpty)
        let committed = try run.send(#"{"do":"unmark"}"#)
        #expect(committed.marked == nil)
        #expect(committed.code == "123456")
        #expect(committed.events == ["change:123456", "complete:123456"])
    }

    @Test(
        "The selection inside marked text counts UTF-16 units",
        arguments: [
            ("ab", "[0,1]", [2, 3]), ("ab", "[2,2]", [4, 4]), ("👍🏽x", "[0,4]", [2, 3]),
        ])
    func markWithSelection(text: String, selection: String, cells: [Int]) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        let answer = try run.send(#"{"do":"mark","text":"\#(text)","selection":\#(selection)}"#)
        #expect(answer.selection == cells)
    }

    @Test("Invalid marked text is refused when unmarked")
    func unmarkRefused() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#, #"{"do":"mark","text":"に"}"#)
        let answer = try run.send(#"{"do":"unmark"}"#)
        #expect(answer.events == ["invalid:notInAlphabet"])
        #expect(answer.shown == "12....")
    }

    @Test("Marked text that fills a line is refused, and the earlier marked text stays")
    func markLongText() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"mark","text":"34"}"#)
        let answer = try run.send(#"{"do":"mark","text":"\#(String(repeating: "1", count: 60_000))"}"#)
        #expect(answer.events == ["invalid:tooLong"] && answer.marked == [0, 2] && answer.shown == "34....")
    }

    @Test("Copy keeps the code and offers paste, and cut removes the selected cells")
    func copyAndCut() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#)
        let selected = try run.send(#"{"do":"select","from":1,"to":3}"#)
        #expect(Set(selected.allowed).isSuperset(of: ["copy", "cut"]))
        let copied = try run.send(#"{"do":"copy"}"#)
        #expect(copied.shown == "1234..")
        #expect(copied.allowed.contains("paste"))
        let cut = try run.send(#"{"do":"cut"}"#)
        #expect(cut.shown == "14....")
        #expect(cut.events == ["change:14"])
    }

    @Test("Without a selection, copy and cut do nothing", arguments: ["copy", "cut"])
    func nothingToCopy(command: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#)
        let answer = try run.send(#"{"do":"\#(command)"}"#)
        #expect(answer.shown == "1234..")
        #expect(answer.events.isEmpty)
        #expect(!answer.allowed.contains(command))
    }
}
