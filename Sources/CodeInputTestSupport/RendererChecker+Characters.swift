import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension RendererChecker {
    /// The checks of ``checkCharacters()``.
    static let checksOfCharacters: Set<RendererCheck> = [.showsCharacters]

    /// The most characters that a message lists.
    private static let mostNamed = 12

    /// Checks that each character is visible, and looks like no other.
    mutating func checkCharacters() throws(TooSlow) {
        let characters = CellSample.characters
        var drawings: [CodeDrawing] = []
        for character in characters {
            drawings.append(try drawing(of: CodeCell(index: 0, content: .character(character)), in: plainContext()))
        }
        guard drawings.allSatisfy({ $0.callWithoutFiniteNumbers == nil }) else { return }
        // A constant, such as a price, stands beside every character.
        let constants = drawings[0].shownTexts().filter(drawings[1].shownTexts().contains)
        var looks: [(name: String, meaning: String, look: CellLook)] = []
        for (name, content) in [("an empty cell", CodeCell.Content.empty), ("a masked cell", .masked)] {
            let drawing = try drawing(of: CodeCell(index: 0, content: content), in: plainContext())
            guard drawing.callWithoutFiniteNumbers == nil else { return }
            looks.append((name, "", look(of: drawing)))
        }
        var missing: [Character] = []
        var reason = ""
        for (index, character) in characters.enumerated() {
            switch drawings[index].shownTexts().without(constants).showing(character) {
            case .visible: continue
            case .hidden:
                if missing.isEmpty { reason = "\(character) is covered, clipped, transparent or tiny" }
                missing.append(character)
                continue
            case .missing: break
            }
            // As a path, an image or a native drawing. A digit may look like the same digit of another script.
            let meaning = character.wholeNumberValue.map(String.init) ?? String(character)
            var twin = drawings[..<index].firstIndex(of: drawings[index]).map { characters[$0] }
            if let value = character.wholeNumberValue, twin?.wholeNumberValue == value { twin = nil }
            let look = look(of: drawings[index])
            guard
                let twin = twin.map(String.init)
                    ?? looks.first(where: { $0.meaning != meaning && $0.look.isAlike(look) })?.name
            else {
                looks.append((String(character), meaning, look))
                continue
            }
            if missing.isEmpty { reason = "\(character) looks like \(twin)" }
            missing.append(character)
        }
        try lookAgain()
        guard !missing.isEmpty else { return }
        let list = missing.prefix(Self.mostNamed).map(String.init).joined(separator: " ")
        report(
            .showsCharacters, "\(missing.count) of \(characters.count) characters can't be read in an unmasked cell",
            fix: "Draw every character; without a shape for it, draw it as text with "
                + "context.draw(cell.content, font:with:)",
            example: "\(list)\(missing.count > Self.mostNamed ? " …" : ""): \(reason)")
    }

    private func look(of drawing: CodeDrawing) -> CellLook {
        let context = plainContext()
        return CellLook(
            background: CodeDrawing(), cell: drawing, frame: context.frame,
            over: background.resolved(in: context.environment))
    }
}
