import Foundation
import Testing

@MainActor @Suite("The shape of a script's answers")
struct ScriptProtocolTests {
    @Test("A state has all fields of the protocol, with null for missing values")
    func fields() throws {
        let run = try ScriptRun(#"{"do":"new","secure":true}"#)
        let answer = run.raw(#"{"do":"state"}"#)
        let state = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
        #expect(
            state.keys.sorted() == [
                "accessibility", "allowed", "cells", "code", "complete", "events", "focused", "marked", "message",
                "redrawn", "secure", "selection", "status",
            ])
        #expect(state["code"] is NSNull)
        #expect(state["marked"] is NSNull)
        let cell = try #require((state["cells"] as? [[String: Any]])?.first)
        #expect(cell.keys.sorted() == ["content", "focused", "selected"])
        #expect((state["accessibility"] as? [String: Any])?.keys.sorted() == ["content", "hint", "label", "value"])
    }

    @Test(
        "Every answer is one line",
        arguments: [
            #"{"do":"state"}"#, #"{"do":"status","value":"rejected","message":"one\ntwo\r\nthree"}"#,
            #"{"do":"one\ntwo"}"#,
            "", "{\n}",
        ])
    func oneLine(line: String) throws {
        let answer = try ScriptRun().raw(line)
        #expect(!answer.isEmpty)
        #expect(!answer.contains { $0.isNewline })
    }

    @Test("A session starts with the field of a plain new command")
    func start() throws {
        let run = try ScriptRun()
        var first = try run.send(#"{"do":"state"}"#)
        var fresh = try run.send(#"{"do":"new"}"#)
        first.redrawn = []
        fresh.redrawn = []
        #expect(first == fresh)
    }

    @Test("Events are reported once, even with an error in between")
    func eventsOnce() throws {
        let run = try ScriptRun()
        #expect(try run.send(#"{"do":"focus"}"#).events == ["begin"])
        _ = try run.refusal(of: "nonsense")
        #expect(try run.send(#"{"do":"state"}"#).events.isEmpty)
    }

    @Test("Asking for the state changes nothing")
    func stateIsQuiet() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        let first = run.raw(#"{"do":"state"}"#)
        #expect(run.raw(#"{"do":"state"}"#) == first)
    }

    @Test("VoiceOver gets what the system sees, and the progress beside it")
    func spoken() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        let answer = try run.send(#"{"do":"type","text":"123"}"#)
        #expect(answer.accessibility.value == "123")
        #expect(answer.accessibility.content.map(\.value) == ["3 of 6 entered"])
        #expect(!answer.accessibility.label.isEmpty)
    }
}
