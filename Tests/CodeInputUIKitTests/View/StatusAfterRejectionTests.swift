#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct StatusAfterRejectionTests {
        @Test("a field that has emptied itself looks rejected until the next key")
        func startingOver() async {
            let stage = Stage(typing: "482911")
            stage.view.reject()
            await Device.advance(by: 1)
            #expect(stage.view.code.count == 0)
            #expect(stage.view.status == .rejected)
            stage.keyboard.type("4")
            #expect(stage.view.status == .editing)
        }

        @Test("the app may end the rejection earlier")
        func endedByApp() async {
            let stage = Stage(typing: "482911")
            stage.view.reject()
            await Device.advance(by: 1)
            stage.view.status = .editing
            #expect(stage.view.code.count == 0)
            #expect(stage.view.status == .editing)
        }

        @Test("an edit by the app that the field refuses keeps the code, and a veto is not reported")
        func refusedInSilence() {
            let stage = Stage(typing: "12")
            stage.view.code = "12a"
            #expect(stage.view.code == "12")
            stage.view.shouldChange = { _ in false }
            stage.keyboard.type("3")
            #expect(stage.view.code == "12")
            #expect(stage.log.lines == [])
        }
    }
}
#endif
