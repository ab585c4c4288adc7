import Foundation
import Testing

@testable import PlaygroundKit

@Suite("A session of the live page") @MainActor struct LiveSessionTests {
    @Test("A plain line gets the same answer as in the script command") func bareLines() {
        let tab = Tab()
        let script = ScriptSession()
        let lines = [
            #"{"do":"new","length":4}"#, #"{"do":"focus"}"#, #"{"do":"type","text":"12x"}"#,
            #"{"do":"press","key":"backspace"}"#, #"{"do":"insert","text":"Your code is 4829"}"#,
            #"{"do":"select","from":1,"to":2}"#, #"{"do":"nonsense"}"#, #"{"do":"type"}"#,
        ]
        for line in lines { #expect(tab.raw(line) == script.answerAtOnce(line)) }
    }

    @Test("An answer has state, picture, drawing and code, and later answers omit unchanged parts")
    func request() throws {
        let tab = Tab()
        try tab.line(#"{"do":"focus"}"#)
        let answer = try tab.line(#"{"do":"type","text":"7"}"#)
        #expect(answer["id"] as? Int == 1)
        #expect((answer["svg"] as? String)?.isEmpty == false)
        #expect((answer["drawing"] as? String)?.contains("cell 0") == true)
        let motion = try #require(
            (answer["motions"] as? [[[String: Any]]])?.first { $0.contains { $0["repeats"] as? Bool == false } })
        #expect(
            motion.compactMap { $0["keyPath"] as? String }.sorted() == ["opacity", "transform.scale"], "A key pops")
        #expect(answer["swift"] == nil)
        let later = try tab.line(#"{"do":"advance","seconds":1}"#)
        #expect((later["svg"] as? String)?.contains(">7</text>") == true)
        #expect(later["drawing"] == nil)
        // Only the caret still moves.
        let motions = try #require(later["motions"] as? [[[String: Any]]]).joined()
        #expect(motions.map { $0["repeats"] as? Bool } == [true])
        #expect(motions.first?["elapsed"] as? Double ?? 0 > 0.9)
    }

    @Test("While a motion runs, its picture is sent once: the browser plays it") func motion() throws {
        let tab = Tab()
        try tab.line(#"{"do":"set","code":"482913"}"#)
        let rejected = try tab.line(#"{"do":"status","value":"rejected"}"#)
        let shake = try #require((rejected["motions"] as? [[[String: Any]]])?.joined().first)
        #expect(shake["keyPath"] as? String == "transform.translation.x")
        #expect((shake["values"] as? [Double])?.min() ?? 0 < -7)
        let picture = try #require(rejected["svg"] as? String)
        #expect(picture.contains("data-motion=\"0\""))
        #expect(try tab.line(#"{"do":"advance","seconds":0.1}"#)["svg"] == nil)
    }

    @Test("The message row has room after every answer") func row() throws {
        func height(_ answer: [String: Any]) throws -> Double {
            let svg = try #require(answer["svg"] as? String)
            return try #require(svg.firstMatch(of: /height="([0-9.]+)"/).flatMap { Double($0.1) })
        }
        let tab = Tab()
        try tab.line(#"{"do":"configure","showsMessage":true,"width":320}"#)
        let one = try height(try tab.line(#"{"do":"set","code":"482913"}"#))
        let words = "That is not the code we sent. Check the digits, or ask for another code."
        let two = try height(try tab.line(#"{"do":"status","value":"rejected","message":"\#(words)"}"#))
        #expect(two > one + 15)
        let own = try height(try tab.line(#"{"do":"configure","height":70}"#))
        #expect(own == 70, "A command may set another height")
    }

    @Test(
        "An invalid message gets an error and changes nothing",
        arguments: [
            "", "nonsense", "[]", "{}", "7", #"{"id":1}"#, #"{"id":"a","line":{"do":"state"}}"#,
            #"{"id":1,"line":5}"#, #"{"id":1,"line":{"do":"type","text":7}}"#, #"{"id":1,"touch":{"x":-1,"y":0}}"#,
            #"{"id":1,"touch":{"x":1,"y":1,"seconds":60}}"#, #"{"id":1,"screen":"none"}"#,
            #"{"id":1,"on":"screen","line":{"do":"state"}}"#, String(repeating: "[", count: 60_000),
        ])
    func errors(message: String) throws {
        let tab = Tab()
        try tab.line(#"{"do":"focus"}"#)
        try tab.line(#"{"do":"type","text":"12"}"#)
        let answer = try tab.send(message)
        #expect((answer["error"] as? String)?.isEmpty == false)
        #expect(try tab.state()["code"] as? String == "12")
    }

    @Test(
        "No message writes a file",
        arguments: [#"{"do":"svg","file":"F"}"#, #"{"id":1,"line":{"do":"svg","file":"F"}}"#])
    func files(message: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let answer = try Tab().send(message.replacingOccurrences(of: "\"F\"", with: "\"\(file)\""))
        #expect(answer["error"] != nil)
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test("A touch selects the cell under it, and a long touch shows the menu") func touches() throws {
        let tab = Tab()
        try tab.line(#"{"do":"set","code":"1234"}"#)
        let first = try tab.send(#"{"id":1,"touch":{"x":60,"y":30}}"#)
        #expect((first["state"] as? [String: Any])?["selection"] as? [Int] == [4, 4])
        let answer = try tab.send(#"{"id":2,"touch":{"x":60,"y":30}}"#)
        let state = try #require(answer["state"] as? [String: Any])
        #expect(state["selection"] as? [Int] == [1, 2])
        #expect(state["focused"] as? Bool == true)
        let held = try tab.send(#"{"id":3,"touch":{"x":60,"y":30,"seconds":0.6}}"#)
        #expect(Set(held["menu"] as? [String] ?? []) == ["Cut", "Copy", "Select All"])
        try tab.send(#"{"id":4,"pasteboard":"567890"}"#)
        let again = try tab.send(#"{"id":5,"touch":{"x":60,"y":30,"seconds":0.6}}"#)
        #expect((again["menu"] as? [String])?.contains("Paste") == true)
    }

    @Test("A field has its fitting height, and traits survive a new field") func surroundings() throws {
        let tab = Tab()
        try tab.line(#"{"do":"trait","dark":true,"textScale":2}"#)
        let large = try #require(try tab.line(#"{"do":"configure","width":400}"#)["svg"] as? String)
        #expect(!large.contains(#"height="56""#))
        try tab.line(#"{"do":"new"}"#)
        let drawing = try #require(try tab.line(#"{"do":"set","code":"1"}"#)["drawing"] as? String)
        let light = try #require(try Tab().line(#"{"do":"set","code":"1"}"#)["drawing"] as? String)
        #expect(drawing != light)
    }

    @Test("Tabs do not share a pasteboard") func pasteboards() throws {
        let (first, second) = (Tab(), Tab())
        try first.line(#"{"do":"set","code":"1234"}"#)
        try first.line(#"{"do":"focus"}"#)
        try first.line(#"{"do":"select","from":0,"to":4}"#)
        #expect(try first.line(#"{"do":"copy"}"#)["copied"] as? String == "1234")
        try second.line(#"{"do":"focus"}"#)
        #expect(try second.state()["allowed"] as? [String] == [])
        #expect((try first.state()["allowed"] as? [String])?.contains("paste") == true)
    }

    @Test("A recorded screen in one tab hides nothing in another") func captured() throws {
        let (first, second) = (Tab(), Tab())
        for tab in [first, second] {
            try tab.line(#"{"do":"configure","secure":true,"masking":"none"}"#)
            try tab.line(#"{"do":"set","code":"12"}"#)
        }
        #expect(try first.contents(#"{"do":"trait","captured":true}"#).prefix(2) == ["•", "•"])
        #expect(try second.contents().prefix(2) == ["1", "2"])
        #expect(try first.contents().prefix(2) == ["•", "•"])
    }

    @Test("No answer contains a secure code") func secrecy() throws {
        let tab = Tab()
        try tab.line(#"{"do":"configure","secure":true}"#)
        try tab.line(#"{"do":"focus"}"#)
        let answer = tab.raw(#"{"id":1,"line":{"do":"insert","text":"739146"}}"#)
        #expect(try tab.contents() == Array(repeating: "•", count: 6))
        #expect(!answer.contains("739146"))
        for digit in "73914" { #expect(!answer.contains(">\(digit)</text>") && !answer.contains("\"\(digit)\"")) }
    }

    @Test("A session is freed when its tab is gone") func freed() throws {
        weak var session: LiveSession?
        do {
            let live = LiveSession(screens: [])
            _ = live.answerAtOnce(#"{"id":1,"line":{"do":"focus"}}"#)
            _ = live.answerAtOnce(#"{"id":1,"line":{"do":"type","text":"1"}}"#)
            session = live
        }
        #expect(session == nil)
    }
}
