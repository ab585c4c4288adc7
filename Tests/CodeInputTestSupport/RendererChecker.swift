import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

/// One run of all checks over one renderer.
struct RendererChecker {
    let renderer: any CodeCellRenderer
    let checks: Set<RendererCheck>
    let background: CodeColor
    private(set) var findings: [RendererCheck: RendererFinding] = [:]

    init(renderer: any CodeCellRenderer, checks: Set<RendererCheck>, background: CodeColor) {
        self.renderer = renderer
        self.checks = checks
        self.background = background
    }

    /// Notes that a check failed.
    ///
    /// - Parameters:
    ///   - check: Which one.
    ///   - state: The state it failed in, or the two that look alike; nil where it is not about a state.
    ///   - message: What is wrong, and where.
    mutating func report(_ check: RendererCheck, in state: String? = nil, _ message: @autoclosure () -> String) {
        guard checks.contains(check) else { return }
        if findings[check] == nil {
            findings[check] = RendererFinding(check, message(), states: state.map { [$0] } ?? [])
            return
        }
        findings[check]?.count += 1
        guard let state, findings[check]?.states.contains(state) == false else { return }
        findings[check]?.states.append(state)
    }

    mutating func checkCharacters() {
        let context = CellContext(frame: CGRect(x: 0, y: 0, width: 44, height: 56))
        func drawing(_ content: CodeCell.Content) -> CodeDrawing {
            renderer.drawing(of: CodeCell(index: 0, content: content), in: context)
        }
        for character in ["0", "7", "W", "é"] as [Character] {
            let shown = drawing(.character(character))
            let hasText = shown.texts.contains { $0.contains(character) }
            // What the platform draws can't be read here; that it depends on the character has to do.
            let isNative = shown.isPartlyUnknown && shown != drawing(.character("1"))
            if !hasText && !isNative {
                report(.showsCharacters, "the character \(character) of a cell that is not masked is not drawn")
            }
        }
        for sample in CellSample.all where sample.content == .masked {
            let drawing = renderer.drawing(of: sample.cell(at: 0), in: context)
            for text in drawing.texts where text.contains(where: { $0.isLetter || $0.isNumber }) {
                report(
                    .hidesCharacters, in: sample.name, "a masked cell (\(sample.name)) shows \(text.debugDescription)")
            }
        }
    }
}
