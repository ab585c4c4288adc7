import ExampleScreens
import Foundation
import Testing
import UIKit

@testable import PlaygroundKit

@Suite("Example screens in the live page") @MainActor struct LiveScreenTests {
    private let screens = [OneFieldController.screen]

    @Test("A screen fills a phone, handles touches and keys, and doesn't change the page's field") func use() throws {
        let tab = Tab(screens: screens)
        let opened = try tab.send(#"{"id":1,"screen":"one"}"#)
        let screen = try #require(opened["screen"] as? [String: Any])
        #expect(screen["width"] as? Double == 390 && screen["height"] as? Double == 844)
        #expect(screen["focused"] as? Bool == false)
        let touched = try tab.send(#"{"id":2,"on":"screen","touch":{"x":190,"y":130}}"#)
        #expect((touched["screen"] as? [String: Any])?["focused"] as? Bool == true)
        try tab.send(#"{"id":3,"on":"screen","line":{"do":"type","text":"8"}}"#)
        let typed = try tab.send(#"{"id":4,"on":"screen","line":{"do":"advance","seconds":1}}"#)
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

    @Test("A reopened screen goes away", arguments: ["sign-up", "payment", "picture", "invitation"])
    func lifetime(name: String) throws {
        let screen = try #require(LiveScreen.all.first { $0.name == name })
        final class Opened { weak var controller: UIViewController? }
        let first = Opened(), second = Opened()
        var waiting = [second, first]
        let observed = LiveScreen(name: name, title: screen.title, summary: screen.summary) {
            let controller = screen.make()
            waiting.popLast()?.controller = controller
            return controller
        }
        let tab = Tab(screens: [observed])
        try tab.send(#"{"id":1,"screen":"\#(name)"}"#)
        #expect(first.controller != nil)
        try tab.send(#"{"id":2,"screen":"\#(name)"}"#)
        #expect(first.controller == nil && second.controller != nil)
    }

    #if compiler(>=6.2)
    // In a process of its own, because the other tests allocate memory too.
    @Test("A reopened screen leaks no memory") func memory() async {
        await #expect(processExitsWith: .success) {
            let growth = try await growthOfReopening()
            #expect(growth < 4 << 20)
        }
    }
    #endif
}

/// The bytes that the process grows by when each screen opens ten times more.
@MainActor private func growthOfReopening() throws -> Int {
    let tab = Tab(screens: LiveScreen.all)
    func open(times: Int) throws {
        for screen in LiveScreen.all {
            for _ in 0..<times { try tab.send(#"{"id":1,"screen":"\#(screen.name)"}"#) }
        }
    }
    func memory() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(pages[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
    try open(times: 3)
    let before = try memory()
    try open(times: 10)
    return try memory() - before
}

@Suite("The menu and hints of an example screen") @MainActor struct LiveScreenMenuTests {
    @Test("A long press shows the menu, and a cut text is available to paste") func menu() throws {
        let tab = Tab(screens: [OneFieldController.screen])
        // The page reports its pasteboard at the start.
        try tab.send(#"{"id":0,"pasteboard":"7154"}"#)
        try tab.send(#"{"id":1,"screen":"one"}"#)
        try tab.send(#"{"id":2,"on":"screen","touch":{"x":190,"y":130}}"#)
        try tab.send(#"{"id":3,"on":"screen","line":{"do":"type","text":"82"}}"#)
        try tab.send(#"{"id":4,"on":"screen","touch":{"x":60,"y":130}}"#)
        let held = try tab.send(#"{"id":5,"on":"screen","touch":{"x":60,"y":130,"seconds":0.6}}"#)
        #expect(held["menu"] as? [String] == ["Cut", "Copy", "Paste", "Select All"])
        let cut = try tab.send(#"{"id":6,"on":"screen","line":{"do":"cut"}}"#)
        #expect(cut["copied"] as? String == "8")
        let pasted = try tab.send(#"{"id":7,"on":"screen","line":{"do":"paste","text":"7154"}}"#)
        #expect(pasted["copied"] == nil)
        let later = try tab.send(#"{"id":8,"on":"screen","line":{"do":"advance","seconds":1}}"#)
        #expect((later["svg"] as? String)?.contains(">5</text>") == true)
    }

    @Test("A screen's hint shows the input that its service accepts") func hints() throws {
        let hints = Dictionary(uniqueKeysWithValues: LiveScreen.all.map { ($0.name, $0.hint ?? "") })
        let codes = ["sign-in": "482910", "payment": "246813", "choose-pin": "246813", "picture": "W4K7"]
        for (name, code) in codes { #expect(hints[name]?.contains(code) == true, "\(name)") }
        let catalog = try JSONEncoder().encode(LiveCatalog(screens: LiveScreen.all))
        #expect(String(decoding: catalog, as: UTF8.self).contains("246813"))
    }
}
