import Foundation
import Testing

@testable import PlaygroundKit

@MainActor @Suite("The app and the device in a script") struct ScriptAppTests {
    @Test("The app sets the code without an event") func set() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        let full = try run.send(#"{"do":"set","code":"123456"}"#)
        #expect(full.shown == "123456" && full.complete && full.events.isEmpty)
        let refused = try run.send(#"{"do":"set","code":"x"}"#)
        #expect(refused.code == "123456" && refused.events.isEmpty)
        #expect(try run.send(#"{"do":"set","code":""}"#).shown == "......")
    }

    @Test("The app enters a text for the user, which completes the code") func enter() throws {
        let run = try ScriptRun()
        let full = try run.send(#"{"do":"enter","text":"Your code is 482-910."}"#)
        #expect(full.shown == "482910" && full.events.contains("complete:482910"))
        #expect(try run.send(#"{"do":"enter","text":"12ab"}"#).events.contains("invalid:notInAlphabet"))
    }

    @Test("Each status can be set: a verifying field takes no input, and an edit ends a rejection")
    func status() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"123456"}"#)
        func set(_ value: String) throws -> ScriptAnswer {
            try run.send(#"{"do":"status","value":"\#(value)","message":"That was \#(value)"}"#)
        }
        #expect(try set("verifying").status == "verifying")
        #expect(try run.send(#"{"do":"press","key":"backspace"}"#).shown == "123456")
        #expect(try set("accepted").status == "accepted")
        #expect(try set("editing").status == "editing")
        let rejected = try set("rejected")
        #expect(rejected.status == "rejected" && rejected.events.contains("speak:That was rejected"))
        #expect(try run.send(#"{"do":"press","key":"backspace"}"#).status == "editing")
    }

    @Test("Over time, a rejected field becomes empty, and a visible character becomes hidden")
    func timers() async throws {
        let run = try ScriptRun(
            #"{"do":"new","masking":1}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        #expect(try run.send(#"{"do":"state"}"#).shown == "•2....")
        #expect(try await run.pass(#"{"do":"advance","seconds":1}"#).shown == "••....")
        _ = try run.send(#"{"do":"status","value":"rejected"}"#)
        #expect(try await run.pass(#"{"do":"advance","seconds":1}"#).shown == "......")
    }

    @Test("A long press offers the menu, and changes nothing") func menu() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        let answer = try run.send(#"{"do":"menu"}"#)
        #expect(answer.shown == "12...." && answer.allowed.contains("selectAll"))
    }

    @Test(
        "The app leaves for a time, which hides a visible code and later forgets it, and comes back",
        arguments: [29, 31])
    func background(seconds: Int) throws {
        let run = try ScriptRun(
            #"{"do":"new","secure":true,"masking":"none","forgets":30}"#, #"{"do":"enter","text":"12"}"#)
        let away = #"{"do":"background","seconds":\#(seconds)}"#
        #expect(try run.send(away).shown == "••....")
        #expect(try run.send(#"{"do":"foreground"}"#).shown == (seconds < 30 ? "12...." : "......"))
        for line in [#"{"do":"configure","forgets":null}"#, #"{"do":"set","code":"12"}"#] { try run.send(line) }
        #expect(try run.send(away).shown == "••....")
        #expect(try run.send(#"{"do":"foreground"}"#).shown == "12....")
        #expect(try run.refusal(of: #"{"do":"background","seconds":-1}"#).contains("seconds"))
        // A new view has an app in the foreground.
        for line in [away, #"{"do":"new"}"#] { try run.send(line) }
        #expect(try run.send(#"{"do":"set","code":"12"}"#).shown == "12....")
    }

    @Test("Codes of different lengths are complete when submitted") func lengths() throws {
        let run = try ScriptRun(#"{"do":"new","length":[4,8]}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#)
        #expect(try run.send(#"{"do":"submit"}"#).events == ["invalid:tooShort"])
        _ = try run.send(#"{"do":"type","text":"4"}"#)
        #expect(try run.send(#"{"do":"submit"}"#).events == ["submit", "complete:1234", "end"])
        for wrong in ["[8,4]", "[0,4]", "[4]", "[4,65]"] {
            #expect(try run.refusal(of: #"{"do":"new","length":\#(wrong)}"#).contains("length"))
        }
    }

    @Test("Time does not change a field at rest", arguments: ["0", "0.25", "3600"])
    func advance(seconds: String) throws {
        let run = try ScriptRun(
            #"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#, #"{"do":"advance","seconds":1}"#)
        var before = try run.send(#"{"do":"state"}"#)
        before.redrawn = []
        #expect(try run.send(#"{"do":"advance","seconds":\#(seconds)}"#) == before)
    }

    @Test("Each trait is taken, and those that show change the picture; a new view has none") func traits() throws {
        let folder = try TemporaryFolder()
        let run = try ScriptRun()
        func picture(_ fields: String, style: String = "box") throws -> String {
            try run.send(#"{"do":"new","style":"\#(style)","width":300,"alphabet":"digits"}"#)
            #expect(try run.send(#"{"do":"set","code":"12"}"#).shown == "12....")
            if !fields.isEmpty { try run.send(#"{"do":"trait",\#(fields)}"#) }
            try run.send(#"{"do":"svg","file":"\#(folder.path("field.svg"))"}"#)
            return try folder.read("field.svg")
        }
        let plain = try picture("")
        let off = #""dark":false,"rtl":false,"textScale":1,"captured":false,"reduceMotion":false"#
        for quiet in [#""rtl":true"#, #""captured":true"#, #""reduceMotion":true"#, off] {
            #expect(try picture(quiet) == plain, "\(quiet)")
        }
        let shown = [#""dark":true"#, #""textScale":2"#, #""boldText":true"#, #""increasedContrast":true"#]
        let pictures = try [plain, picture("", style: "underline")] + shown.map { try picture($0) }
        #expect(Set(pictures).count == pictures.count)
    }

    @Test("An unwritable picture is an error, and the session continues") func unwritable() throws {
        let run = try ScriptRun(#"{"do":"set","code":"123"}"#)
        let reason = try run.refusal(of: #"{"do":"svg","file":"/nowhere/at/all/field.svg"}"#)
        #expect(reason == "can't write /nowhere/at/all/field.svg: No such file or directory")
        #expect(try run.send(#"{"do":"state"}"#).shown == "123...")
    }
}

/// The codes contain only 7, 8 and 9, because the answers for six cells contain no other number above 6.
@MainActor @Suite("Secrecy of a secure session") struct ScriptSecrecyTests {
    private func leaks(_ text: String) -> Bool { text.contains { "789".contains($0) } }

    /// All commands for a secure field, with the secret.
    nonisolated static let lines = [
        #"{"do":"type","text":"78"}"#, #"{"do":"press","key":"left"}"#, #"{"do":"copy"}"#, #"{"do":"cut"}"#,
        #"{"do":"select","from":0,"to":2}"#, #"{"do":"copy"}"#, #"{"do":"cut"}"#, #"{"do":"insert","text":"9"}"#,
        #"{"do":"mark","text":"798"}"#, #"{"do":"unmark"}"#, #"{"do":"mark","text":"9に"}"#,
        #"{"do":"select","from":0,"to":9}"#, #"{"do":"press","key":"backspace"}"#, #"{"do":"tap","cell":0}"#,
        #"{"do":"autofill","text":"789789"}"#, #"{"do":"type","text":"7"}"#,
        #"{"do":"autofill","text":"987987","route":"replace"}"#, #"{"do":"paste","text":"Your code is 798-798"}"#,
        #"{"do":"paste","text":"789789 or 987987"}"#, #"{"do":"set","code":"777888"}"#, #"{"do":"set","code":"7x"}"#,
        #"{"do":"status","value":"rejected","message":"Wrong"}"#, #"{"do":"advance","seconds":1}"#,
        #"{"do":"set","code":"99"}"#, #"{"do":"status","value":"accepted"}"#, #"{"do":"status","value":"verifying"}"#,
        #"{"do":"status","value":"editing"}"#, #"{"do":"trait","captured":true,"dark":true}"#,
        #"{"do":"type","text":789}"#, #"{"do":"type","text":"789","to":7}"#, #"{"do":"type""text":"789"}"#,
        #"{"do":"configure","style":"box"}"#, #"{"do":"configure","length":4}"#, #"{"do":"configure","length":6}"#,
        #"{"do":"press","key":"return"}"#, #"{"do":"state"}"#,
    ]

    @Test("No answer contains a character of the code") func answers() throws {
        let run = try ScriptRun(#"{"do":"new","secure":true}"#, #"{"do":"focus"}"#)
        for line in Self.lines {
            let answer = run.raw(line)
            #expect(!leaks(answer), "after \(line)")
        }
    }

    @Test("Visible characters appear only in the cells") func shownInCellsOnly() throws {
        let run = try ScriptRun(#"{"do":"new","secure":true,"masking":"none"}"#, #"{"do":"focus"}"#)
        for line in Self.lines {
            let answer = run.raw(line)
            var state = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
            state["cells"] = nil
            let rest = String(decoding: try JSONSerialization.data(withJSONObject: state), as: UTF8.self)
            #expect(!leaks(rest), "after \(line)")
        }
    }

    @Test("The picture contains no character of the code", arguments: ["underline", "box"])
    func picture(style: String) throws {
        let folder = try TemporaryFolder()
        let run = try ScriptRun(
            #"{"do":"new","secure":true,"style":"\#(style)"}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"7898"}"#,
            #"{"do":"mark","text":"9"}"#)
        try run.send(#"{"do":"svg","file":"\#(folder.path("field.svg"))"}"#)
        let document = try #require(XMLCheck(try folder.read("field.svg")))
        #expect(!leaks(document.text.joined()))
    }

    @Test("Events and VoiceOver report only a count in a secure field") func counts() throws {
        let run = try ScriptRun(#"{"do":"new","secure":true}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"78987"}"#)
        let answer = try run.send(#"{"do":"type","text":"9"}"#)
        #expect(answer.events == ["change:6", "complete:6"] && answer.complete)
        #expect(answer.accessibility.value == "••••••")
        #expect(answer.accessibility.content.map(\.value) == ["6 of 6 entered"])
    }
}
