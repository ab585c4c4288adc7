#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Foundation
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Only the stand-in can connect scenes and move them.
    @MainActor @Suite("The scene of a field") struct SceneTests {
        private let scene: UIWindowScene
        private let stage: Stage

        init() {
            stage = Stage(isFocused: false) {
                $0.isSecureTextEntry = true
                $0.isRevealed = true
            }
            scene = UIApplication.shared.standInConnectScene()
            stage.view.code = "12"
            move(to: scene)
        }

        /// Moves the window, and the field with it.
        private func move(to scene: UIWindowScene?) {
            stage.window.windowScene = scene
            stage.view.removeFromSuperview()
            stage.window.addSubview(stage.view)
            stage.settle()
        }

        private var isMasked: Bool {
            #expect(["••____", "12____"].contains(stage.shown))
            return stage.shown == "••____"
        }

        @Test("masks a secure field when it deactivates, even if the app stays active, and no other scene does")
        func sentAway() {
            let other = UIApplication.shared.standInConnectScene()
            other.standInMove(to: .background)
            #expect(!isMasked)
            scene.standInMove(to: .foregroundInactive)
            #expect(UIApplication.shared.applicationState == .active && isMasked)
            #expect(stage.redrawn() == ["character 0", "character 1"])
            scene.standInMove(to: .foregroundActive)
            #expect(!isMasked)
        }

        @Test("may be another one later, which no view hears of")
        func moved() {
            let next = UIApplication.shared.standInConnectScene()
            scene.standInMove(to: .foregroundInactive)
            stage.window.windowScene = next
            scene.standInMove(to: .background)
            for (state, masks) in [
                (UIScene.ActivationState.foregroundInactive, true), (.foregroundActive, false),
                (.foregroundInactive, true),
            ] {
                next.standInMove(to: state)
                #expect(isMasked == masks)
            }
        }

        @Test(
            "masks a field that comes to it while it is away", arguments: [false, true],
            [UIScene.ActivationState.background, .foregroundInactive])
        func already(movesWindow: Bool, state: UIScene.ActivationState) {
            let next = movesWindow ? UIApplication.shared.standInConnectScene() : scene
            if !movesWindow { stage.view.removeFromSuperview() }
            next.standInMove(to: state)
            #expect(!isMasked)
            if movesWindow {
                stage.window.windowScene = next
                // UIKit reports no new scene, but the traits of its screen.
                Device.setTraits { $0.userInterfaceStyle = .dark }
            } else {
                stage.window.addSubview(stage.view)
            }
            #expect(isMasked)
        }

        @Test("may be missing, as in an app extension, whose fields follow the app or its host")
        func missing() {
            move(to: nil)
            let center = NotificationCenter.default
            for (away, back) in [
                ("UIApplicationWillResignActiveNotification", "UIApplicationDidBecomeActiveNotification"),
                ("NSExtensionHostWillResignActiveNotification", "NSExtensionHostDidBecomeActiveNotification"),
            ] {
                for (name, masks) in [(away, true), (back, false)] {
                    center.post(name: Notification.Name(name), object: nil)
                    #expect(isMasked == masks, "\(name)")
                }
            }
            center.post(name: UIScene.willDeactivateNotification, object: UIApplication.shared.standInConnectScene())
            #expect(!isMasked)
            // A field that comes back later asks anew.
            center.post(name: UIApplication.willResignActiveNotification, object: nil)
            move(to: nil)
            #expect(!isMasked)
        }
    }
}
#endif
