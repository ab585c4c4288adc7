import CodeInputPIN
import TestTools
import UIKit

extension SecretRoute {
    /// Ways for codes to enter: keyboards, number pads, AutoFill, the pasteboard and the app.
    static let entering = [
        SecretRoute(name: "typed, drawn with every key", enter: { $0.type() }),
        SecretRoute(name: "typed into a field that only masks it") { scene in
            mask(scene)
            scene.type()
        },
        SecretRoute(name: "filled into a field that only masks it") { scene in
            mask(scene)
            scene.fill { $0.insertText($1) }
        },
        SecretRoute(name: "typed on the number pad", isOfDigits: true, enter: { $0.press() }),
        SecretRoute(name: "typed on a hardware keyboard") { scene in
            for index in 0..<Secret.length {
                let character = Character(Unicode.Scalar(scene.secret.byte(at: index)))
                scene.keyboard.press(.character(character))
            }
            scene.flush()
        },
        SecretRoute(name: "typed with the last cell typed over and over") { scene in
            scene.view.overflow = .replaceLast
            scene.typeAtOnce()
            for _ in 0..<3 { scene.view.insertText("x") }
        },
        SecretRoute(name: "filled in by insertText") { $0.fill { $0.insertText($1) } },
        SecretRoute(name: "filled in character by character") { scene in
            scene.view.insertText("7")
            scene.flush()
            scene.view.insertText("")
            scene.view.insertText("")
            scene.typeAtOnce()
        },
        SecretRoute(name: "filled in by replace") { scene in
            scene.fill { $0.replace(scene.range(0..<0), withText: $1) }
        },
        SecretRoute(name: "filled in as marked text") { scene in
            scene.fill { view, code in
                view.setMarkedText(code, selectedRange: NSRange(location: Secret.length, length: 0))
                view.unmarkText()
            }
        },
        SecretRoute(name: "filled in as marked text that is committed with the focus") { scene in
            scene.fill { view, code in
                view.setMarkedText(code, selectedRange: NSRange(location: Secret.length, length: 0))
                view.resignFirstResponder()
            }
        },
        SecretRoute(name: "filled in over a rejected code") { scene in
            scene.view.code = "123"
            scene.view.reject()
            scene.fill { $0.insertText($1) }
        },
        SecretRoute(name: "filled in over another code that was complete") { scene in
            scene.view.code = String(repeating: "7", count: Secret.length)
            scene.fill { $0.insertText($1) }
        },
        SecretRoute(name: "pasted", enter: paste()),
        SecretRoute(name: "pasted in two groups", enter: paste(inHalvesBy: "-")),
        SecretRoute(name: "pasted with the message around it", enter: paste(after: "Your code: ")),
        SecretRoute(name: "set by the app") { $0.fill { $0.code = $1 } },
        SecretRoute(name: "set by the app in two groups") { $0.fill(inHalvesBy: " ") { $0.code = $1 } },
    ]

    private static func mask(_ scene: Scene) {
        scene.view.isSecureTextEntry = false
        scene.view.masking = .immediate
    }

    private static func paste(after prefix: String = "", inHalvesBy separator: String = "") -> (Scene) -> Void {
        { scene in
            scene.fill(after: prefix, inHalvesBy: separator) { view, code in
                UIPasteboard.general.string = code
                view.paste(nil)
                UIPasteboard.general.string = nil
            }
        }
    }
}
