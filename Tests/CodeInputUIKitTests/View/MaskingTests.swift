#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// When the cells hide their characters.
    ///
    /// `CodeFieldStateTests` of the core have every masking.
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
            let changes: [(String, (CodeInputView) -> Void)] = [
                ("12c___", { _ in }), ("••c___", { $0.isSecureTextEntry = true }),
                ("12c___", { $0.masking = CodeMasking.none }), ("••c___", { $0.masking = nil }),
                ("12c___", { $0.isRevealed = true }), ("12c___", { $0.isSecureTextEntry = false }),
            ]
            for (shown, change) in changes {
                change(stage.view)
                #expect(stage.shown == shown)
            }
        }

        @Test(
            "delayed masking shows only the last typed character, for its duration, however long",
            arguments: [Duration.seconds(1), .seconds(Int64.max), .seconds(-1)])
        func delayed(_ duration: Duration) async {
            let stage = Stage {
                $0.isSecureTextEntry = true
                $0.masking = .delayed(duration)
            }
            for (key, shown) in [("1", "1_____"), ("2", "•2____")] {
                stage.type(key)
                #expect(stage.shown == shown)
                await Device.advance(by: 0.6)
                #expect((stage.shown == shown) == (duration > .zero))
            }
            await Device.advance(by: 0.5)
            #expect(stage.shown == (duration > .seconds(1) ? "•2____" : "••____"))
        }

        @Test("a secure field is masked while the screen is captured, also if it appears meanwhile")
        func captured() {
            let stage = openSecret()
            for isCaptured in [true, false] {
                Device.setCaptured(isCaptured)
                #expect(stage.shown == (isCaptured ? "••____" : "12____"))
                #expect(stage.redrawn() == ["character 0", "character 1"])
            }
            stage.view.removeFromSuperview()
            Device.setCaptured(true)
            stage.window.addSubview(stage.view)
            #expect(stage.shown == "••____")
        }

        @Test("a secure field masks before the app switcher takes its snapshot")
        func switcher() {
            let stage = openSecret()
            for isActive in [false, true, false] {
                Device.setActive(isActive)
                #expect(stage.shown == (isActive ? "12____" : "••____"))
                // There may be no other layout.
                #expect(stage.layer("character 0")?.needsDisplay() == true)
                stage.settle()
            }
        }

        @Test("an old look that fades out is gone as soon as its cell is masked")
        func fading() {
            let stage = openSecret(typing: "123456", style: .box)
            func hasOldLook() -> Bool { stage.layers.contains { $0.name?.hasPrefix("old ") == true } }
            stage.settle { $0.accept() }
            #expect(hasOldLook())
            Device.setActive(false)
            #expect(!hasOldLook())
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
            #expect(stage.shown == "12____" && stage.redrawn() == [])
        }

        @Test("what the cells hide, the text system and the pasteboard do not get", arguments: [false, true])
        func hidesText(isRevealed: Bool) {
            let stage = Stage(typing: "12") {
                $0.masking = .immediate
                $0.isRevealed = isRevealed
            }
            #expect(stage.range(0..<2).flatMap(stage.view.text) == (isRevealed ? "12" : "••"))
            stage.tap(cell: 0)
            #expect(stage.keyboard.allowedActions == (isRevealed ? ["cut", "copy", "selectAll"] : ["selectAll"]))
        }
    }
}
#endif
