import Testing

@testable import PlaygroundKit

@MainActor @Suite("User input in a script")
struct ScriptInputTests {
    @Test("A pasted message completes with its code once")
    func pasteOfProse() throws {
        let run = try ScriptRun(#"{"do":"new","length":6}"#, #"{"do":"focus"}"#)
        let answer = try run.send(#"{"do":"paste","text":"Your code is 123-456, valid 10 minutes"}"#)
        #expect(answer.code == "123456")
        #expect(answer.complete)
        #expect(answer.events == ["change:123456", "complete:123456"])
        #expect(try run.send(#"{"do":"state"}"#).events.isEmpty)
    }

    @Test("Typing sends one key for each character")
    func type() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        let answer = try run.send(#"{"do":"type","text":"12"}"#)
        #expect(answer.events == ["change:1", "change:12"])
        #expect(answer.shown == "12....")
        #expect(answer.selection == [2, 2])
        #expect(answer.focusedCell == 2)
    }

    @Test("A typed letter with a combining mark is one key")
    func typeClusters() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        #expect(try run.send(#"{"do":"type","text":"1e\u0301"}"#).events == ["change:1", "invalid:notInAlphabet"])
    }

    @Test("Inserting sends the whole text at once")
    func insert() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        let answer = try run.send(#"{"do":"insert","text":"1 2-3"}"#)
        #expect(answer.events == ["change:123"])
        #expect(answer.shown == "123...")
    }

    @Test(
        "AutoFill replaces the typed text and completes once",
        arguments: ["", #","route":"insert""#, #","route":"replace""#])
    func autofill(route: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"99"}"#)
        let answer = try run.send(#"{"do":"autofill","text":"123456"\#(route)}"#)
        #expect(answer.events == ["change:123456", "complete:123456"])
        #expect(answer.shown == "123456")
    }

    @Test(
        "Refused input is an event, and the field stays unchanged",
        arguments: [
            (#"{"do":"type","text":"x"}"#, "notInAlphabet"),
            (#"{"do":"insert","text":"3456789"}"#, "tooLong"),
            (#"{"do":"insert","text":"34567"}"#, "tooLong"),
            (#"{"do":"paste","text":"123456 or 654321"}"#, "ambiguous"),
            (#"{"do":"press","key":"delete"}"#, "nothingToDelete"),
        ])
    func refusals(line: String, reason: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        let answer = try run.send(line)
        #expect(answer.events == ["invalid:\(reason)"])
        #expect(answer.shown == "12....")
    }

    @Test("A key in a full field is refused")
    func full() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"123456"}"#)
        let answer = try run.send(#"{"do":"type","text":"7"}"#)
        #expect(answer.events == ["invalid:full"])
        #expect(answer.focusedCell == 5)
    }

    @Test(
        "Without focus, keys have no effect",
        arguments: [
            #"{"do":"type","text":"1"}"#, #"{"do":"insert","text":"1"}"#, #"{"do":"autofill","text":"123456"}"#,
            #"{"do":"paste","text":"1"}"#, #"{"do":"mark","text":"1"}"#, #"{"do":"unmark"}"#, #"{"do":"copy"}"#,
            #"{"do":"cut"}"#, #"{"do":"press","key":"backspace"}"#, #"{"do":"press","key":"return"}"#,
        ])
    func unfocused(line: String) throws {
        let run = try ScriptRun(#"{"do":"set","code":"12"}"#)
        let answer = try run.send(line)
        #expect(answer.shown == "12....")
        #expect(answer.events.isEmpty)
        #expect(!answer.focused)
    }

    @Test("Focus events occur once")
    func focus() throws {
        let run = try ScriptRun()
        #expect(try run.send(#"{"do":"blur"}"#).events.isEmpty)
        let begun = try run.send(#"{"do":"focus"}"#)
        #expect(begun.events == ["begin"])
        #expect(begun.focused)
        #expect(begun.focusedCell == 0)
        #expect(try run.send(#"{"do":"focus"}"#).events.isEmpty)
        let ended = try run.send(#"{"do":"blur"}"#)
        #expect(ended.events == ["end"])
        #expect(!ended.focused)
        #expect(ended.focusedCell == nil)
    }

    @Test(
        "Hardware keys move and delete by cells",
        arguments: [
            (#""backspace""#, "123...", [3, 3]),
            (#""left""#, "1234..", [3, 4]),
            (#""left","shift":true"#, "1234..", [3, 4]),
            (#""left","command":true"#, "1234..", [0, 1]),
            (#""right""#, "1234..", [4, 4]),
            (#""home""#, "1234..", [0, 1]),
            (#""end""#, "1234..", [4, 4]),
            (#""backspace","option":true"#, "......", [0, 0]),
            (#""backspace","command":true"#, "......", [0, 0]),
        ])
    func press(key: String, shown: String, selection: [Int]) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#)
        let answer = try run.send(#"{"do":"press","key":\#(key)}"#)
        #expect(answer.shown == shown)
        #expect(answer.selection == selection)
    }

    @Test(
        "Forward delete removes the selected cell, also with option or command",
        arguments: [
            ("", "234...", [0, 1]), (#","option":true"#, "234...", [0, 1]), (#","command":true"#, "234...", [0, 1]),
        ])
    func forwardDelete(modifiers: String, shown: String, selection: [Int]) throws {
        let run = try ScriptRun(
            #"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#, #"{"do":"press","key":"home"}"#)
        let answer = try run.send(#"{"do":"press","key":"delete"\#(modifiers)}"#)
        #expect(answer.shown == shown)
        #expect(answer.selection == selection)
    }

    @Test("Shift extends the selection")
    func extend() throws {
        let run = try ScriptRun(
            #"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#, #"{"do":"press","key":"left","shift":true}"#)
        #expect(try run.send(#"{"do":"press","key":"left","shift":true}"#).selection == [2, 4])
    }

    @Test(
        "Return submits and dismisses the keyboard",
        arguments: [
            #"{"do":"press","key":"return"}"#, #"{"do":"type","text":"\n"}"#,
        ])
    func submit(line: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        let answer = try run.send(line)
        #expect(answer.events == ["submit", "end"])
        #expect(!answer.focused)
        #expect(answer.shown == "12....")
    }

    @Test("Tab is handled without a change")
    func tab() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        #expect(try run.send(#"{"do":"press","key":"tab"}"#).shown == "12....")
    }

    @Test("The first tap focuses the field, and later taps select cells")
    func tap() throws {
        let run = try ScriptRun(#"{"do":"set","code":"123"}"#)
        let first = try run.send(#"{"do":"tap","cell":1}"#)
        #expect(first.focused)
        #expect(first.events == ["begin"])
        #expect(first.selection == [3, 3])
        let second = try run.send(#"{"do":"tap","cell":1}"#)
        #expect(second.selection == [1, 2])
        #expect(second.cells.map(\.selected) == [false, true, false, false, false, false])
        #expect(try run.send(#"{"do":"tap","cell":5}"#).selection == [3, 3])
    }
}

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
