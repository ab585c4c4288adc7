#if canImport(UIKit)
import CodeInputCore
import UIKit

// What the system does to a field, in the form of the sequences in Tests and of the Playground's script.
extension CodeInputView {
    /// The line for ``onSystemCall``; nil for an input that is no call of the text system.
    func systemCall(_ input: CodeFieldInput) -> String? {
        let name: String, arguments: String
        switch input {
        case .edit(.insert(let text)): (name, arguments) = ("insertText(_:)", argument(text))
        case .edit(.deleteBackward): (name, arguments) = ("deleteBackward()", "")
        case .edit(.replace(let cells, let text)):
            (name, arguments) = (
                "replace(_:withText:)", argument("range", systemText.offsets(of: cells)) + argument(text)
            )
        case .edit(.mark(let text, let characters)):
            let offset = { text.prefix($0).utf16.count }
            let selection = offset(characters.lowerBound)..<offset(characters.upperBound)
            (name, arguments) = ("setMarkedText(_:selectedRange:)", argument(text) + argument("selection", selection))
        case .edit(.unmark(isRequested: true)): (name, arguments) = ("unmarkText()", "")
        case .select(.range(let cells)):
            (name, arguments) = ("selectedTextRange", argument("set", systemText.offsets(of: cells)))
        default: return nil
        }
        return #"{"do":"call","name":"\#(name)"\#(arguments)}"#
    }

    private func argument(_ name: String, _ range: Range<Int>) -> String {
        #","\#(name)":[\#(range.lowerBound),\#(range.upperBound)]"#
    }

    /// A text, of which only the shape is shown if the field hides its own.
    private func argument(_ text: String) -> String {
        let start = text.prefix(200)
        let shown = configuration.hidesText ? String(start.map(\.shape)) : String(start)
        guard let json = try? JSONEncoder().encode(shown), let text = String(data: json, encoding: .utf8) else {
            return ""
        }
        return #","text":\#(text)"#
    }
}

extension Character {
    // A line break submits.
    fileprivate var shape: Character {
        String(self).isReturn ? self : isWhitespace ? " " : isLetter || isNumber ? "•" : "-"
    }
}

extension SystemText {
    fileprivate func offsets(of cells: Range<Int>) -> Range<Int> {
        offset(ofCell: cells.lowerBound)..<offset(ofCell: cells.upperBound)
    }
}
#endif
