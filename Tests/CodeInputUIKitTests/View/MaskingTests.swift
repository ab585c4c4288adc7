#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct MaskingTests {
        /// A secure field that shows its characters.
        private func openSecret(typing text: String = "12", style: any CodeCellRenderer = BoxRenderer.still) -> Stage {
            Stage(typing: text) {
                $0.isSecureTextEntry = true
                $0.masking = CodeMasking.none
                $0.style = style
            }
        }

        @Test("by default, a secure field masks at once, and empty cells show placeholders")
        func secure() {
            let stage = Stage(typing: "12") { $0.placeholder = "abc" }
            #expect(stage.shown == "12c___")
            stage.view.isSecureTextEntry = true
            #expect(stage.shown == "••c___")
            stage.view.masking = CodeMasking.none
            #expect(stage.shown == "12c___")
            stage.view.masking = nil
            #expect(stage.shown == "••c___")
            stage.view.isSecureTextEntry = false
            stage.view.masking = .immediate
            #expect(stage.shown == "••c___")
        }

        @Test("delayed masking shows only the last typed character, for its duration")
        func delayed() async {
            let stage = Stage {
                $0.isSecureTextEntry = true
                $0.masking = .delayed(.seconds(1))
            }
            for (key, shown) in [("1", "1_____"), ("2", "•2____")] {
                stage.type(key)
                #expect(stage.shown == shown)
                await Device.advance(by: 0.6)
                #expect(stage.shown == shown)
            }
            await Device.advance(by: 0.5)
            #expect(stage.shown == "••____")
            stage.tap(cell: 0)
            stage.type("9")
            #expect(stage.shown == "9•____")
        }

        @Test("a cell may show its character for any time", arguments: [Duration.seconds(Int64.max), .seconds(-1)])
        func anyDuration(_ duration: Duration) async {
            let stage = Stage(typing: "1") { $0.masking = .delayed(duration) }
            stage.keyboard.type("2")
            #expect(stage.shown == "•2____")
            await Device.advance(by: 1)
            #expect(stage.shown == (duration > .zero ? "•2____" : "••____"))
        }

        @Test("a secure field is masked while the screen is captured")
        func captured() {
            let stage = openSecret()
            #expect(stage.shown == "12____")
            Device.setCaptured(true)
            #expect(stage.shown == "••____")
            #expect(stage.redrawn().contains("character 0"))
            Device.setCaptured(false)
            #expect(stage.shown == "12____")
        }

        @Test("a secure field masks before the app switcher takes its snapshot")
        func switcher() {
            let stage = openSecret()
            for _ in 1...2 {
                Device.setActive(false)
                #expect(stage.shown == "••____")
            }
            #expect(stage.layer("character 0")?.needsDisplay() == true)
            #expect(stage.redrawn() == ["character 0", "character 1"])
            Device.setActive(true)
            #expect(stage.shown == "12____")
        }

        @Test("an old look that fades out is gone as soon as its cell is masked")
        func fading() {
            let stage = openSecret(typing: "123456", style: .box)
            func oldLooks() -> [String] {
                stage.layers.compactMap(\.name).filter { $0.hasPrefix("old ") }
            }
            stage.settle { $0.accept() }
            #expect(!oldLooks().isEmpty)
            Device.setActive(false)
            #expect(oldLooks() == [])
        }

        @Test("screen notifications may arrive on any thread")
        func anyThread() async {
            let stage = openSecret()
            for (name, shown) in [
                (UIScene.willDeactivateNotification, "••____"), (UIScene.didActivateNotification, "12____"),
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

        @Test("what the cells hide, the text system and the pasteboard do not get", arguments: [false, true])
        func hidesText(isRevealed: Bool) {
            let stage = Stage(typing: "12") {
                $0.masking = .immediate
                $0.isRevealed = isRevealed
            }
            let all = stage.view.textRange(from: stage.view.beginningOfDocument, to: stage.view.endOfDocument)
            #expect(all.flatMap(stage.view.text) == (isRevealed ? "12" : "••"))
            stage.tap(cell: 0)
            #expect(stage.keyboard.allowedActions == (isRevealed ? ["cut", "copy", "selectAll"] : ["selectAll"]))
            stage.keyboard.type("3")
        }
    }
}
#endif
