import Foundation
import Testing

@testable import PlaygroundKit

@Suite("Example screens in the live page") @MainActor struct LiveScreenTests {
    private let screens = [OneFieldController.screen]

    @Test("A screen fills a phone, handles touches and keys, and doesn't change the page's field") func use() throws {
        let tab = Tab(screens: screens)
        let opened = try tab.send(#"{"id":1,"screen":"one"}"#)
        let screen = try #require(opened["screen"] as? [String: Any])
        #expect(screen["width"] as? Double == 393 && screen["height"] as? Double == 852)
        #expect(screen["focused"] as? Bool == false)
        let touched = try tab.send(#"{"id":2,"on":"screen","touch":{"x":190,"y":130}}"#)
        #expect((touched["screen"] as? [String: Any])?["focused"] as? Bool == true)
        let typed = try tab.send(#"{"id":3,"on":"screen","line":{"do":"type","text":"8"}}"#)
        #expect((typed["svg"] as? String)?.contains(">8</text>") == true)
        #expect(try tab.state()["code"] as? String == "")
    }

    @Test("A reopened screen starts over") func anew() throws {
        let tab = Tab(screens: screens)
        for _ in 0..<2 {
            let opened = try tab.send(#"{"id":1,"screen":"one"}"#)
            #expect((opened["svg"] as? String)?.contains(">8</text>") == false)
            try tab.send(#"{"id":2,"on":"screen","touch":{"x":190,"y":130}}"#)
            try tab.send(#"{"id":3,"on":"screen","line":{"do":"type","text":"8"}}"#)
        }
    }

    @Test("A screen refuses the commands of a field", arguments: ["new", "configure", "svg", "tap", "status"])
    func refusal(command: String) throws {
        let tab = Tab(screens: screens)
        try tab.send(#"{"id":1,"screen":"one"}"#)
        #expect(try tab.send(#"{"id":2,"on":"screen","line":{"do":"\#(command)"}}"#)["error"] != nil)
    }

    @Test("A reopened screen leaks no memory", arguments: ["sign-in", "payment", "picture"])
    func memory(name: String) throws {
        let tab = Tab(screens: LiveScreen.all)
        func open() throws { try tab.send(#"{"id":1,"screen":"\#(name)"}"#) }
        func memory() throws -> Int {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(Int(pages[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
        for _ in 0..<2 { try open() }
        // Other tests run in parallel and allocate memory too. A leak grows in every run, so one run without is enough.
        let grows = try (0..<20).allSatisfy { _ in
            let before = try memory()
            for _ in 0..<2 { try open() }
            return try memory() - before >= 700 * 1024
        }
        #expect(!grows)
    }
}
