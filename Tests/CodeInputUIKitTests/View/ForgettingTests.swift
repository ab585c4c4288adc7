#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// When a field forgets.
    ///
    /// `CodeFieldStatusTests` of the core show what becomes of a code that is being verified.
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

        @Test("erases its code and marked text as the app leaves, if the time is zero, and calls no closure")
        func zero() {
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
            #expect(stage.layer("character 1") == nil && stage.log.lines == [] && stage.events == [])
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
            "follows the app, or the host of an extension, without a scene",
            arguments: [
                UIApplication.didEnterBackgroundNotification,
                Notification.Name("NSExtensionHostDidEnterBackgroundNotification"),
            ])
        func withoutScene(_ name: Notification.Name) {
            let stage = stage(.zero)
            // As under another screen of a navigation controller.
            stage.view.removeFromSuperview()
            post(name, nil)
            #expect(!stage.view.hasText)
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
