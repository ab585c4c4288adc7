import Foundation
import Testing

@MainActor @Suite("Invalid script lines")
struct ScriptErrorTests {
    /// Invalid lines, each with a part of the expected reason.
    nonisolated static let lines: [(line: String, reason: String)] = [
        // No command at all.
        ("", "blank line"), ("   \t", "blank line"), ("nonsense", "not JSON"), ("{\"do\":\"state\"", "not JSON"),
        (#"{"do":"state"} {"do":"state"}"#, "not JSON"), ("[1]", "not a JSON object"),
        ("\"state\"", "not a JSON object"),
        ("null", "not a JSON object"), ("7", "not a JSON object"), ("{}", #""do""#),
        (#"{"do":1}"#, #""do" must be a string"#),
        (#"{"do":null}"#, #""do" must be a string"#), (#"{"do":"dance"}"#, "new, focus, blur, type"),
        (#"{"do":"State"}"#, #"unknown command "State""#),
        // Missing fields.
        (#"{"do":"type"}"#, #""text""#), (#"{"do":"insert"}"#, #""text""#), (#"{"do":"autofill"}"#, #""text""#),
        (#"{"do":"paste"}"#, #""text""#), (#"{"do":"mark"}"#, #""text""#), (#"{"do":"press"}"#, #""key""#),
        (#"{"do":"select","to":1}"#, #""from""#), (#"{"do":"select","from":1}"#, #""to""#),
        (#"{"do":"tap"}"#, #""cell""#),
        (#"{"do":"set"}"#, #""code""#), (#"{"do":"status"}"#, #""value""#), (#"{"do":"advance"}"#, #""seconds""#),
        (#"{"do":"svg"}"#, #""file""#),
        (#"{"do":"trait"}"#, "dark, rtl, textScale, captured, reduceMotion, boldText, increasedContrast"),
        // Unknown values.
        (#"{"do":"new","style":"zebra"}"#, "box, outline"),
        (#"{"do":"new","alphabet":"runes"}"#, "digits, letters, hexadecimal"),
        (#"{"do":"new","masking":"later"}"#, #""immediate""#),
        (#"{"do":"new","overflow":"wrap"}"#, "refuse, replaceLast"),
        (#"{"do":"new","caret":"none"}"#, "cells, endOnly"),
        (#"{"do":"autofill","text":"1","route":"post"}"#, "insert, replace"),
        (#"{"do":"press","key":"up"}"#, "backspace, delete, left, right, home, end, return, tab"),
        (#"{"do":"status","value":"odd"}"#, "editing, verifying, accepted, rejected"),
        // Wrong types.
        (#"{"do":"new","length":"6"}"#, "1 to 64"), (#"{"do":"new","length":null}"#, "1 to 64"),
        (#"{"do":"new","length":true}"#, "1 to 64"), (#"{"do":"new","style":1}"#, "string"),
        (#"{"do":"new","secure":1}"#, "true or false"), (#"{"do":"new","secure":"yes"}"#, "true or false"),
        (#"{"do":"new","masking":true}"#, "number of seconds"), (#"{"do":"type","text":12}"#, "string"),
        (#"{"do":"type","text":["1"]}"#, "string"), (#"{"do":"mark","text":"12","selection":1}"#, "two whole numbers"),
        (#"{"do":"mark","text":"12","selection":[1]}"#, "two whole numbers"),
        (#"{"do":"mark","text":"12","selection":[0.5,1]}"#, "two whole numbers"),
        (#"{"do":"press","key":"left","shift":1}"#, "true or false"),
        (#"{"do":"select","from":0.5,"to":1}"#, "whole number"),
        (#"{"do":"select","from":"0","to":1}"#, "whole number"), (#"{"do":"set","code":123}"#, "string"),
        (#"{"do":"status","value":"rejected","message":1}"#, "string"), (#"{"do":"advance","seconds":"1"}"#, "number"),
        (#"{"do":"trait","dark":1}"#, "true or false"), (#"{"do":"trait","textScale":"big"}"#, "0.5 to 4"),
        (#"{"do":"svg","file":1}"#, "string"),
        // Numbers that are out of range.
        (#"{"do":"new","length":0}"#, "1 to 64"), (#"{"do":"new","length":65}"#, "1 to 64"),
        (#"{"do":"new","length":6.5}"#, "1 to 64"), (#"{"do":"new","length":-1}"#, "1 to 64"),
        (#"{"do":"new","length":1e30}"#, "1 to 64"), (#"{"do":"new","width":-1}"#, "0 to 10000"),
        (#"{"do":"new","width":10001}"#, "0 to 10000"), (#"{"do":"new","width":1e308}"#, "0 to 10000"),
        (#"{"do":"new","width":1e999}"#, "number too large"), (#"{"do":"new","height":-0.5}"#, "0 to 10000"),
        (#"{"do":"new","height":10001}"#, "0 to 10000"), (#"{"do":"new","masking":-1}"#, "number of seconds"),
        (#"{"do":"tap","cell":6}"#, "0 to 5"), (#"{"do":"tap","cell":-1}"#, "0 to 5"),
        (#"{"do":"mark","text":"12","selection":[0,3]}"#, "2 UTF-16 units"),
        (#"{"do":"mark","text":"12","selection":[2,1]}"#, "2 UTF-16 units"),
        (#"{"do":"mark","text":"12","selection":[-1,1]}"#, "2 UTF-16 units"),
        (#"{"do":"advance","seconds":-1}"#, "number"), (#"{"do":"trait","textScale":0}"#, "0.5 to 4"),
        (#"{"do":"trait","textScale":5}"#, "0.5 to 4"),
        // A valid field next to an invalid one has no effect.
        (#"{"do":"configure","length":8,"style":"zebra"}"#, "zebra"),
        (#"{"do":"configure","secure":true,"width":-1}"#, "width"),
        (#"{"do":"configure","length":0}"#, "1 to 64"), (#"{"do":"trait","dark":true,"rtl":"no"}"#, "rtl"),
    ]

    @Test("An invalid line gets a reason and changes nothing", arguments: lines)
    func refused(line: String, reason: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#)
        let before = run.raw(#"{"do":"state"}"#)
        #expect(try run.refusal(of: line).contains(reason))
        #expect(run.raw(#"{"do":"state"}"#) == before)
        #expect(try run.send(#"{"do":"type","text":"4"}"#).shown == "1234..")
    }

    @Test(
        "An unknown field of a command is refused",
        arguments: [
            #""new""#, #""focus""#, #""blur""#, #""type","text":"1""#, #""insert","text":"1""#,
            #""autofill","text":"1""#,
            #""paste","text":"1""#, #""copy""#, #""cut""#, #""mark","text":"1""#, #""unmark""#,
            #""press","key":"left""#,
            #""select","from":0,"to":1"#, #""tap","cell":0"#, #""set","code":"1""#, #""configure""#,
            #""status","value":"accepted""#, #""advance","seconds":1"#, #""trait","dark":true"#, #""state""#,
        ])
    func unknownField(command: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#)
        let before = run.raw(#"{"do":"state"}"#)
        #expect(try run.refusal(of: #"{"do":\#(command),"colour":"red"}"#).contains(#""colour""#))
        #expect(run.raw(#"{"do":"state"}"#) == before)
    }

    @Test("A line with an unknown field writes no picture")
    func nothingWritten() throws {
        let folder = try TemporaryFolder()
        let run = try ScriptRun()
        _ = try run.refusal(of: #"{"do":"svg","file":"\#(folder.path("field.svg"))","colour":"red"}"#)
        #expect(throws: (any Error).self) { _ = try folder.read("field.svg") }
    }

    /// The CPU time of this thread, independent of other load.
    private func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test(
        "A deeply nested line is refused at once",
        arguments: [
            String(repeating: "[", count: 100_000), String(repeating: #"{"do":"#, count: 10_000),
            String(repeating: "[", count: 17) + String(repeating: "]", count: 17),
            String(repeating: "[", count: 400) + "\"a\"" + String(repeating: #","a""#, count: 14_000)
                + String(repeating: "]", count: 400),
            #"{"do":"set","code":"\"["}"# + String(repeating: #"{"a":"#, count: 300) + "1"
                + String(repeating: "}", count: 300),
        ])
    func deep(line: String) throws {
        let start = seconds()
        #expect(try ScriptRun().refusal(of: line).contains("nested deeper than 16 levels"))
        #expect(seconds() - start < 5)
    }

    @Test("Brackets in a string don't count as nesting, and the maximum depth is read in time")
    func shallow() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        let brackets = String(repeating: "[", count: 1000)
        #expect(try run.send(#"{"do":"insert","text":"\\\"\#(brackets)"}"#).events == ["invalid:notInAlphabet"])
        let start = seconds()
        let deep = String(repeating: "[", count: 15) + "1" + String(repeating: ",1", count: 30_000)
        let line = #"{"do":\#(deep)\#(String(repeating: "]", count: 15))}"#
        #expect(try run.refusal(of: line).contains("must be a string"))
        #expect(seconds() - start < 10)
    }

    @Test("Another encoding does not bypass the depth limit") func encodings() throws {
        // In UTF-16 this is ["≛",[[…]]]. In UTF-8 half of the character is a quotation mark, which hides the brackets.
        let deep = String(repeating: "[", count: 20) + String(repeating: "]", count: 20)
        let open = "[\u{0}\"\u{0}" + "[\"" + "\"\u{0},\u{0}" + deep.map { "\($0)\u{0}" }.joined() + "]\u{0}"
        #expect(try ScriptRun().refusal(of: open).contains("not JSON"))
    }

    @Test("Very long lines are answered")
    func long() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        let long = String(repeating: "x", count: 1_000_000)
        #expect(try run.send(#"{"do":"insert","text":"\#(long)"}"#).events == ["invalid:tooLong"])
    }
}
