import ExampleScreens
import Foundation
import Testing

@testable import PlaygroundKit

@Suite("The menu and hints of an example screen") @MainActor struct LiveScreenMenuTests {
    @Test("A long press shows the menu, and a cut text is available to paste")
    func menu() throws {
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

    @Test("A screen's hint shows the input that its service accepts")
    func hints() async throws {
        let hints = Dictionary(uniqueKeysWithValues: LiveScreen.all.map { ($0.name, $0.hint ?? "") })
        #expect(hints["sign-in"]?.contains(SampleSignInService().code) == true)
        #expect(hints["payment"]?.contains(SamplePaymentService().pin) == true)
        #expect(hints["choose-pin"]?.contains(SamplePINService().pin) == true)
        let first = await SamplePictureProvider().texts[0]
        #expect(hints["picture"]?.contains(first) == true)
        let catalog = try JSONEncoder().encode(LiveCatalog(screens: LiveScreen.all))
        #expect(String(decoding: catalog, as: UTF8.self).contains(SamplePaymentService().pin))
    }

    @Test("The Swift code has a completion handler, and leaves verification to the app")
    func completion() {
        #expect(!FieldCode().text.contains("field?.accept()"))
        #expect(FieldCode().text.contains("field.onComplete = { code in"))
    }
}
