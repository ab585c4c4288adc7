import CodeInputPIN
import TestTools
import UIKit

extension SecretRoute {
    /// Changes by the app to a field with a code.
    static let changing = [
        route("styles") { scene in
            for style in [.underline, .circles, .joined, .dots()] as [any CodeCellRenderer] {
                scene.view.style = style
                scene.flush()
            }
        },
        route("masked at once, because it is told to") { scene in
            scene.view.masking = .immediate
            scene.flush()
            scene.view.masking = nil
        },
        route("delayed masking, after the last key") { $0.view.masking = .delayed(.seconds(1)) },
        route("secure, then masked as it was") { scene in
            scene.view.masking = .immediate
            scene.view.isSecureTextEntry = false
            scene.flush()
            scene.view.isSecureTextEntry = true
        },
        route("hints") { $0.view.placeholder = "○" },
        route("policies") { scene in
            scene.view.caretPolicy = .endOnly
            scene.view.overflow = .replaceLast
        },
        route("keyboards") { scene in
            scene.view.keyboardType = .asciiCapable
            scene.view.textContentType = .oneTimeCode
            scene.view.inputView = scene.pad
            scene.flush()
        },
        route("disabled and enabled") { scene in
            scene.view.isEnabled = false
            scene.flush()
            scene.view.isEnabled = true
        },
        route("read by the text system") { read($0) },
        route("printed and dumped") { scene in
            var text = "\(scene.view) \(String(reflecting: scene.view))"
            dump(scene.view, to: &text)
        },
    ]

    /// Changes around a field with a code.
    static let surroundings = [
        route("in the dark, with large text, mirrored") { scene in
            StandInScreen.setTraits {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
                $0.preferredContentSizeCategory = .accessibilityExtraLarge
                $0.layoutDirection = .rightToLeft
            }
        },
        route("another size") { scene in
            scene.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
            scene.flush()
            scene.view.frame = .zero
        },
        route("out of the window and back") { scene in
            let view = scene.view
            view.removeFromSuperview()
            scene.flush()
            scene.window.addSubview(view)
            view.becomeFirstResponder()
        },
        route("in another window") { scene in
            let other = UIWindow(frame: scene.window.frame)
            other.addSubview(scene.view)
            StandInScreen.flush(other)
            scene.window.addSubview(scene.view)
        },
        route("a screen that is recorded") { scene in
            StandInScreen.isCaptured = true
            scene.flush()
            StandInScreen.isCaptured = false
        },
        route("an app that is left and entered again") { scene in
            UIApplication.shared.standInState = .background
            scene.flush()
            UIApplication.shared.standInState = .active
        },
        route("focus that goes and comes") { scene in
            scene.view.resignFirstResponder()
            scene.flush()
            scene.tap(3)
        },
        route("arrow keys") { scene in
            for key in [.left, .left, .right, .home, .end] as [KeyboardKey] { scene.keyboard.press(key, shift: true) }
        },
        route("a long press and its menu") { scene in
            StandInTouch.longPress(at: CGPoint(x: 100, y: 28), in: scene.window)
        },
        route("a pad that is shuffled") { scene in
            scene.pad.order = .shuffled
            scene.pad.isHidden = true
            scene.pad.isHidden = false
        },
    ]

    /// Creates a route that types a code, makes a change, and clears the field.
    private static func route(_ what: String, _ change: @escaping (Scene) -> Void) -> SecretRoute {
        SecretRoute(
            name: "\(what), then cleared",
            leave: { scene in
                change(scene)
                scene.flush()
                scene.clear()
            })
    }
}
