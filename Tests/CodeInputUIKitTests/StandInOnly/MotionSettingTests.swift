#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Reduce Motion is a setting of the device, and Core Animation does not expose implicit animations.
    @MainActor @Suite("Unwanted motion") struct MotionSettingTests {
        @Test("nothing travels with Reduce Motion, and several layers move without", arguments: [true, false])
        func reduced(_ isReduced: Bool) throws {
            let stage = Stage(isFocused: false)
            StandInAccessibilitySettings.isReduceMotionEnabled = isReduced
            stage.view.becomeFirstResponder()
            stage.keyboard.type("123456")
            stage.settle()
            stage.view.status = .verifying
            stage.settle()
            let keys = try #require(stage.view.layer.sublayers).flatMap { $0.animationKeys() ?? [] }
            #expect(
                Set(keys)
                    == (isReduced
                        ? ["insert opacity"] : ["verify opacity", "insert opacity", "insert transform.scale"]))
            #expect(stage.failures == [])
        }

        @Test("caret and cells rest while animations are off, and for one layout without animations")
        func animationsOff() async throws {
            let stage = Stage(typing: "1")
            let caret = try #require(stage.layer("caret"))
            #expect(caret.animationKeys() != nil)
            UIView.setAnimationsEnabled(false)
            stage.view.setNeedsLayout()
            stage.settle()
            #expect(caret.animationKeys() == nil)
            stage.view.status = .verifying
            stage.settle()
            #expect(stage.layer("character 0")?.animationKeys() == nil)
            stage.view.status = .editing
            stage.settle()
            UIView.setAnimationsEnabled(true)
            await Device.turn()
            stage.settle()
            #expect(caret.animationKeys() != nil)
        }

        @Test("the sign of a verification does not turn with Reduce Motion", arguments: [true, false])
        func sign(_ isReduced: Bool) throws {
            let stage = Stage(typing: "123456") { $0.showsMessage = true }
            StandInAccessibilitySettings.isReduceMotionEnabled = isReduced
            stage.view.status = .verifying
            stage.settle()
            let layers = stage.view.subviews.flatMap { $0.layer.sublayers ?? [] }
            let sign = try #require(layers.first { $0.name == "sign" })
            #expect((sign.animation(forKey: "spin") == nil) == isReduced)
        }

        @Test("a field at rest is laid out once, and asks for no more")
        func rests() async {
            let stage = Stage(typing: "12")
            var count = 0
            stage.view.settings.layoutFollower = { _, _ in count += 1 }
            stage.view.setNeedsLayout()
            stage.settle()
            await Device.turn()
            _ = stage.view.caretRect(for: stage.view.endOfDocument)
            stage.settle()
            #expect(count == 1)
        }

        @Test("a field is not laid out for a message that it has already")
        func sameMessage() {
            let stage = Stage(typing: "12"), view = stage.view
            view.showsMessage = true
            view.message = "Sent"
            stage.settle()
            var count = 0
            view.settings.layoutFollower = { _, _ in count += 1 }
            (view.message, view.showsMessage) = ("Sent", true)
            stage.settle()
            #expect(count == 0)
            view.message = "Sent again"
            stage.settle()
            #expect(count == 1)
        }

        @Test("a key starts no implicit animation")
        func implicit() {
            let stage = Stage(isFocused: false)
            stage.tap(cell: 0)
            stage.settle()
            for key in "123456" {
                stage.keyboard.type(String(key))
                stage.settle()
            }
            stage.tap(cell: 2)
            stage.settle()
            stage.keyboard.deleteBackward()
            stage.settle()
            stage.view.lengthRange = 8...8
            stage.settle()
            stage.view.frame.size = CGSize(width: 200, height: 40)
            stage.settle()
            Device.setTraits { $0.userInterfaceStyle = .dark }
            stage.settle()
            #expect(StandInRecorder.implicitActions == [])
            #expect(stage.failures == [])
        }

        @Test(
            "with Reduce Motion, characters and verdicts only fade",
            arguments: [.pop, .slide, .roll, .shake] as [CodeMotion.Effect])
        func reduceMotion(_ effect: CodeMotion.Effect) throws {
            var style = BoxRenderer.box
            style.motion = CodeMotion(
                insertion: effect, removal: effect, invalidInput: effect, rejection: effect, acceptance: effect)
            let stage = Stage(style: style)
            StandInAccessibilitySettings.isReduceMotionEnabled = true
            stage.keyboard.type("1234567")
            stage.keyboard.deleteBackward()
            stage.keyboard.type("6")
            stage.settle()
            stage.view.reject()
            stage.settle()
            let layers = try #require(stage.view.layer.sublayers)
            let animations = layers.flatMap { layer in
                (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) as? CAPropertyAnimation }
            }
            #expect(animations.count > 6)
            #expect(animations.allSatisfy { $0.keyPath == "opacity" && ($0.duration == 0.15 || $0.repeatCount > 0) })
            #expect(stage.view.layer.animationKeys() == nil && !layers.contains(where: \.masksToBounds))
        }
    }
}
#endif
