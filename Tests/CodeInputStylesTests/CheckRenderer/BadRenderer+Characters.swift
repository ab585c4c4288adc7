import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport

extension BadRenderer {
    /// Missing characters, and masked characters that are visible.
    static let characters: [BadRenderer] = [
        .box(.showsCharacters, "shows a dot for everything but digits") { cell, _ in
            if case .character(let character) = cell.content, !character.isNumber { cell.content = .masked }
        },
        .box(.showsCharacters, "draws nothing for a 5") { cell, _ in
            if cell.content == .character("5") { cell.content = .empty }
        },
        .box(.showsCharacters, "draws 0, 7, W and é, and no other character") { cell, _ in
            guard case .character(let character) = cell.content, !"07Wé".contains(character) else { return }
            cell.content = .character("?")
        },
        .box(.showsCharacters, "draws only ASCII characters") { cell, _ in
            if case .character(let character) = cell.content, !character.isASCII { cell.content = .empty }
        },
        .box(.showsCharacters, "draws lowercase letters as capitals") { cell, _ in
            guard case .character(let character) = cell.content else { return }
            cell.content = .character(character.uppercased().first ?? character)
        },
        .box(.showsCharacters, "hides the characters of an accepted code") { cell, _ in
            if case .character = cell.content, cell.status == .accepted { cell.content = .placeholder("–") }
        },
        .box(.showsCharacters, "draws the characters of the first ten cells") { cell, _ in
            if case .character = cell.content, cell.index >= 10 { cell.content = .empty }
        },
        .box(.hidesCharacters, "draws an x for a hidden character") { cell, _ in
            if cell.content == .masked { cell.content = .character("x") }
        },
        .box(.hidesCharacters, "draws the symbol of a 3 for a hidden character") { _, box in
            box.text.mask = .image(CodeImage(systemName: "3.circle"))
        },
        .box(.hidesCharacters, "draws the symbol of an a in a rejected code") { cell, box in
            if cell.status == .rejected { box.text.mask = .image(CodeImage(systemName: "a.square.fill")) }
        },
        .box(.hidesCharacters, "draws the symbol of letters for a hidden character") { _, box in
            box.text.mask = .image(CodeImage(systemName: "textformat.abc"))
        },
    ]
}
