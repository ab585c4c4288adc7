import Foundation
import Testing

@testable import PlaygroundKit

@MainActor @Suite("Pictures in a script") struct ScriptPictureTests {
    @Test(
        "Width and height from 0 to 10,000 appear in the picture",
        arguments: [("0", "0"), ("1", "1"), ("320.5", "56"), ("10000", "10000")])
    func size(width: String, height: String) throws {
        let folder = try TemporaryFolder()
        for command in ["new", "configure"] {
            let run = try ScriptRun(#"{"do":"\#(command)","width":\#(width),"height":\#(height)}"#)
            try run.send(#"{"do":"svg","file":"\#(folder.path("field.svg"))"}"#)
            let svg = try folder.read("field.svg"), size = #" width="\#(width)" height="\#(height)" "#
            #expect(svg.isXML && svg.prefix { $0 != ">" }.contains(size))
        }
    }

    @Test("Each trait is taken, and those that show change the picture; a new view has none") func traits() throws {
        let folder = try TemporaryFolder(), run = try ScriptRun()
        func picture(_ fields: String, style: String = "box", status: String = "editing") throws -> String {
            try run.send(#"{"do":"new","style":"\#(style)","width":300,"alphabet":"digits"}"#)
            #expect(try run.send(#"{"do":"set","code":"12"}"#)["shown"] == .string("12...."))
            if !fields.isEmpty { try run.send(#"{"do":"trait",\#(fields)}"#) }
            try run.send(#"{"do":"status","value":"\#(status)"}"#)
            try run.send(#"{"do":"svg","file":"\#(folder.path("field.svg"))"}"#)
            return try folder.read("field.svg")
        }
        let plain = try picture("")
        let off =
            #""dark":false,"rtl":false,"textScale":1,"captured":false,"reduceMotion":false,"differentiateWithoutColor":false"#
        for quiet in [#""rtl":true"#, #""captured":true"#, #""reduceMotion":true"#, #""reduceTransparency":true"#, off]
        {
            #expect(try picture(quiet) == plain, "\(quiet)")
        }
        let shown = [#""dark":true"#, #""textScale":2"#, #""boldText":true"#, #""increasedContrast":true"#]
        let pictures = try [plain, picture("", style: "underline")] + shown.map { try picture($0) }
        #expect(Set(pictures).count == pictures.count)
        // A status has a sign.
        let accepted = try ["true", "false"].map {
            try picture(#""differentiateWithoutColor":\#($0)"#, status: "accepted")
        }
        #expect(accepted[0] != accepted[1])
    }
}

/// The codes contain only 7, 8 and 9, because the answers for six cells contain no other number above 6.
@MainActor @Suite("Secrecy of a secure session") struct ScriptSecrecyTests {
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

    @Test("An answer contains characters of the code only in visible cells", arguments: ["null", #""none""#])
    func answers(masking: String) throws {
        let run = try ScriptRun(#"{"do":"new","secure":true,"masking":\#(masking)}"#, #"{"do":"focus"}"#)
        for line in Self.lines {
            var state = try JSONDecoder().decode([String: JSONValue].self, from: Data(run.raw(line).utf8))
            if masking != "null" { state["cells"] = nil }
            #expect(!state.line.contains { "789".contains($0) }, "after \(line)")
        }
    }
}
