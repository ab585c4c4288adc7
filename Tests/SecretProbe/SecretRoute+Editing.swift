import CodeInputCore
import CodeInputStyles
import Foundation

extension SecretRoute {
    /// Ways through an editor without a field.
    static let editing = [
        route("deleted key by key") { editor in while !editor.isEmpty { editor.deleteBackward() } },
        route("cleared") { $0.clear() },
        route("replaced by the app") { $0.setCode("A") },
        route("deleted to the start") { $0.deleteToStart() },
        route("made shorter") { $0.setLength(1...1) },
        route("freed") { $0 = CodeEditor() },
        route("changed and cleared as a copy") { editor in
            var copy = editor
            copy.deleteBackward()
            editor.clear()
            copy.clear()
        },
        route("given another alphabet and cleared") { editor in
            editor.setAlphabet(.uppercaseLettersAndDigits)
            editor.clear()
        },
        route("marked, committed and cleared") { editor in
            editor.select(4..<6)
            editor.setMarkedText("zz", selection: 2..<2)
            editor.unmarkText()
            editor.clear()
        },
        route("drawn masked and cleared") { editor in
            let style = BoxRenderer()
            let state = editor.state(masking: .immediate, isFocused: true)
            let frames = style.layout.frames(count: Secret.length, in: CGRect(x: 0, y: 0, width: 1000, height: 56))
            for (cell, frame) in zip(state.cells, frames) { _ = style.drawing(of: cell, in: CellContext(frame: frame)) }
            editor.clear()
        },
        route("printed, dumped and cleared") { editor in
            var text = "\(editor) \(String(reflecting: editor))"
            dump(editor, to: &text)
            editor.clear()
        },
    ]

    private static func route(_ what: String, _ change: @escaping (inout CodeEditor) -> Void) -> SecretRoute {
        SecretRoute(
            name: "an editor, \(what)",
            enter: { scene in scene.secret.type { scene.editor.insert($0) } },
            leave: { change(&$0.editor) })
    }
}
