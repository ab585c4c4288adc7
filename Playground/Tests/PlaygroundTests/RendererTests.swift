import CodeInputTestSupport
import CodeInputUIKit
import Testing

@testable import PlaygroundKit

// On the main actor: what they allocate is not to be taken for what a screen keeps, which is measured there.
@MainActor @Suite("The gallery's renderers")
struct RendererTests {
    nonisolated static let renderers: [any CodeCellRenderer] = [
        ChipRenderer(), TicketRenderer(), TicketRenderer().overlaying(.dots()), GlowRenderer(),
    ]

    @Test("Each keeps what a renderer promises", arguments: renderers.indices)
    func promises(_ index: Int) {
        let findings = checkRenderer(Self.renderers[index])
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }
}
