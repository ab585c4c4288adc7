import CodeInputUIKit
import KeyboardTools
import UIKit

extension Way {
    /// Changes by the app to a field with a code.
    static let changing = [
        way("styles") { scene in
            for style in [.underline, .circles, .joined, .dots()] as [any CodeCellRenderer] {
                scene.view.style = style
                scene.flush()
            }
        },
        way("masked at once, because it is told to") { scene in
            scene.view.masking = .immediate
            scene.flush()
            scene.view.masking = nil
        },
        way("delayed masking, after the last key") { $0.view.masking = .delayed(.seconds(1)) },
        way("secure, then masked as it was") { scene in
            scene.view.masking = .immediate
            scene.view.isSecureTextEntry = false
            scene.flush()
            scene.view.isSecureTextEntry = true
        },
        way("hints") { $0.view.placeholder = "○" },
        way("policies") { scene in
            scene.view.caretPolicy = .endOnly
            scene.view.pastePolicy = .exact
            scene.view.overflow = .replaceLast
        },
        way("keyboards") { scene in
            scene.view.keyboardType = .asciiCapable
            scene.view.textContentType = .oneTimeCode
            scene.view.inputView = scene.pad
            scene.flush()
        },
        way("disabled and enabled") { scene in
            scene.view.isEnabled = false
            scene.flush()
            scene.view.isEnabled = true
        },
        way("read by the text system") { read($0) },
        way("printed and dumped") { scene in
            var text = "\(scene.view) \(String(reflecting: scene.view))"
            dump(scene.view, to: &text)
        },
    ]

    /// Changes around a field with a code.
    static let surroundings = [
        way("in the dark, with large text, mirrored") { scene in
            StandInScreen.setTraits {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
                $0.preferredContentSizeCategory = .accessibilityExtraLarge
                $0.layoutDirection = .rightToLeft
            }
        },
        way("another size") { scene in
            scene.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
            scene.flush()
            scene.view.frame = .zero
        },
        way("out of the window and back") { scene in
            let view = scene.view
            view.removeFromSuperview()
            scene.flush()
            scene.window.addSubview(view)
            view.becomeFirstResponder()
        },
        way("in another window") { scene in
            let other = UIWindow(frame: scene.window.frame)
            other.addSubview(scene.view)
            StandInScreen.flush(other)
            scene.window.addSubview(scene.view)
        },
        way("a screen that is recorded") { scene in
            StandInScreen.isCaptured = true
            scene.flush()
            StandInScreen.isCaptured = false
        },
        way("an app that is left and entered again") { scene in
            UIApplication.shared.standInState = .background
            scene.flush()
            UIApplication.shared.standInState = .active
        },
        way("focus that goes and comes") { scene in
            scene.view.resignFirstResponder()
            scene.flush()
            scene.tap(3)
        },
        way("arrow keys") { scene in
            for key in [.left, .left, .right, .home, .end] as [KeyboardKey] { scene.keyboard.press(key, shift: true) }
        },
        way("a long press and its menu") { scene in
            StandInTouch.longPress(at: CGPoint(x: 100, y: 28), in: scene.window)
        },
        way("a pad that is shuffled") { scene in
            scene.pad.order = .shuffled
            scene.pad.isHidden = true
            scene.pad.isHidden = false
        },
    ]

    /// Creates a way that types a code, makes a change, and clears the field.
    private static func way(_ what: String, _ change: @escaping (Scene) -> Void) -> Way {
        Way(
            name: "\(what), then cleared",
            leave: { scene in
                change(scene)
                scene.flush()
                scene.clear()
            })
    }
}
