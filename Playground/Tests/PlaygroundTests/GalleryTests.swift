import CodeInputTestSupport
import CodeInputUIKit
import Testing
import UIKit

@testable import PlaygroundKit

@Suite("The states of the gallery") struct GalleryStateTests {
    @Test("States have the names in the code") @MainActor func names() {
        // Each name is next to the symbol it names, which the compiler checks.
        let known: [(name: String, symbol: Any)] = [
            ("isFocused", \CodeCell.isFocused), ("isSelected", \CodeCell.isSelected), ("isMarked", \CodeCell.isMarked),
            (".empty", CodeCell.Content.empty), (".masked", CodeCell.Content.masked), ("isFull", \CodeInputView.isFull),
            (".disabled", UIControl.State.disabled), (".placeholder", \CodeTextStyle.placeholderColor),
        ]
        let statuses = CodeStatus.allCases.map { ".\($0.rawValue)" }
        #expect(Set(GalleryState.all.map(\.name)) == Set(known.map(\.name) + statuses))
    }

    @Test("A picture of a symbol has the color of the text, as in an app that copies its code")
    @MainActor func symbol() async throws {
        let items = GalleryFields.sections.flatMap(\.items).filter {
            $0.swift?.contains("DotsRenderer(image: CodeImage(systemName:") == true
        }
        let picture = try await #require(items.first).draw(false)
        #expect(items.count == 1 && !picture.contains("<image"))
    }
}

@Suite("The gallery's renderers") struct RendererTests {
    static let renderers: [any CodeCellRenderer] = [
        ChipRenderer(), TicketRenderer().overlaying(.dots()), HeartRenderer(), RingRenderer(), GalleryFields.captioned,
    ]

    @Test("Each renderer meets the protocol's requirements", arguments: renderers.indices) func promises(_ index: Int) {
        // Times mean nothing on a busy machine.
        let checks = Set(RendererCheck.allCases).subtracting([.drawsQuickly])
        let findings = checkRenderer(Self.renderers[index], for: checks)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }
}
