import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension BadRenderer {
    /// Missing characters, and masked characters that are visible.
    static let characters: [BadRenderer] = [
        .box(.showsCharacters, "draws nothing for a 5") { cell, _ in
            if cell.content == .character("5") { cell.content = .empty }
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
        .box(.showsCharacters, "draws a ? for a character of more than five scalars") { cell, _ in
            guard case .character(let character) = cell.content, character.unicodeScalars.count > 5 else { return }
            cell.content = .character("?")
        },
        .cell(.showsCharacters, "drops characters from right to left") { cell, _, context in
            if context.environment.layoutDirection == .rightToLeft { cell.dropCharacter() }
        },
        .replacing(\.drawCell, .showsCharacters, "clips its text to nothing") { cell, context in
            var frame = cell
            frame.dropCharacter()
            BoxRenderer.box.drawAll(frame, in: &context)
            guard case .character = cell.content else { return }
            context.drawGroup { group in
                group.clip(to: CodePath())
                group.clip(to: .rect(group.frame))
                group.draw(cell, text: CodeTextStyle())
            }
        },
        .boxAnd(.showsCharacters, "covers nine tenths of its text") { cell, context in
            guard case .character = cell.content else { return }
            context.fill(.rect(context.frame.insetBy(dx: 8, dy: 12)), with: .background.opacity(0.9))
        },
        .boxAnd(.showsCharacters, "fills the cell with a gradient after its text") { cell, context in
            guard case .character = cell.content else { return }
            let frame = context.frame
            context.fill(
                .rect(frame.insetBy(dx: 8, dy: 12)), withGradient: [.background, .background], from: frame.origin,
                to: CGPoint(x: frame.minX, y: frame.maxY))
        },
        .replacing(\.drawCell, .showsCharacters, "draws its characters twice") { cell, context in
            BoxRenderer().drawAll(cell, in: &context)
            BoxRenderer().drawCharacter(of: cell, in: &context)
        },
        .replacing(\.drawCell, .showsCharacters, "draws the number of its cell, and no character") { cell, context in
            var frame = cell
            frame.dropCharacter()
            BoxRenderer.box.drawAll(frame, in: &context)
            let height = context.frame.height / 8
            let bottom = CGRect(
                x: context.frame.minX, y: context.frame.maxY - height, width: context.frame.width, height: height)
            let ink: CodeColor = cell.isEnabled ? .label : .tertiaryLabel
            if case .character = cell.content { context.fill(.rect(bottom), with: .boundary) }
            context.draw("\(cell.index + 1)", in: bottom.offsetBy(dx: 0, dy: -height * 6), font: CodeFont(), with: ink)
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

extension CodeCell {
    /// Shows nothing in place of a character.
    fileprivate mutating func dropCharacter() {
        if case .character = content { content = .empty }
    }
}
