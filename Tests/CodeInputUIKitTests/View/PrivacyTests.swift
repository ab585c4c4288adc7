import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// `CodeFieldStateTests` of the core have every masking.
    @MainActor @Suite struct MaskingTests {
        private func openSecret() -> Stage {
            Stage(typing: "12", style: .still) { ($0.isSecureTextEntry, $0.masking) = (true, CodeMasking.none) }
        }

        @Test("by default, a secure field masks at once, and empty cells show placeholders") func secure() {
            let stage = Stage(typing: "12") { $0.placeholder = "abc" }
            stage.check([
                ("12c___", { _ in }), ("••c___", { $0.isSecureTextEntry = true }),
                ("12c___", { $0.masking = CodeMasking.none }), ("••c___", { $0.masking = nil }),
                ("12c___", { $0.isRevealed = true }), ("12c___", { $0.isSecureTextEntry = false }),
            ]) { stage.shown }
        }

        @Test(
            "delayed masking shows only the last typed character, for its duration, however long",
            arguments: [Duration.seconds(1), .seconds(Int64.max), .seconds(-1)])
        func delayed(_ duration: Duration) async {
            let stage = Stage { ($0.isSecureTextEntry, $0.masking) = (true, .delayed(duration)) }
            for (key, shown) in [("1", "1_____"), ("2", "•2____")] {
                stage.type(key)
                #expect(stage.shown == shown)
                await Device.advance(by: 0.6)
                #expect((stage.shown == shown) == (duration > .zero))
            }
            await Device.advance(by: 0.5)
            #expect(stage.shown == (duration > .seconds(1) ? "•2____" : "••____"))
        }

        @Test("a secure field is masked while the screen is captured, also if it appears meanwhile") func captured() {
            let stage = openSecret()
            for (isCaptured, shown) in [(true, "••____"), (false, "12____")] {
                Device.setCaptured(isCaptured)
                #expect(stage.shown == shown && stage.redrawn() == ["character 0", "character 1"])
            }
            stage.view.removeFromSuperview()
            Device.setCaptured(true)
            stage.window.addSubview(stage.view)
            #expect(stage.shown == "••____")
        }

        @Test("a secure field masks before the app switcher takes its snapshot") func switcher() {
            let stage = openSecret()
            for isActive in [false, true, false] {
                Device.setActive(isActive)
                #expect(stage.shown == (isActive ? "12____" : "••____"))
                // There may be no other layout.
                #expect(stage.layer("character 0")?.needsDisplay() == true)
                stage.settle()
            }
        }

        @Test("screen notifications may arrive on any thread") func anyThread() async {
            let stage = openSecret()
            for (name, shown) in [
                (UIScene.willDeactivateNotification, "••____"), (UIScene.didActivateNotification, "12____"),
            ] {
                let scene = stage.window.windowScene
                await Task.detached { NotificationCenter.default.post(name: name, object: scene) }.value
                #expect(await waiting(until: { stage.shown == shown }))
            }
        }

        @Test("what the cells hide, the text system and the pasteboard do not get", arguments: [false, true])
        func hidesText(isRevealed: Bool) {
            let stage = Stage(typing: "12") { ($0.masking, $0.isRevealed) = (.immediate, isRevealed) }
            #expect(stage.range(0..<2).flatMap(stage.view.text) == (isRevealed ? "12" : "••"))
            stage.tap(cell: 0)
            #expect(stage.keyboard.allowedActions == (isRevealed ? ["cut", "copy", "selectAll"] : ["selectAll"]))
        }
    }

    /// `CodeFieldStatusTests` of the core show what becomes of a code that is being verified.
    @MainActor @Suite("A secure field that forgets in the background") struct ForgettingTests {
        private func stage(_ delay: Duration?) -> Stage {
            Stage(typing: "123", style: .still) { ($0.isSecureTextEntry, $0.forgetsInBackground) = (true, delay) }
        }

        private func post(_ name: Notification.Name, _ object: UIScene?) {
            NotificationCenter.default.post(name: name, object: object)
        }

        @Test("erases its code and marked text as the app leaves, if the time is zero, and tells the app") func zero() {
            let stage = stage(.zero), scene = stage.window.windowScene
            stage.settle { $0.setMarkedText("45", selectedRange: NSRange(location: 2, length: 0)) }
            #expect(stage.layer("character 1") != nil)
            // Not because the app is only inactive, or another scene leaves.
            post(UIScene.willDeactivateNotification, scene)
            post(UIScene.didEnterBackgroundNotification, nil)
            post(UIApplication.didEnterBackgroundNotification, nil)
            #expect(stage.view.hasText)
            post(UIScene.didEnterBackgroundNotification, scene)
            #expect(stage.shown == "______" && stage.view.markedCells == nil && !stage.view.hasText)
            // There may be no other layout before the system takes its snapshot.
            #expect(stage.layer("character 1") == nil)
            #expect(stage.log.lines == ["change:"] && stage.events == ["changed"])
        }

        @Test(
            "keeps its code for a time, which counts anew each time, and looks at the clock when the user comes back",
            arguments: [
                (.seconds(30), [29], true), (.seconds(30), [30], false), (.seconds(30), [20, 20], true),
                (nil, [1000], true),
            ] as [(Duration?, [Double], Bool)])
        func later(_ delay: Duration?, absences: [Double], isKept: Bool) async {
            let stage = stage(delay), scene = stage.window.windowScene
            for seconds in absences {
                post(UIScene.didEnterBackgroundNotification, scene)
                await Device.advance(by: seconds)
                #expect(stage.view.code == "123")
                post(UIScene.willEnterForegroundNotification, scene)
                await Device.advance(by: seconds)
                post(UIScene.willEnterForegroundNotification, scene)
            }
            #expect(stage.view.hasText == isKept)
        }

        @Test("can be told, and turned off, while the app is away", arguments: [Duration.seconds(10), nil])
        func toldLater(_ delay: Duration?) async {
            let stage = stage(.seconds(30)), scene = stage.window.windowScene
            post(UIScene.didEnterBackgroundNotification, scene)
            stage.view.forgetsInBackground = delay
            await Device.advance(by: 15)
            #expect(stage.view.hasText)
            post(UIScene.willEnterForegroundNotification, scene)
            #expect(stage.view.hasText == (delay == nil))
        }

        @Test(
            "follows the app, or the host of an extension, without a scene, or the scene of its last window",
            arguments: [
                (UIApplication.didEnterBackgroundNotification, false),
                (Notification.Name("NSExtensionHostDidEnterBackgroundNotification"), false),
                (UIScene.didEnterBackgroundNotification, true),
            ])
        func withoutWindow(_ name: Notification.Name, hasScene: Bool) {
            let stage = stage(.zero), scene = stage.window.windowScene
            if !hasScene { stage.window.windowScene = nil }
            // As under another screen of a navigation controller, or a full-screen view while another window stays.
            stage.view.removeFromSuperview()
            post(name, hasScene ? scene : nil)
            #expect(!stage.view.hasText)
        }

        @Test("what observes notifications hears none after it is gone") func observers() {
            let view = CodeInputView(), log = EventLog()
            do {
                let observers = CodeInputView.observeForPads { [log] in log.lines.append("heard") }
                withExtendedLifetime(observers) { view.words = CodeWords() }
            }
            view.words = nil
            #expect(log.lines == ["heard"])
        }
    }
}
