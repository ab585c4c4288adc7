import CodeInputPIN
import TestTools
import UIKit

extension SecretRoute {
    /// Marked text next to the cells of a code, and in place of them.
    static let marking = [
        route("committed") { $0.view.unmarkText() },
        route("committed with the focus") { $0.view.resignFirstResponder() },
        route("committed by Return") { $0.view.insertText("\n") },
        route("committed by a tap") { $0.tap(9) },
        route("committed by a selection") { $0.select(9..<10) },
        route("committed by another policy of the caret") { $0.view.caretPolicy = .endOnly },
        route("with the caret moved in it") { scene in
            scene.select(4..<5)
            scene.select(6..<6)
            scene.view.unmarkText()
        },
        route("typed over") { $0.view.insertText("y") },
        route("deleted in") { scene in
            scene.view.deleteBackward()
            scene.flush()
            scene.view.deleteBackward()
        },
        route("emptied") { $0.view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0)) },
        route("refused when it is committed") { scene in
            scene.mark("ni hao", over: 4..<6)
            scene.view.unmarkText()
        },
        route("held back by a field that waits for its verdict") { scene in
            scene.view.status = .verifying
            scene.view.unmarkText()
        },
        route("replaced by the app") { $0.view.code = "A" },
        route("in a field that is made shorter") { $0.view.lengthRange = 5...5 },
        route("in a field of another alphabet") { $0.view.alphabet = CodeAlphabet("0123456789") },
        route("read by the text system") { scene in
            read(scene)
            scene.view.unmarkText()
            read(scene)
        },
        route("in a field that goes") { $0.freeView() },
        SecretRoute(
            name: "filled in as marked text that is deleted in, then cleared",
            enter: { scene in
                scene.fill { view, code in
                    view.setMarkedText(code, selectedRange: NSRange(location: Secret.length, length: 0))
                    view.deleteBackward()
                }
            }),
        SecretRoute(
            name: "filled in as marked text that the caret moves in, then cleared",
            enter: { scene in
                scene.fill { view, code in
                    view.setMarkedText(code, selectedRange: NSRange(location: Secret.length, length: 0))
                    scene.select(3..<5)
                }
            }),
    ]

    /// Creates a route with marked text in place of two cells.
    ///
    /// The field is cleared afterwards.
    private static func route(_ what: String, _ end: @escaping (Scene) -> Void) -> SecretRoute {
        SecretRoute(
            name: "marked text in place of two cells, \(what)",
            leave: { scene in
                scene.mark("zz", over: 4..<6)
                end(scene)
                scene.flush()
                scene.clear()
            })
    }

    /// Reads everything that the text system can read.
    static func read(_ scene: Scene) {
        let view = scene.view
        let all = scene.range(0..<Secret.length)
        _ = (view.text(in: all), view.selectedTextRange, view.markedTextRange, view.hasText)
        _ = view.offset(from: view.beginningOfDocument, to: view.endOfDocument)
        _ = view.position(from: view.beginningOfDocument, offset: 3)
        _ = (view.firstRect(for: all), view.selectionRects(for: all), view.caretRect(for: view.endOfDocument))
        _ = view.tokenizer.rangeEnclosingPosition(
            view.beginningOfDocument, with: .word, inDirection: .storage(.forward))
        _ = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityCustomContent, view.fieldState)
        _ = (scene.keyboard.allowedActions, "\(view.fieldState)")
    }
}
