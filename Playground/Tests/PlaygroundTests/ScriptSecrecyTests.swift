import Foundation
import Testing

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
