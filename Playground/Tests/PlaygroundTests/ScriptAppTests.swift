import Foundation
import Testing

@testable import PlaygroundKit

@MainActor @Suite("The app and the device in a script")
struct ScriptAppTests {
    @Test("The app sets the code without an event")
    func set() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        let full = try run.send(#"{"do":"set","code":"123456"}"#)
        #expect(full.shown == "123456")
        #expect(full.complete)
        #expect(full.events.isEmpty)
        let refused = try run.send(#"{"do":"set","code":"x"}"#)
        #expect(refused.code == "123456")
        #expect(refused.events.isEmpty)
        #expect(try run.send(#"{"do":"set","code":""}"#).shown == "......")
    }

    @Test("The app enters a text for the user, which completes the code")
    func enter() throws {
        let run = try ScriptRun()
        let full = try run.send(#"{"do":"enter","text":"Your code is 482-910."}"#)
        #expect(full.shown == "482910" && full.events.contains("complete:482910"))
        #expect(try run.send(#"{"do":"enter","text":"12ab"}"#).events.contains("invalid:notInAlphabet"))
    }

    @Test("A secure code goes after a time in the background", arguments: [29, 31])
    func forgets(seconds: Int) throws {
        let run = try ScriptRun(
            #"{"do":"new","secure":true,"forgets":30}"#, #"{"do":"enter","text":"123"}"#)
        #expect(try run.send(#"{"do":"background","seconds":\#(seconds)}"#).shown == "•••...")
        #expect(try run.send(#"{"do":"foreground"}"#).shown == (seconds < 30 ? "•••..." : "......"))
        _ = try run.send(#"{"do":"configure","forgets":null}"#)
        _ = try run.send(#"{"do":"enter","text":"123"}"#)
        _ = try run.send(#"{"do":"background"}"#)
        #expect(try run.send(#"{"do":"foreground"}"#).shown != "......")
    }

    @Test("Each status can be set", arguments: ["editing", "verifying", "accepted", "rejected"])
    func status(value: String) throws {
        let run = try ScriptRun(#"{"do":"set","code":"123456"}"#)
        #expect(try run.send(#"{"do":"status","value":"\#(value)"}"#).status == value)
    }

    @Test("The message of a rejection is announced")
    func rejection() throws {
        let run = try ScriptRun(#"{"do":"set","code":"123456"}"#)
        let answer = try run.send(#"{"do":"status","value":"rejected","message":"That was wrong"}"#)
        #expect(answer.events.contains("speak:That was wrong"))
    }

    @Test("A verifying field accepts no input")
    func verifying() throws {
        let run = try ScriptRun(
            #"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#, #"{"do":"status","value":"verifying"}"#)
        #expect(try run.send(#"{"do":"type","text":"4"}"#).shown == "123...")
        #expect(try run.send(#"{"do":"press","key":"backspace"}"#).shown == "123...")
        #expect(try run.send(#"{"do":"status","value":"editing"}"#).status == "editing")
        #expect(try run.send(#"{"do":"type","text":"4"}"#).shown == "1234..")
    }

    @Test("An edit after a rejection returns to editing")
    func editAfterRejection() throws {
        let run = try ScriptRun(
            #"{"do":"focus"}"#, #"{"do":"type","text":"123456"}"#, #"{"do":"status","value":"rejected"}"#,
            #"{"do":"press","key":"backspace"}"#)
        #expect(try run.send(#"{"do":"state"}"#).status == "editing")
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

    @Test("A long press offers the menu, and changes nothing")
    func menu() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        let answer = try run.send(#"{"do":"menu"}"#)
        #expect(answer.shown == "12....")
        #expect(answer.allowed.contains("selectAll"))
    }

    @Test("A menu command that is not allowed does nothing", arguments: ["copy", "cut"])
    func notAllowed(command: String) throws {
        let run = try ScriptRun(#"{"do":"new","secure":true}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        let answer = try run.send(#"{"do":"\#(command)"}"#)
        #expect(answer.shown == "••...." && answer.events.isEmpty)
    }

    @Test("The app leaves for a time, which hides a visible code, and comes back")
    func background() throws {
        let run = try ScriptRun(
            #"{"do":"new","secure":true,"masking":"none"}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        #expect(try run.send(#"{"do":"background","seconds":5}"#).shown == "••....")
        #expect(try run.send(#"{"do":"foreground"}"#).shown == "12....")
        #expect(try run.send(#"{"do":"background"}"#).shown == "••....")
        #expect(try run.refusal(of: #"{"do":"background","seconds":-1}"#).contains("seconds"))
        // A new view has an app in the foreground.
        #expect(try run.send(#"{"do":"new"}"#).shown == "......")
        #expect(try run.send(#"{"do":"set","code":"12"}"#).shown == "12....")
    }

    @Test("The field of a plain new command is filled boxes of digits")
    func plainNew() throws {
        let folder = try TemporaryFolder()
        let run = try ScriptRun()
        for (name, line) in [("plain", #"{"do":"new"}"#), ("box", #"{"do":"new","style":"box","alphabet":"digits"}"#)] {
            try run.send(line)
            try run.send(#"{"do":"svg","file":"\#(folder.path(name))"}"#)
        }
        #expect(try folder.read("plain") == folder.read("box"))
    }

    @Test("The alphabet of letters takes no digit")
    func letters() throws {
        let run = try ScriptRun(#"{"do":"new","alphabet":"letters"}"#, #"{"do":"focus"}"#)
        #expect(try run.send(#"{"do":"type","text":"aZ1"}"#).shown == "aZ....")
    }

    @Test("Codes of different lengths are complete when submitted")
    func lengths() throws {
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

    @Test(
        "Each trait is accepted",
        arguments: [
            #""dark":true"#, #""rtl":true"#, #""textScale":2"#, #""captured":true"#, #""reduceMotion":true"#,
            #""dark":false,"rtl":false,"textScale":0.5,"captured":false,"reduceMotion":false"#,
            #""boldText":true"#, #""increasedContrast":true"#,
        ])
    func trait(fields: String) throws {
        let run = try ScriptRun(#"{"do":"set","code":"12"}"#)
        #expect(try run.send(#"{"do":"trait",\#(fields)}"#).shown == "12....")
        try run.send(#"{"do":"new"}"#)
    }

    @Test("Dark mode and large text change the picture, and a new view has neither")
    func traitsInThePicture() throws {
        let folder = try TemporaryFolder()
        let run = try ScriptRun(#"{"do":"set","code":"12"}"#)
        func picture(after line: String, named name: String) throws -> String {
            try run.send(line)
            try run.send(#"{"do":"svg","file":"\#(folder.path(name))"}"#)
            return try folder.read(name)
        }
        let plain = try picture(after: #"{"do":"state"}"#, named: "plain")
        let dark = try picture(after: #"{"do":"trait","dark":true}"#, named: "dark")
        let large = try picture(after: #"{"do":"trait","dark":false,"textScale":2}"#, named: "large")
        let bold = try picture(after: #"{"do":"trait","textScale":1,"boldText":true}"#, named: "bold")
        let contrast = try picture(
            after: #"{"do":"trait","boldText":false,"increasedContrast":true}"#, named: "contrast")
        try run.send(#"{"do":"new"}"#)
        let fresh = try picture(after: #"{"do":"set","code":"12"}"#, named: "fresh")
        #expect(Set([plain, dark, large, bold, contrast]).count == 5)
        #expect(fresh == plain)
    }

    @Test("The picture is a well-formed document of the requested size")
    func svg() throws {
        let folder = try TemporaryFolder()
        let run = try ScriptRun(#"{"do":"new","width":200,"height":40}"#, #"{"do":"set","code":"123"}"#)
        let answer = try run.send(#"{"do":"svg","file":"\#(folder.path("field.svg"))"}"#)
        #expect(answer.shown == "123...")
        let document = try #require(XMLCheck(try folder.read("field.svg")))
        #expect(document.text == ["1", "2", "3"])
        #expect(document.root?["width"] == "200")
        #expect(document.root?["height"] == "40")
    }

    @Test("An unwritable picture is an error, and the session continues")
    func unwritable() throws {
        let run = try ScriptRun(#"{"do":"set","code":"123"}"#)
        let reason = try run.refusal(of: #"{"do":"svg","file":"/nowhere/at/all/field.svg"}"#)
        #expect(reason.contains("/nowhere/at/all/field.svg"))
        #expect(try run.send(#"{"do":"state"}"#).shown == "123...")
    }
}

/// The codes contain only 7, 8 and 9, because the answers for six cells contain no other number above 6.
@MainActor @Suite("Secrecy of a secure session")
struct ScriptSecrecyTests {
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

    @Test("No answer contains a character of the code")
    func answers() throws {
        let run = try ScriptRun(#"{"do":"new","secure":true}"#, #"{"do":"focus"}"#)
        for line in Self.lines {
            let answer = run.raw(line)
            #expect(!leaks(answer), "after \(line)")
        }
    }

    @Test("Visible characters appear only in the cells")
    func shownInCellsOnly() throws {
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

    @Test("A secure field offers neither copy nor cut, and ignores both", arguments: ["copy", "cut"])
    func menu(command: String) throws {
        let run = try ScriptRun(
            #"{"do":"new","secure":true}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"789"}"#,
            #"{"do":"select","from":0,"to":3}"#)
        let answer = try run.send(#"{"do":"\#(command)"}"#)
        #expect(!answer.allowed.contains(command))
        #expect(answer.shown == "•••...")
        #expect(answer.events.isEmpty)
    }

    @Test("Events and VoiceOver report only a count in a secure field")
    func counts() throws {
        let run = try ScriptRun(#"{"do":"new","secure":true}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"78987"}"#)
        let answer = try run.send(#"{"do":"type","text":"9"}"#)
        #expect(answer.events == ["change:6", "complete:6"])
        #expect(answer.complete)
        #expect(answer.accessibility.value == "••••••")
        #expect(answer.accessibility.content.map(\.value) == ["6 of 6 entered"])
    }
}
