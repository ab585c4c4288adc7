import Testing

@testable import PlaygroundKit

@MainActor @Suite("User input in a script") struct ScriptInputTests {
    /// What is typed first, a command with its fields, and the cells, the selection and the events after it.
    struct Step: CustomTestStringConvertible {
        let typed, command, shown: String
        let selection: [Int]
        let events: [String]
        var testDescription: String { "\(typed), \(command)" }

        init(_ typed: String, _ command: String, _ shown: String, _ selection: [Int], _ events: [String]) {
            (self.typed, self.command, self.shown) = (typed, command, shown)
            (self.selection, self.events) = (selection, events)
        }
    }

    nonisolated static let steps = [
        // A key for each grapheme cluster, or the whole text at once.
        Step("", #""type","text":"12""#, "12....", [2, 2], ["change:1", "change:12"]),
        Step("", #""type","text":"1e\u0301""#, "1.....", [1, 1], ["change:1", "invalid:notInAlphabet"]),
        Step("", #""insert","text":"1 2-3""#, "123...", [3, 3], ["change:123"]),
        Step(
            "", #""paste","text":"Your code is 123-456, valid 10 minutes""#, "123456", [6, 6],
            ["change:123456", "complete:123456"]),
        Step("99", #""autofill","text":"123456""#, "123456", [6, 6], ["change:123456", "complete:123456"]),
        Step(
            "99", #""autofill","text":"123456","route":"insert""#, "123456", [6, 6],
            ["change:123456", "complete:123456"]),
        Step(
            "99", #""autofill","text":"123456","route":"replace""#, "123456", [6, 6],
            ["change:123456", "complete:123456"]),
        // What the field refuses is an event.
        Step("12", #""type","text":"x""#, "12....", [2, 2], ["invalid:notInAlphabet"]),
        Step("12", #""insert","text":"34567""#, "12....", [2, 2], ["invalid:tooLong"]),
        Step("12", #""paste","text":"123456 or 654321""#, "12....", [2, 2], ["invalid:ambiguous"]),
        Step("12", #""press","key":"delete""#, "12....", [2, 2], ["invalid:nothingToDelete"]),
        Step("123456", #""type","text":"7""#, "123456", [6, 6], ["invalid:full"]),
        // Keys of a hardware keyboard.
        Step("1234", #""press","key":"backspace""#, "123...", [3, 3], ["change:123"]),
        Step("1234", #""press","key":"left""#, "1234..", [3, 4], ["speak:Digit 4 of 6, 4"]),
        Step("1234", #""press","key":"left","shift":true"#, "1234..", [3, 4], ["speak:Digit 4 of 6, 4"]),
        Step("1234", #""press","key":"left","command":true"#, "1234..", [0, 1], ["speak:Digit 1 of 6, 1"]),
        Step("1234", #""press","key":"right""#, "1234..", [4, 4], []),
        Step("1234", #""press","key":"home""#, "1234..", [0, 1], ["speak:Digit 1 of 6, 1"]),
        Step("1234", #""press","key":"end""#, "1234..", [4, 4], []),
        Step("1234", #""press","key":"backspace","option":true"#, "......", [0, 0], ["change:"]),
        Step("1234", #""press","key":"backspace","command":true"#, "......", [0, 0], ["change:"]),
        Step("12", #""press","key":"tab""#, "12....", [2, 2], []),
        Step("12", #""press","key":"return""#, "12....", [2, 2], ["submit", "end"]),
        Step("12", #""type","text":"\n""#, "12....", [2, 2], ["submit", "end"]),
        // A selection, with its ends in any order, is clamped.
        Step("123", #""select","from":2,"to":0"#, "123...", [0, 2], []),
        Step("123", #""select","from":-9,"to":99"#, "123...", [0, 3], []),
        Step("123", #""select","from":-1e30,"to":1e30"#, "123...", [0, 3], []),
        Step("123", #""select","from":3,"to":3"#, "123...", [3, 3], []),
        // A selection inside marked text counts in UTF-16.
        Step("12", #""mark","text":"ab","selection":[0,1]"#, "12ab..", [2, 3], []),
        Step("12", #""mark","text":"ab","selection":[2,2]"#, "12ab..", [4, 4], []),
        Step("12", #""mark","text":"👍🏽x","selection":[0,4]"#, "12👍🏽x..", [2, 3], []),
        // Without a selection there is nothing to copy.
        Step("12", #""copy""#, "12....", [2, 2], []), Step("12", #""cut""#, "12....", [2, 2], []),
    ]

    @Test("A command does what the protocol says", arguments: steps) func does(step: Step) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"\#(step.typed)"}"#)
        let answer = try run.send("{\"do\":\(step.command)}")
        #expect(answer.shown == step.shown && answer.selection == step.selection)
        #expect(answer.events == step.events && answer.focused == !step.events.contains("end"))
        #expect(try run.send(#"{"do":"state"}"#).events.isEmpty)
    }

    @Test("Without focus, keys have no effect", arguments: Set(steps.map(\.command).filter { !$0.contains("select") }))
    func unfocused(command: String) throws {
        let run = try ScriptRun(#"{"do":"set","code":"12"}"#)
        let answer = try run.send("{\"do\":\(command)}")
        #expect(answer.shown == "12...." && answer.events.isEmpty && !answer.focused)
    }

    @Test("Focus events occur once") func focus() throws {
        let run = try ScriptRun()
        #expect(try run.send(#"{"do":"blur"}"#).events.isEmpty)
        let begun = try run.send(#"{"do":"focus"}"#)
        #expect(begun.events == ["begin"] && begun.focused && begun.focusedCell == 0)
        #expect(try run.send(#"{"do":"focus"}"#).events.isEmpty)
        let ended = try run.send(#"{"do":"blur"}"#)
        #expect(ended.events == ["end"] && !ended.focused && ended.focusedCell == nil)
    }

    @Test("The first tap focuses the field, and later taps select cells") func tap() throws {
        let run = try ScriptRun(#"{"do":"set","code":"123"}"#)
        let first = try run.send(#"{"do":"tap","cell":1}"#)
        #expect(first.focused && first.events == ["begin"] && first.selection == [3, 3])
        let second = try run.send(#"{"do":"tap","cell":1}"#)
        #expect(second.selection == [1, 2])
        #expect(second.cells.map(\.selected) == [false, true, false, false, false, false])
        #expect(try run.send(#"{"do":"tap","cell":5}"#).selection == [3, 3])
    }

    @Test("Marked text is visible, but part of the code only after unmarking, or a selection") func mark() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        let marked = try run.send(#"{"do":"mark","text":"34"}"#)
        #expect(marked.shown == "1234.." && marked.code == "12")
        #expect(marked.marked == [2, 4] && marked.selection == [4, 4] && marked.events.isEmpty)
        let committed = try run.send(#"{"do":"unmark"}"#)
        #expect(committed.marked == nil && committed.code == "1234" && committed.events == ["change:1234"])
        try run.send(#"{"do":"mark","text":"5"}"#)
        let selected = try run.send(#"{"do":"select","from":0,"to":5}"#)
        #expect(selected.marked == nil && selected.selection == [0, 5] && selected.events == ["change:12345"])
        for line in [#"{"do":"select","from":5,"to":5}"#, #"{"do":"mark","text":"に"}"#] { try run.send(line) }
        #expect(try run.send(#"{"do":"unmark"}"#).events == ["invalid:notInAlphabet"])
    }

    @Test("Marked text that fills a line is refused, and the earlier marked text stays") func markLongText() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"mark","text":"34"}"#)
        let answer = try run.send(#"{"do":"mark","text":"\#(String(repeating: "1", count: 60_000))"}"#)
        #expect(answer.events == ["invalid:tooLong"] && answer.marked == [0, 2] && answer.shown == "34....")
    }

    @Test("Copy keeps the code and offers paste, and cut removes the selected cells") func copyAndCut() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#)
        #expect(Set(try run.send(#"{"do":"state"}"#).allowed).isDisjoint(with: ["copy", "cut"]))
        let selected = try run.send(#"{"do":"select","from":1,"to":3}"#)
        #expect(Set(selected.allowed).isSuperset(of: ["copy", "cut"]))
        let copied = try run.send(#"{"do":"copy"}"#)
        #expect(copied.shown == "1234.." && copied.allowed.contains("paste"))
        let cut = try run.send(#"{"do":"cut"}"#)
        #expect(cut.shown == "14...." && cut.events == ["change:14"])
    }
}
