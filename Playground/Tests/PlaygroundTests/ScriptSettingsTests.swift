import Foundation
import Testing

@testable import PlaygroundKit

@MainActor @Suite("The fields of new and configure") struct ScriptSettingsTests {
    @Test("A new view has six empty cells for digits, and no focus") func defaults() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#)
        let answer = try run.send(#"{"do":"new"}"#)
        #expect(answer.shown == "......" && answer.code == "" && answer.selection == [0, 0])
        #expect(answer.marked == nil && !answer.focused && !answer.complete)
        #expect(!answer.secure && answer.status == "editing" && answer.events.isEmpty)
    }

    @Test("Every length from 1 to 64 is accepted", arguments: [1, 2, 6, 63, 64]) func length(_ length: Int) throws {
        let run = try ScriptRun()
        #expect(try run.send(#"{"do":"new","length":\#(length)}"#).cells.count == length)
    }

    /// Fields, keys, and the cells after them.
    nonisolated static let settings: [(fields: String, keys: String, shown: String)] = [
        (#""alphabet":"digits""#, "1aZ", "1....."), (#""alphabet":"letters""#, "1aZ", "aZ...."),
        (#""alphabet":"hexadecimal""#, "1aZ", "1A...."), (#""alphabet":"lettersAndDigits""#, "1aZ", "1aZ..."),
        (#""alphabet":"uppercaseLettersAndDigits""#, "1aZ", "1AZ..."),
        (#""secure":false,"masking":null"#, "12", "12...."), (#""secure":true,"masking":null"#, "12", "••...."),
        (#""secure":true,"masking":"none""#, "12", "12...."), (#""secure":false,"masking":"none""#, "12", "12...."),
        (#""secure":false,"masking":"immediate""#, "12", "••...."), (#""secure":true,"masking":1"#, "12", "•2...."),
        (#""overflow":"refuse""#, "1234567", "123456"), (#""overflow":"replaceLast""#, "1234567", "123457"),
    ]

    @Test("A setting decides what keys do, in a new view and in an existing one", arguments: settings)
    func keys(fields: String, keys: String, shown: String) throws {
        for command in ["new", "configure"] {
            let run = try ScriptRun(#"{"do":"\#(command)",\#(fields)}"#, #"{"do":"focus"}"#)
            #expect(try run.send(#"{"do":"type","text":"\#(keys)"}"#).shown == shown)
        }
    }

    @Test("The caret policy decides the caret's position", arguments: [("cells", [2, 3]), ("endOnly", [3, 3])])
    func caret(name: String, selection: [Int]) throws {
        for command in ["new", "configure"] {
            let run = try ScriptRun(
                #"{"do":"\#(command)","caret":"\#(name)"}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#)
            #expect(try run.send(#"{"do":"press","key":"left"}"#).selection == selection)
        }
    }

    @Test(
        "Width and height from 0 to 10,000 appear in the picture",
        arguments: [
            ("0", "0"), ("1", "1"), ("320.5", "56"), ("10000", "10000"),
        ])
    func size(width: String, height: String) throws {
        let folder = try TemporaryFolder()
        for command in ["new", "configure"] {
            let run = try ScriptRun(#"{"do":"\#(command)","width":\#(width),"height":\#(height)}"#)
            try run.send(#"{"do":"svg","file":"\#(folder.path("field.svg"))"}"#)
            let root = try #require(XMLCheck(try folder.read("field.svg"))?.root)
            #expect(root["width"] == width && root["height"] == height)
        }
    }

    @Test(
        "A change to the existing view keeps the text and the focus, and sends no event",
        arguments: [
            #""style":"box""#, #""length":8"#, #""alphabet":"hexadecimal""#, #""overflow":"replaceLast""#,
            #""caret":"endOnly""#, #""width":200"#, #""height":80"#, #""masking":"none""#,
        ])
    func configure(field: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#)
        let answer = try run.send(#"{"do":"configure",\#(field)}"#)
        #expect(answer.code == "123" && answer.focused && answer.events.isEmpty)
    }

    @Test("A change of traits keeps a composition") func configureWhileComposing() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"12"}"#, #"{"do":"mark","text":"3"}"#)
        #expect(try run.send(#"{"do":"configure","style":"box","width":200}"#).marked == [2, 3])
    }
}

@MainActor @Suite("Redrawn cells")
struct ScriptRedrawTests {
    @Test("Moving the selection redraws the old and the new cells") func selection() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#, #"{"do":"press","key":"left"}"#)
        #expect(try run.send(#"{"do":"press","key":"left"}"#).redrawn == [2, 3])
    }

    @Test(
        "A line without a change redraws nothing",
        arguments: [
            #"{"do":"state"}"#, #"{"do":"type","text":"x"}"#, #"{"do":"press","key":"right"}"#, #"{"do":"focus"}"#,
            #"{"do":"set","code":"123"}"#, #"{"do":"configure"}"#, #"{"do":"trait","dark":false}"#,
            #"{"do":"advance","seconds":1}"#,
        ])
    func nothing(line: String) throws {
        let run = try ScriptRun(
            #"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#, #"{"do":"advance","seconds":1}"#)
        #expect(try run.send(line).redrawn.isEmpty)
    }
}
