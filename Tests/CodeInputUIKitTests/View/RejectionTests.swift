#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct RejectionTests {
        @Test("a rejection shakes once") func shakes() async {
            let stage = Stage(typing: "123456")
            stage.view.reject(message: "Try again.")
            #expect(stage.view.status == .rejected)
            #expect(stage.view.layer.animationKeys() != nil)
            await Device.animate(for: 2)
            #expect(stage.view.layer.animationKeys() == nil)
        }

        @Test("acceptance moves nothing") func acceptance() {
            let stage = Stage(typing: "123456")
            stage.view.accept()
            #expect(stage.view.status == .accepted)
            #expect(stage.view.layer.animationKeys() == nil)
        }

        @Test("the field empties itself after the shake")
        func startsOver() async {
            let stage = Stage(typing: "123456")
            stage.view.reject()
            #expect(stage.view.code == "123456")
            await Device.advance(by: 1)
            #expect(stage.view.code == "")
            #expect(stage.view.status == .rejected)
            #expect(stage.log.lines == [])
            stage.keyboard.type("9")
            #expect(stage.view.status == .editing)
            #expect(stage.failures == [])
        }

        @Test("typing during the shake starts over at once")
        func typing() async {
            let stage = Stage(typing: "123456")
            stage.view.reject()
            stage.keyboard.type("9")
            #expect(stage.view.code == "9")
            await Device.advance(by: 1)
            #expect(stage.view.code == "9")
            #expect(stage.log.lines == ["change:9"])
            #expect(stage.failures == [])
        }

        @Test("deleting during the shake starts over at once")
        func deleting() {
            for isHardware in [false, true] {
                let stage = Stage(typing: "123456")
                stage.view.reject()
                isHardware ? stage.keyboard.press(.backspace) : stage.keyboard.deleteBackward()
                #expect(stage.view.code == "")
                #expect(stage.view.status == .editing)
                #expect(stage.failures == [])
            }
        }

        @Test("with the edit policy, the code stays")
        func correcting() async {
            let stage = Stage(typing: "123456") { $0.rejectionPolicy = .edit }
            stage.view.reject()
            await Device.advance(by: 1)
            #expect(stage.view.code == "123456")
            #expect(stage.view.status == .rejected)
            stage.keyboard.deleteBackward()
            #expect(stage.view.code == "12345")
            #expect(stage.view.status == .editing)
            stage.keyboard.type("7")
            #expect(stage.log.completions == ["complete:123457"])
            #expect(stage.failures == [])
        }

        @Test("a status set during the shake keeps the code") func meanwhile() async {
            let stage = Stage(typing: "123456")
            stage.view.reject()
            stage.view.status = .editing
            await Device.advance(by: 1)
            #expect(stage.view.code == "123456")
        }

        @Test("a field may be freed during the shake") func gone() async {
            weak var gone: CodeInputView?
            do {
                let stage = Stage(typing: "123456")
                gone = stage.view
                stage.view.reject()
                stage.view.removeFromSuperview()
            }
            await Device.advance(by: 1)
            #expect(await waiting { gone == nil })
        }
    }
}
#endif
