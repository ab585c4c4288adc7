#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("The scene of a field") struct SceneTests {
        private func stage(in scene: UIWindowScene) -> Stage {
            let stage = Stage(isFocused: false) {
                $0.isSecureTextEntry = true
                $0.isRevealed = true
            }
            stage.window.windowScene = scene
            stage.view.removeFromSuperview()
            stage.window.addSubview(stage.view)
            stage.view.code = "12"
            stage.settle()
            return stage
        }

        @Test("masks a secure field when it deactivates, even if the app stays active")
        func sentAway() {
            let scene = UIApplication.shared.standInConnectScene()
            let stage = stage(in: scene)
            #expect(stage.shown == "12____")
            scene.standInMove(to: .foregroundInactive)
            #expect(UIApplication.shared.applicationState == .active)
            #expect(stage.shown == "••____")
            #expect(stage.redrawn() == ["cell 0", "cell 1"])
            scene.standInMove(to: .foregroundActive)
            #expect(stage.shown == "12____")
        }

        @Test("does not mask its field because another scene deactivates")
        func another() {
            let scene = UIApplication.shared.standInConnectScene()
            let stage = stage(in: scene)
            let other = UIApplication.shared.standInConnectScene()
            other.standInMove(to: .background)
            #expect(stage.shown == "12____")
        }

        @Test("may be another one later, which no view hears of")
        func moved() {
            let scene = UIApplication.shared.standInConnectScene()
            let stage = stage(in: scene)
            let next = UIApplication.shared.standInConnectScene()
            scene.standInMove(to: .foregroundInactive)
            #expect(stage.shown == "••____")
            stage.window.windowScene = next
            scene.standInMove(to: .background)
            next.standInMove(to: .foregroundInactive)
            next.standInMove(to: .foregroundActive)
            #expect(stage.shown == "12____")
            next.standInMove(to: .foregroundInactive)
            #expect(stage.shown == "••____")
        }

        @Test("masks a field whose window moves to it while it is in the background")
        func movedAway() {
            let stage = stage(in: UIApplication.shared.standInConnectScene())
            let next = UIApplication.shared.standInConnectScene()
            next.standInMove(to: .background)
            stage.window.windowScene = next
            // UIKit reports no new scene, but the traits of its screen.
            Device.setTraits { $0.userInterfaceStyle = .dark }
            #expect(stage.shown == "••____")
        }

        @Test("masks a field that appears while it is inactive")
        func already() {
            let scene = UIApplication.shared.standInConnectScene()
            let stage = stage(in: scene)
            stage.view.removeFromSuperview()
            scene.standInMove(to: .background)
            #expect(stage.shown == "12____")
            stage.window.addSubview(stage.view)
            #expect(stage.shown == "••____")
        }

        @Test("may be missing, as in an app extension, whose fields follow the app or its host")
        func missing() {
            let stage = stage(in: UIApplication.shared.standInConnectScene())
            stage.window.windowScene = nil
            stage.view.removeFromSuperview()
            stage.window.addSubview(stage.view)
            let center = NotificationCenter.default
            for (away, back) in [
                ("UIApplicationWillResignActiveNotification", "UIApplicationDidBecomeActiveNotification"),
                ("NSExtensionHostWillResignActiveNotification", "NSExtensionHostDidBecomeActiveNotification"),
            ] {
                center.post(name: Notification.Name(away), object: nil)
                #expect(stage.shown == "••____")
                center.post(name: Notification.Name(back), object: nil)
                #expect(stage.shown == "12____")
            }
            center.post(name: UIScene.willDeactivateNotification, object: UIApplication.shared.standInConnectScene())
            #expect(stage.shown == "12____")
            // A field that comes back later asks anew.
            center.post(name: UIApplication.willResignActiveNotification, object: nil)
            stage.view.removeFromSuperview()
            stage.window.addSubview(stage.view)
            #expect(stage.shown == "12____")
        }
    }
}
#endif
