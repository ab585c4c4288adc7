import CodeInputPIN
import TestTools
import UIKit

extension SecretRoute {
    /// Ways for codes to leave: keys, verdicts, the app, and the end of the field.
    static let leaving = [
        SecretRoute(name: "deleted key by key") { scene in
            scene.type()
        } leave: { scene in
            while scene.view.hasText {
                scene.view.deleteBackward()
                scene.flush()
            }
        },
        out("deleted as the system does, which selects first") { scene in
            while scene.view.hasText { scene.keyboard.deleteBackward(selectingFirst: true) }
        },
        out("deleted forward from the first cell") { scene in
            scene.tap(0)
            while scene.view.hasText { scene.keyboard.press(.delete) }
        },
        out("deleted at once by Command and Delete") { $0.keyboard.press(.backspace, command: true) },
        out("typed over where all of it was selected") { scene in
            scene.select(0..<Secret.length)
            scene.view.insertText("x")
            scene.flush()
        },
        out("replaced by a range") { $0.view.replace($0.range(0..<Secret.length), withText: "") },
        out("replaced by the app") { $0.view.code = "A" },
        out("corrected in a cell, then cleared") { scene in
            scene.tap(5)
            scene.view.insertText("x")
            scene.clear()
        },
        out("made shorter, then longer") { scene in
            scene.view.lengthRange = 4...4
            scene.view.lengthRange = 64...64
            scene.flush()
        },
        out("shortened under a full field, then cleared") { scene in
            scene.view.lengthRange = 31...31
            scene.flush()
            scene.clear()
        },
        out("dropped by another alphabet") { scene in
            scene.view.alphabet = CodeAlphabet("-")
            scene.flush()
        },
        out("kept by another alphabet, then cleared") { scene in
            scene.view.alphabet = CodeAlphabet("-ÄÖÜabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
            scene.flush()
            scene.clear()
        },
        out("folded by another alphabet, then cleared") { scene in
            scene.view.alphabet = .uppercaseLettersAndDigits
            scene.clear()
        },
        out("rejected, and started over when the field has shaken") { scene in
            scene.view.reject()
            scene.flush()
            await StandInClock.run(for: 1)
            scene.flush()
        },
        out("rejected, and started over by a key") { scene in
            scene.view.reject()
            scene.view.insertText("x")
            scene.flush()
        },
        out("rejected, and started over by a deletion") { scene in
            scene.view.reject()
            scene.view.deleteBackward()
        },
        out("rejected, and started over by marked text") { scene in
            scene.view.reject()
            scene.view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
            scene.flush()
        },
        out("rejected, corrected and deleted") { scene in
            scene.view.rejectionPolicy = .edit
            scene.view.reject()
            await StandInClock.run(for: 1)
            scene.view.deleteBackward()
            scene.keyboard.press(.backspace, command: true)
        },
        out("accepted, then cleared") { scene in
            scene.view.accept()
            scene.flush()
            scene.clear()
        },
        out("shown as verified, then cleared") { scene in
            scene.view.status = .verifying
            scene.flush()
            scene.view.status = .editing
            scene.clear()
        },
        out("forgotten as the app leaves") { scene in
            scene.view.forgetsInBackground = .zero
            UIApplication.shared.standInState = .background
            scene.flush()
            UIApplication.shared.standInState = .active
        },
        out("forgotten on return, after a time") { scene in
            scene.view.forgetsInBackground = .seconds(1)
            UIApplication.shared.standInState = .background
            await StandInClock.run(for: 1)
            scene.flush()
            UIApplication.shared.standInState = .active
            scene.flush()
        },
        out("submitted, then cleared") { scene in
            scene.view.insertText("\n")
            scene.clear()
        },
        SecretRoute(
            name: "chosen as a PIN, confirmed and let go of",
            enter: { scene in
                scene.secret.handOver { code in
                    scene.setup.enter(code)
                    scene.setup.enter(code)
                }
            }, leave: { $0.setup.startOver() }),
        out("gone with the field") { $0.freeView() },
        out("gone with a field that shakes") { scene in
            scene.view.reject()
            scene.flush()
            scene.freeView()
        },
    ]

    /// Creates a route for a typed code to leave.
    private static func out(_ name: String, leave: @escaping @MainActor (Scene) async -> Void) -> SecretRoute {
        SecretRoute(name: name, leave: leave)
    }
}
