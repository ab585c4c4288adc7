import CodeInputTestSupport
import CodeInputUIKit
import Testing

@testable import ExampleApp

@Suite("The themes") struct ThemeTests {
    private static let themes: [String: any CodeCellRenderer] = [
        "bank": BankRenderer(), "checkout": CheckoutRenderer(), "material": MaterialRenderer(),
        "messenger": MessengerRenderer(), "ticket": TicketRenderer(),
    ]

    @Test("A theme meets the protocol's requirements", arguments: themes.keys.sorted())
    func promises(_ name: String) throws {
        // Times mean nothing with the address sanitizer.
        let checks = Set(RendererCheck.allCases).subtracting([.drawsQuickly])
        let findings = checkRenderer(try #require(Self.themes[name]), for: checks)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("No two themes show a verdict in the same color", arguments: [CodeStatus.accepted, .rejected])
    func verdicts(_ status: CodeStatus) {
        var editor = CodeEditor(length: 6)
        editor.setCode("482913")
        let state = editor.state(status: status)
        let cells = Self.themes.values.map { theme in
            theme.snapshot(of: state).matches(of: /#[0-9a-fA-F]{6,8}/).map { String($0.0) }
        }
        #expect(Set(cells.map(Set.init)).count == Self.themes.count)
    }
}
