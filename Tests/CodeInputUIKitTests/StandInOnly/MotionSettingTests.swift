#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import KeyboardTools
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Reduce Motion is a setting of the device, and Core Animation does not expose implicit animations.
    @MainActor @Suite("Unwanted motion") struct MotionSettingTests {
        @Test("nothing moves with Reduce Motion, and several layers without", arguments: [true, false])
        func reduced(_ isReduced: Bool) throws {
            let stage = Stage(isFocused: false)
            StandInAccessibilitySettings.isReduceMotionEnabled = isReduced
            stage.view.becomeFirstResponder()
            stage.keyboard.type("123456")
            stage.settle()
            stage.view.status = .verifying
            stage.settle()
            let moving = try #require(stage.view.layer.sublayers).filter { $0.animationKeys() != nil }.compactMap(
                \.name)
            #expect(moving.sorted() == (isReduced ? [] : (0..<6).map { "cell \($0)" }))
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
            #expect(stage.layer("cell 0")?.animation(forKey: "shimmer") == nil)
            stage.view.status = .editing
            stage.settle()
            UIView.setAnimationsEnabled(true)
            await Device.turn()
            stage.settle()
            #expect(caret.animationKeys() != nil)
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
            stage.view.length = 8
            stage.settle()
            stage.view.frame.size = CGSize(width: 200, height: 40)
            stage.settle()
            Device.setTraits { $0.userInterfaceStyle = .dark }
            stage.settle()
            #expect(StandInRecorder.implicitActions == [])
            #expect(stage.failures == [])
        }

        @Test("Reduce Motion turns off a style's motion", arguments: CodeMotion.Effect.allCases, [true, false])
        func reduceMotion(_ effect: CodeMotion.Effect, _ isReduced: Bool) throws {
            var style = BoxRenderer.box
            style.motion = CodeMotion(insertion: effect, removal: effect, rejection: effect)
            let stage = Stage(style: style)
            StandInAccessibilitySettings.isReduceMotionEnabled = isReduced
            stage.keyboard.type("123456")
            stage.keyboard.deleteBackward()
            stage.keyboard.type("6")
            stage.settle()
            stage.view.reject()
            stage.settle()
            let cells = try (0..<6).map { try #require(stage.layer("cell \($0)")) }
            let moves = !isReduced && effect != .none
            #expect(cells.contains { $0.animation(forKey: "move") != nil } == moves)
            #expect((stage.view.layer.animation(forKey: "reject") != nil) == moves)
        }
    }
}
#endif
