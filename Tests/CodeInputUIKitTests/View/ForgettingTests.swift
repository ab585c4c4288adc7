#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A secure field that forgets in the background") struct ForgettingTests {
        private func stage(_ delay: Duration?) -> Stage {
            Stage(typing: "123") {
                $0.isSecureTextEntry = true
                $0.forgetsInBackground = delay
                $0.style = BoxRenderer.still
            }
        }

        private func post(_ name: Notification.Name, _ object: UIScene?) {
            NotificationCenter.default.post(name: name, object: object)
        }

        /// Sends the app away for some seconds.
        private func leave(_ stage: Stage, for seconds: Double) async {
            post(UIScene.didEnterBackgroundNotification, stage.window.windowScene)
            await Device.advance(by: seconds)
            post(UIScene.willEnterForegroundNotification, stage.window.windowScene)
        }

        @Test("erases its code and marked text as the app leaves, if the time is zero, and calls no closure")
        func zero() {
            let stage = stage(.zero)
            stage.settle { $0.setMarkedText("45", selectedRange: NSRange(location: 2, length: 0)) }
            #expect(stage.layer("character 1") != nil)
            post(UIScene.didEnterBackgroundNotification, stage.window.windowScene)
            #expect(stage.shown == "______" && stage.view.markedCells == nil && !stage.view.hasText)
            // There may be no other layout before the system takes its snapshot.
            #expect(stage.layer("character 1") == nil)
            #expect(stage.log.lines == [] && stage.events == [])
        }

        @Test("does not forget because the app is only inactive, or another scene leaves")
        func inactive() {
            let stage = stage(.zero)
            post(UIScene.willDeactivateNotification, stage.window.windowScene)
            post(UIScene.didEnterBackgroundNotification, nil)
            post(UIApplication.didEnterBackgroundNotification, nil)
            #expect(stage.view.code.count == 3)
        }

        @Test("keeps its code for a time, and looks at the clock when the user comes back", arguments: [29.0, 30])
        func later(_ seconds: Double) async {
            let stage = stage(.seconds(30))
            await leave(stage, for: seconds)
            #expect(stage.view.code.count == (seconds < 30 ? 3 : 0))
        }

        @Test("measures each absence by itself, and counts it once")
        func twice() async {
            let stage = stage(.seconds(30))
            for _ in 0..<2 {
                await leave(stage, for: 20)
                await Device.advance(by: 20)
                post(UIScene.willEnterForegroundNotification, stage.window.windowScene)
            }
            #expect(stage.view.code.count == 3)
        }

        @Test("keeps its code by default, and when the app turns forgetting off", arguments: [true, false])
        func never(_ isTurnedOff: Bool) async {
            let stage = stage(isTurnedOff ? .zero : nil)
            if isTurnedOff { stage.view.forgetsInBackground = nil }
            await leave(stage, for: 1)
            #expect(stage.view.code.count == 3)
        }

        @Test("can be told while the app is away")
        func toldLater() async {
            let stage = stage(.seconds(30))
            post(UIScene.didEnterBackgroundNotification, stage.window.windowScene)
            stage.view.forgetsInBackground = .seconds(10)
            await Device.advance(by: 15)
            #expect(stage.view.code.count == 3)
            post(UIScene.willEnterForegroundNotification, stage.window.windowScene)
            #expect(stage.view.code.count == 0)
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

        @Test("what observes notifications hears none after it is gone")
        func observers() {
            let name = Notification.Name("ForgettingTests"), center = NotificationCenter.default, log = EventLog()
            do {
                let observers = NotificationObservers()
                observers.observe(name) { [log] _ in log.lines.append("heard") }
                withExtendedLifetime(observers) { center.post(name: name, object: nil) }
            }
            center.post(name: name, object: nil)
            #expect(log.lines == ["heard"])
        }
    }
}
#endif
