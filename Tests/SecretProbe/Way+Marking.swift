import CodeInputUIKit
import KeyboardTools
import UIKit

extension Way {
    /// Marked text next to the cells of a code, and in place of them.
    static let marking = [
        way("committed") { $0.view.unmarkText() },
        way("committed with the focus") { $0.view.resignFirstResponder() },
        way("committed by Return") { $0.view.insertText("\n") },
        way("committed by a tap") { $0.tap(9) },
        way("committed by a selection") { $0.select(9..<10) },
        way("committed by another policy of the caret") { $0.view.caretPolicy = .endOnly },
        way("with the caret moved in it") { scene in
            scene.select(4..<5)
            scene.select(6..<6)
            scene.view.unmarkText()
        },
        way("typed over") { $0.view.insertText("y") },
        way("deleted in") { scene in
            scene.view.deleteBackward()
            scene.flush()
            scene.view.deleteBackward()
        },
        way("emptied") { $0.view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0)) },
        way("refused when it is committed") { scene in
            scene.mark("ni hao", over: 4..<6)
            scene.view.unmarkText()
        },
        way("held back by a field that waits for its verdict") { scene in
            scene.view.status = .verifying
            scene.view.unmarkText()
        },
        way("replaced by the app") { $0.view.code = "A" },
        way("in a field that is made shorter") { $0.view.length = 5 },
        way("in a field of another alphabet") { $0.view.alphabet = CodeAlphabet("0123456789") },
        way("read by the text system") { scene in
            read(scene)
            scene.view.unmarkText()
            read(scene)
        },
        way("in a field that goes") { $0.freeView() },
        Way(
            name: "filled in as marked text that is deleted in, then cleared",
            enter: { scene in
                scene.fill { view, code in
                    view.setMarkedText(code, selectedRange: NSRange(location: Secret.length, length: 0))
                    view.deleteBackward()
                }
            }),
        Way(
            name: "filled in as marked text that the caret moves in, then cleared",
            enter: { scene in
                scene.fill { view, code in
                    view.setMarkedText(code, selectedRange: NSRange(location: Secret.length, length: 0))
                    scene.select(3..<5)
                }
            }),
    ]

    /// Creates a way with marked text in place of two cells.
    ///
    /// The field is cleared afterwards.
    private static func way(_ what: String, _ end: @escaping (Scene) -> Void) -> Way {
        Way(
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
        _ = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint, view.fieldState)
        _ = (scene.keyboard.allowedActions, view.editMenu(for: all, suggestedActions: []), "\(view.fieldState)")
    }
}
