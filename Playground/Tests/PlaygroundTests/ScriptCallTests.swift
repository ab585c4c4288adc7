import Foundation
import Testing

@testable import PlaygroundKit

@MainActor @Suite("The command call", .serialized) struct ScriptCallTests {
    private func call(_ fields: String) -> String { #"{"do":"call",\#(fields)}"# }

    @Test(
        "A call answers with its result",
        arguments: [
            (#""name":"hasText""#, "true"), (#""name":"text(in:)","range":[1,3]"#, #""82""#),
            (#""name":"text(in:)","range":null"#, "null"), (#""name":"selectedTextRange""#, "[3,3]"),
            (#""name":"markedTextRange""#, "null"), (#""name":"beginningOfDocument""#, "0"),
            (#""name":"endOfDocument""#, "3"), (#""name":"textRange(from:to:)","from":2,"to":1"#, "[1,2]"),
            (#""name":"position(from:offset:)","from":0,"offset":2"#, "2"),
            (#""name":"position(from:offset:)","from":0,"offset":1e300"#, "null"),
            (#""name":"position(from:in:offset:)","from":2,"direction":"left","offset":1"#, "1"),
            (#""name":"position(within:farthestIn:)","range":[0,2],"direction":"right""#, "2"),
            (#""name":"characterRange(byExtending:in:)","from":1,"direction":"right""#, "[1,3]"),
            (#""name":"compare(_:to:)","from":0,"to":1"#, "-1"), (#""name":"offset(from:to:)","from":1,"to":3"#, "2"),
            (#""name":"baseWritingDirection(for:in:)","from":0,"direction":"forward""#, "0"),
            (#""name":"closestPosition(to:)","point":[-5,20]"#, "0"),
            (#""name":"closestPosition(to:within:)","point":[900,20],"range":[0,1]"#, "1"),
            (#""name":"characterRange(at:)","point":[1,20]"#, "[0,1]"),
            (#""name":"shouldChangeText(in:replacementText:)","range":[0,1],"text":"7""#, "true"),
            (#""name":"pressesBegan(_:with:)","key":"left","shift":true"#, "true"),
        ])
    func results(fields: String, result: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"set","code":"482"}"#)
        #expect(try run.send(call(fields)).result ?? .null == JSONValue.parse(result, expectation: "a result"))
    }

    @Test("The calls that the tests of the view keep are commands of this protocol") func sequences() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Tests/CodeInputUIKitTests/Sequences.calls")
        let sections = try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n## ")
        let answers = sections.flatMap { section in
            let session = ScriptSession(), lines = section.split(separator: "\n").filter { $0.hasPrefix("{") }
            return lines.map { session.answerAtOnce(String($0)) }
        }
        #expect(!answers.isEmpty && answers.filter { $0.contains(#""error""#) } == [])
    }

    @Test(
        "A call changes the field",
        arguments: [
            (#""name":"insertText(_:)","text":"9""#, "4829"), (#""name":"deleteBackward()""#, "48"),
            (#""name":"replace(_:withText:)","range":[0,1],"text":"7""#, "782"),
        ])
    func changes(fields: String, code: String) throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"set","code":"482"}"#)
        #expect(try run.send(call(fields)).result == nil)
        #expect(try run.send(#"{"do":"state"}"#).code == code)
    }

    @Test("The selection is set, and a composition ends") func selection() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"set","code":"482"}"#)
        #expect(try run.send(call(#""name":"selectedTextRange","set":[0,1]"#)).selection == [0, 1])
        #expect(
            try run.send(call(#""name":"setMarkedText(_:selectedRange:)","text":"9","selection":null"#)).marked != nil)
        #expect(try run.send(call(#""name":"unmarkText()""#)).marked == nil)
    }

    @Test("Every rectangle has four numbers") func rectangles() throws {
        let run = try ScriptRun(#"{"do":"set","code":"482"}"#)
        for fields in [#""name":"caretRect(for:)","from":0"#, #""name":"firstRect(for:)","range":[0,2]"#] {
            let numbers: [Double]? = try run.send(call(fields)).result?.contents()
            #expect(numbers?.count == 4, "\(fields)")
        }
        let answer = try run.send(call(#""name":"selectionRects(for:)","range":[0,2]"#))
        let rects: [[JSONValue]]? = answer.result?.contents()
        #expect(rects?.isEmpty == false)
    }

    @Test(
        "An invalid call is refused with a reason, and changes nothing",
        arguments: [
            ("", #""call" needs the field "name""#), (#""name":"insertText(_:)""#, #""call" needs the field "text""#),
            (#""name":"text(in:)","range":[1]"#, #"field "range" must be two whole numbers"#),
            (#""name":"text(in:)","range":{}"#, #"field "range" must be two whole numbers"#),
            (#""name":"closestPosition(to:)","point":[0.5]"#, #"field "point" must be two numbers"#),
            (#""name":"pressesBegan(_:with:)""#, #""call" needs the field "key""#),
            (
                #""name":"position(within:farthestIn:)","range":[0,0],"direction":"in""#,
                #"unknown direction "in"; allowed: right, left, up, down"#
            ),
            (#""name":"dance()""#, #"unknown call "dance()"; allowed: "# + ScriptCall.names.joined(separator: ", ")),
        ])
    func refusals(fields: String, reason: String) throws {
        let run = try ScriptRun(#"{"do":"set","code":"482"}"#)
        let line = fields.isEmpty ? #"{"do":"call"}"# : call(fields)
        #expect(try run.refusal(of: line) == reason)
        #expect(try run.send(#"{"do":"state"}"#).code == "482")
    }

    @Test("Every listed call is known", arguments: ScriptCall.names) func names(name: String) throws {
        let run = try ScriptRun()
        #expect(!run.raw(call(#""name":"\#(name)""#)).contains("unknown call"))
    }
}
