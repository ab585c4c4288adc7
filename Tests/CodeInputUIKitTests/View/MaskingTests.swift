#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct MaskingTests {
        private func delayedStage(typing text: String = "") -> Stage {
            let stage = Stage {
                $0.isSecureTextEntry = true
                $0.masking = .delayed(.seconds(1))
            }
            stage.keyboard.type(text)
            stage.settle()
            return stage
        }

        @Test("by default, a secure field masks at once")
        func secure() {
            let stage = Stage(typing: "12")
            #expect(stage.shown == "12____")
            stage.view.isSecureTextEntry = true
            #expect(stage.shown == "••____")
            stage.view.masking = CodeMasking.none
            #expect(stage.shown == "12____")
            stage.view.masking = nil
            #expect(stage.shown == "••____")
            stage.view.isSecureTextEntry = false
            stage.view.masking = .immediate
            #expect(stage.shown == "••____")
        }

        @Test("delayed masking shows only the last typed character, for its duration")
        func delayed() async {
            let stage = delayedStage()
            stage.keyboard.type("1")
            stage.settle()
            #expect(stage.shown == "1_____")
            await Device.advance(by: 0.6)
            stage.keyboard.type("2")
            stage.settle()
            #expect(stage.shown == "•2____")
            await Device.advance(by: 0.6)
            #expect(stage.shown == "•2____")
            await Device.advance(by: 0.5)
            #expect(stage.shown == "••____")
            #expect(stage.failures == [])
        }

        @Test("a character typed again in the same cell has its own duration")
        func sameCell() async {
            let stage = delayedStage(typing: "12")
            await Device.advance(by: 0.7)
            stage.keyboard.deleteBackward()
            stage.settle()
            #expect(stage.shown == "•_____")
            stage.keyboard.type("3")
            stage.settle()
            #expect(stage.shown == "•3____")
            await Device.advance(by: 0.7)
            #expect(stage.shown == "•3____")
            await Device.advance(by: 0.4)
            #expect(stage.shown == "••____")
        }

        @Test("a character typed over another character shows")
        func overwritten() async {
            let stage = delayedStage(typing: "123456")
            await Device.advance(by: 2)
            stage.tap(cell: 1)
            stage.keyboard.type("9")
            stage.settle()
            #expect(stage.shown == "•9••••")
        }

        @Test("an edit by the app, a loss of focus or a delete masks the last character")
        func revealed() {
            let stage = delayedStage(typing: "12")
            stage.view.code = "34"
            #expect(stage.shown == "••____")
            stage.keyboard.type("5")
            stage.view.resignFirstResponder()
            #expect(stage.shown == "•••___")
            stage.view.becomeFirstResponder()
            stage.keyboard.type("6")
            stage.keyboard.deleteBackward()
            #expect(stage.shown == "•••___")
        }

        // Without layers for characters that move.
        private static let motionless: BoxRenderer = {
            var style = BoxRenderer.box
            style.motion = .none
            return style
        }()

        @Test("a secure field is masked while the screen is captured")
        func captured() {
            let stage = Stage(typing: "12") {
                $0.isSecureTextEntry = true
                $0.masking = CodeMasking.none
                $0.style = Self.motionless
            }
            #expect(stage.shown == "12____")
            Device.setCaptured(true)
            #expect(stage.shown == "••____")
            #expect(stage.redrawn().contains("cell 0"))
            Device.setCaptured(false)
            #expect(stage.shown == "12____")
        }

        @Test("a secure field masks before the app switcher takes its snapshot")
        func switcher() {
            let stage = Stage(typing: "12") {
                $0.isSecureTextEntry = true
                $0.masking = CodeMasking.none
                $0.style = Self.motionless
            }
            Device.setActive(false)
            #expect(stage.shown == "••____")
            let cell = stage.view.layer.sublayers?.first { $0.name == "cell 0" }
            #expect(cell?.needsDisplay() == true)
            #expect(stage.redrawn() == ["cell 0", "cell 1"])
            Device.setActive(false)
            #expect(stage.shown == "••____")
            Device.setActive(true)
            #expect(stage.shown == "12____")
        }

        @Test("an old look that fades out is gone as soon as its cell is masked")
        func fading() {
            let stage = Stage(typing: "123456") {
                $0.isSecureTextEntry = true
                $0.masking = CodeMasking.none
            }
            func oldLooks() -> [String] {
                (stage.view.layer.sublayers ?? []).compactMap(\.name).filter { $0.hasPrefix("old ") }
            }
            stage.settle()
            stage.view.accept()
            stage.settle()
            #expect(!oldLooks().isEmpty)
            Device.setActive(false)
            #expect(oldLooks() == [])
        }

        @Test("screen notifications may arrive on any thread")
        func anyThread() async {
            let stage = Stage(typing: "12") {
                $0.isSecureTextEntry = true
                $0.masking = CodeMasking.none
            }
            for (name, shown) in [
                (UIScene.willDeactivateNotification, "••____"),
                (UIScene.didActivateNotification, "12____"),
            ] {
                let scene = stage.window.windowScene
                await Task.detached { NotificationCenter.default.post(name: name, object: scene) }.value
                #expect(await waiting(until: { stage.shown == shown }))
            }
        }

        @Test("capture and the app switcher do not mask a field that is not secure")
        func noSecret() {
            let stage = Stage(typing: "12")
            Device.setCaptured(true)
            Device.setActive(false)
            #expect(stage.shown == "12____")
            #expect(stage.redrawn() == [])
        }

        @Test("empty cells show placeholders") func placeholders() {
            let stage = Stage(typing: "1") { $0.placeholder = "-" }
            #expect(stage.shown == "1-----")
            stage.view.placeholder = "abc"
            #expect(stage.shown == "1bc___")
            #expect(stage.view.text(in: stage.range(0..<1) ?? UITextRange()) == "1")
        }

        @Test("what the cells hide, the text system and the pasteboard do not get", arguments: [false, true])
        func hidesText(isRevealed: Bool) {
            let stage = Stage(typing: "12") {
                $0.masking = .immediate
                $0.isRevealed = isRevealed
            }
            let all = stage.view.textRange(from: stage.view.beginningOfDocument, to: stage.view.endOfDocument)
            #expect(all.flatMap(stage.view.text) == (isRevealed ? "12" : "••"))
            stage.tap(cell: 0)
            #expect(
                stage.view.canPerformAction(NSSelectorFromString("copy:"), withSender: nil) == isRevealed
                    && stage.view.canPerformAction(NSSelectorFromString("cut:"), withSender: nil) == isRevealed)
            stage.keyboard.type("3")
            #expect(stage.failures == [])
        }

        @Test(
            "a cell may show its character for any time", arguments: [Duration.seconds(Int64.max), .seconds(-1), .zero])
        func anyDuration(_ duration: Duration) async {
            let stage = Stage(typing: "1") { $0.masking = .delayed(duration) }
            stage.keyboard.type("2")
            #expect(stage.shown == "•2____")
            await Device.advance(by: 1)
            #expect(stage.shown == (duration > .zero ? "•2____" : "••____"))
        }
    }
}
#endif
