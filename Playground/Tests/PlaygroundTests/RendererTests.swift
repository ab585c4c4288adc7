import CodeInputTestSupport
import CodeInputUIKit
import Testing

@testable import PlaygroundKit

@Suite("The gallery's renderers")
struct RendererTests {
    static let renderers: [any CodeCellRenderer] = [
        ChipRenderer(), TicketRenderer().overlaying(.dots()), HeartRenderer(), RingRenderer(), GalleryStyles.captioned,
    ]

    @Test("Each renderer meets the protocol's requirements", arguments: renderers.indices)
    func promises(_ index: Int) {
        let findings = checkRenderer(Self.renderers[index])
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }
}
