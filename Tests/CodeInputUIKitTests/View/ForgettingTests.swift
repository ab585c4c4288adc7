#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A secure field that forgets in the background") struct ForgettingTests {
        private func stage(_ delay: Duration?, configure: (CodeInputView) -> Void = { _ in }) -> Stage {
            Stage(typing: "123") {
                $0.isSecureTextEntry = true
                $0.forgetsInBackground = delay
                configure($0)
            }
        }

        private func post(_ name: Notification.Name, _ object: UIScene?) {
            NotificationCenter.default.post(name: name, object: object)
        }

        private func leave(_ stage: Stage) { post(UIScene.didEnterBackgroundNotification, stage.window.windowScene) }

        private func comeBack(_ stage: Stage) {
            post(UIScene.willEnterForegroundNotification, stage.window.windowScene)
        }

        @Test("erases its code as the app leaves, if the time is zero, and calls no closure")
        func zero() {
            var style = BoxRenderer.box
            style.motion = .none
            let stage = stage(.zero) { [style] in $0.style = style }
            #expect(stage.layer("character 1") != nil)
            leave(stage)
            #expect(stage.view.code.count == 0 && stage.shown == "______")
            // There may be no other layout before the system takes its snapshot.
            #expect(stage.layer("character 1") == nil)
            #expect(stage.log.lines == [] && stage.events == [])
            #expect(stage.failures == [])
        }

        @Test("does not forget because the app is only inactive")
        func inactive() {
            let stage = stage(.zero)
            post(UIScene.willDeactivateNotification, stage.window.windowScene)
            #expect(stage.view.code.count == 3)
        }

        @Test("keeps its code for a time, and looks at the clock when the user comes back", arguments: [29.0, 30])
        func later(_ seconds: Double) async {
            let stage = stage(.seconds(30))
            leave(stage)
            await Device.advance(by: seconds)
            #expect(stage.view.code.count == 3)
            comeBack(stage)
            #expect(stage.view.code.count == (seconds < 30 ? 3 : 0))
        }

        @Test("measures each absence by itself")
        func twice() async {
            let stage = stage(.seconds(30))
            for _ in 0..<2 {
                leave(stage)
                await Device.advance(by: 20)
                comeBack(stage)
                await Device.advance(by: 20)
            }
            #expect(stage.view.code.count == 3)
        }

        @Test("counts one absence once")
        func twiceBack() async {
            let stage = stage(.seconds(30))
            leave(stage)
            await Device.advance(by: 20)
            comeBack(stage)
            await Device.advance(by: 20)
            comeBack(stage)
            #expect(stage.view.code.count == 3)
        }

        @Test("keeps its code by default, and when the app turns forgetting off", arguments: [true, false])
        func never(_ isTurnedOff: Bool) {
            let stage = stage(isTurnedOff ? .zero : nil)
            if isTurnedOff { stage.view.forgetsInBackground = nil }
            leave(stage)
            comeBack(stage)
            #expect(stage.view.code.count == 3)
        }

        @Test("can be told while the app is away")
        func toldLater() async {
            let stage = stage(.seconds(30))
            leave(stage)
            stage.view.forgetsInBackground = .seconds(10)
            await Device.advance(by: 15)
            comeBack(stage)
            #expect(stage.view.code.count == 0)
        }

        @Test("an open field loses nothing")
        func open() {
            let stage = stage(.zero) { $0.isSecureTextEntry = false }
            leave(stage)
            comeBack(stage)
            #expect(stage.view.code == "123")
        }

        @Test("forgets marked text, too")
        func marked() {
            let stage = stage(.zero)
            stage.view.setMarkedText("45", selectedRange: NSRange(location: 2, length: 0))
            leave(stage)
            #expect(stage.view.markedCells == nil && !stage.view.hasText)
        }

        @Test("another scene does not matter")
        func otherScene() {
            let stage = stage(.zero)
            post(UIScene.didEnterBackgroundNotification, nil)
            post(UIApplication.didEnterBackgroundNotification, nil)
            #expect(stage.view.code.count == 3)
        }

        @Test("follows the app, or the host of an extension, without a scene")
        func withoutScene() {
            for name in [
                UIApplication.didEnterBackgroundNotification,
                Notification.Name("NSExtensionHostDidEnterBackgroundNotification"),
            ] {
                let stage = stage(.zero)
                // As under another screen of a navigation controller.
                stage.view.removeFromSuperview()
                post(name, nil)
                #expect(stage.view.code.count == 0)
            }
        }

        @Test("a verification goes on, and the code goes with its end", arguments: [CodeStatus.accepted, .rejected])
        func verification(_ verdict: CodeStatus) async {
            let gate = PausedVerifier()
            let stage = Stage {
                $0.isSecureTextEntry = true
                $0.forgetsInBackground = .zero
                $0.verifier = gate.verifier
            }
            stage.keyboard.type("123456")
            #expect(await waiting { !gate.codes.isEmpty })
            leave(stage)
            #expect(stage.view.status == .verifying && stage.view.code.count == 6)
            gate.give(verdict == .accepted ? .accepted : .rejected())
            #expect(await waiting { stage.view.status == verdict })
            #expect(stage.view.code.count == 0 && gate.cancellations == 0)
        }

        @Test("a code that the app sets during the verification stays")
        func setAnew() async {
            let stage = stage(.zero)
            stage.view.status = .verifying
            leave(stage)
            #expect(stage.view.code.count == 3)
            stage.view.code = "98"
            stage.view.status = .editing
            #expect(stage.view.code == "98")
        }
    }
}
#endif
