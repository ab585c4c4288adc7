import CodeInputTestSupport
import CodeInputUIKit
import Testing

@testable import PlaygroundKit

// On the main actor, which keeps these allocations out of the memory test of the screens.
@MainActor @Suite("The gallery's renderers")
struct RendererTests {
    nonisolated static let renderers: [any CodeCellRenderer] = [
        ChipRenderer(), TicketRenderer(), TicketRenderer().overlaying(.dots()), HeartRenderer(),
        ProgressRingRenderer(), CapsuleRenderer(), GalleryStyles.captioned,
    ]

    @Test("Each renderer meets the protocol's requirements", arguments: renderers.indices)
    func promises(_ index: Int) {
        let findings = checkRenderer(Self.renderers[index])
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }
}
