import CodeInputTestSupport
import Foundation

extension BadRenderer {
    private static let layouts = Memory<Int, Int>(), frames = Memory<Int, Int>(), start = Memory<Int, Date>()
    private static let counts = Memory<Int, Int>(), turns = Memory<Int, Int>()
    private static let first = Memory<Int, Character>(), beneath = Memory<Int, Character>()

    /// Renderers that remember calls, and drawings that change.
    static let memories: [BadRenderer] = [
        .remembering("colors a hidden character by what it was") { cell, _ in
            cell.index
        } mark: { character, context in
            context.drawCorner(CodeColor(UInt32(character.utf8.first ?? 0) * 0x10203))
        }.saying("cell 1 of 64", "before: 0 and 1 differ", "Keep nothing from one call to the next"),
        .remembering("reveals a hidden 7 in the last of 64 cells") { cell, context in
            cell.index == 63 ? 63 : nil
        } mark: { character, context in
            if character == "7" { context.drawCorner(.label) }
        },
        .remembering("reveals what was marked before it was hidden") { cell, _ in
            cell.content == .masked || cell.isMarked ? cell.index : nil
        } mark: { character, context in
            context.drawCorner(.label, width: CGFloat((character.utf8.first ?? 0) % 16))
        },
        .replacing(\.drawBeneath, .hidesCharacters, "reveals in the background what it showed first") {
            field, context in
            if case .character(let character)? = field.cells.first?.content { beneath[0] = character }
            guard field.cells.first?.content == .masked, let character = beneath[0] else { return }
            let share = Double(character.utf8.first ?? 0) / 10_000
            context.fill(.rect(context.bounds), with: CodeColor(0, opacity: share))
        },
        .boxAnd(.isDeterministic, "shows only the first character that it ever drew") { cell, context in
            if case .character(let character) = cell.content, first[0] == nil { first[0] = character }
            if cell.content == .masked, first[0] != nil { context.drawCorner(.label) }
        },
        .boxAnd(.isDeterministic, "counts how often it draws") {
            $1.drawCorner(.fill, width: CGFloat(counts.next() % 7))
        },
        .boxAnd(.isDeterministic, "draws every second time") { if turns.next() % 2 == 0 { $1.drawCorner(.fill) } },
        .boxAnd(.isDeterministic, "shows the seconds since it first drew") { _, context in
            let first = start[0] ?? Date()
            start[0] = first
            context.drawCorner(.fill, width: CGFloat(Int(Date().timeIntervalSince(first))) / 10)
        },
        .replacing(\.drawBeneath, .isDeterministic, "has a background that changes with the time") { _, context in
            let share = Date().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 10) / 10
            context.fill(.rect(context.bounds), with: CodeColor(0, opacity: share / 100))
        },
        .replacing(\.makeCaret, .isDeterministic, "blinks the caret itself") {
            let isOn = Int(Date().timeIntervalSinceReferenceDate * 2) % 2 == 0
            return isOn ? CodeCaretStyle() : .none
        },
        .replacing(\.makeLayout, .isDeterministic, "has an overhang that changes with the time") {
            let isOn = Int(Date().timeIntervalSinceReferenceDate * 2) % 2 == 0
            return changed(CodeCellLayout.equal()) { $0.overhang = isOn ? 1 : 0 }
        },
        .replacing(\.makeFrames, .isDeterministic, "has new frames each time") { count, bounds in
            CodeCellLayout.equal(spacing: 8 + CGFloat(frames.next() % 97)).frames(count: count, in: bounds)
        }.saying("A cell's frame changes from one call to the next").andMore,
        .replacing(\.makeLayout, .isDeterministic, "has a new layout each time") {
            .equal(spacing: 8 + CGFloat(layouts.next() % 97))
        }.saying("layout changes each time", "keep it in a constant"),
        .boxAnd(.isDeterministic, "says that cells are alike, and marks the last of nine") { cell, context in
            if cell.index == 8 { context.drawCorner(.fill) }
        }.depending(cells: true, character: true)
            .saying("A cell depends on its position", "Return CodeDependencies(position: true)"),
        .boxAnd(.isDeterministic, "says that cells are alike, and shades them along the field") { _, context in
            context.drawCorner(.fill, width: context.frame.midX / 100)
        }.depending(cells: true, character: true),
        .replacing(\.makeTextRect, .isDeterministic, "says that cells are alike, and has its caret elsewhere in one") {
            $0.frame.insetBy(dx: $0.frame.minX == $0.cellFrames[0].minX || $0.frame.width < 9 ? 0 : 4, dy: 0)
        }.depending(cells: true, character: true),
        .replacing(\.drawBeneath, .isDeterministic, "says that its background is without cells, and counts them") {
            $1.fill(.rect($1.bounds), with: CodeColor(0, opacity: Double($0.cells.count { $0.isFilled }) / 10_000))
        }.depending(position: true, character: true)
            .saying("depend on the cells", "Return CodeDependencies(cells: true)"),
        .replacing(\.drawOver, .isDeterministic, "says that its foreground is without cells, and tells a selection") {
            if $0.cells.contains(where: \.isSelected) { $1.fill(.rect($1.bounds), with: faint) }
            $1.drawStatus(of: $0)
        }.depending(position: true, character: true)
            .saying("depend on the cells", "Return CodeDependencies(cells: true)", at: "selected"),
        .boxAnd(.isDeterministic, "says that cells depend on no character, and marks a 7") { cell, context in
            if cell.content == .character("7") { context.drawCorner(.fill) }
        }.depending(position: true, cells: true)
            .saying("depends on its character", "Return CodeDependencies(character: true)"),
    ]

    private func depending(position: Bool = false, cells: Bool = false, character: Bool = false) -> Self {
        let dependencies = CodeDependencies(position: position, cells: cells, character: character)
        return changed(self) { $0.renderer.dependencies = dependencies }
    }

    private static func remembering(
        _ name: String, by key: @escaping @Sendable (CodeCell, CellContext) -> Int?,
        mark: @escaping @Sendable (Character, inout CellContext) -> Void
    ) -> BadRenderer {
        let memory = Memory<Int, Character>()
        return .boxAnd(.hidesCharacters, name) { cell, context in
            guard let key = key(cell, context) else { return }
            if case .character(let character) = cell.content { memory[key] = character }
            if cell.content == .masked, let character = memory[key] { mark(character, &context) }
        }
    }
}

/// What a renderer must not keep, or only by everything that it depends on.
final class Memory<Key: Hashable, Value>: @unchecked Sendable {
    // Guarded by the lock.
    private var values: [Key: Value] = [:]
    private let lock = NSLock()

    subscript(key: Key) -> Value? {
        get { lock.withLock { values[key] } }
        set { lock.withLock { values[key] = newValue } }
    }
}

extension Memory<Int, Int> {
    func next() -> Int {
        let count = (self[0] ?? 0) + 1
        self[0] = count
        return count
    }
}

extension Memory<[AnyHashable], CodeDrawing> {
    /// Draws the box once for each key.
    func draw(_ cell: CodeCell, in context: inout CellContext, by key: [AnyHashable]) {
        if let kept = self[key] { return context.drawing = kept }
        BoxRenderer.box.drawAll(cell, in: &context)
        self[key] = context.drawing
    }
}

extension CellContext {
    fileprivate mutating func drawCorner(_ color: CodeColor, width: CGFloat = 1) {
        let size = CGSize(width: min(width, frame.width), height: min(1, frame.height))
        fill(.rect(CGRect(origin: frame.origin, size: size)), with: color.opacity(0.1))
    }
}
