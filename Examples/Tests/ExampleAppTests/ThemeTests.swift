import CodeInputTestSupport
import CodeInputUIKit
import Foundation
import Testing

@testable import ExampleApp

@Suite("The themes") struct ThemeTests {
    private static let themes: [String: any CodeCellRenderer] = [
        "bank": BankRenderer(), "checkout": CheckoutRenderer(), "material": MaterialRenderer(),
        "messenger": MessengerRenderer(), "ticket": TicketRenderer(),
    ]
    private static let names = themes.keys.sorted()

    @Test("A theme meets the protocol's requirements", arguments: names) func promises(_ name: String) throws {
        // Times mean nothing with the address sanitizer.
        let checks = Set(RendererCheck.allCases).subtracting([.drawsQuickly])
        let findings = checkRenderer(try #require(Self.themes[name]), for: checks)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    /// With `THEMES_OUTPUT` set to a folder, pictures of all states are written there.
    @Test("A theme draws each state in its own way, in light and dark", arguments: names)
    func states(_ name: String) throws {
        let theme = try #require(Self.themes[name])
        var drawings: Set<String> = []
        for scheme in CodeEnvironment.ColorScheme.allCases {
            let environment = CodeEnvironment(colorScheme: scheme)
            for state in Self.states { drawings.insert(theme.snapshot(of: state, environment: environment)) }
            guard let folder = ProcessInfo.processInfo.environment["THEMES_OUTPUT"] else { continue }
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(scheme).svg")
            try Data(theme.picture(environment: environment).utf8).write(to: file)
        }
        #expect(drawings.count == 2 * Self.states.count)
    }

    @Test("No two themes show a verdict in the same color", arguments: [CodeStatus.accepted, .rejected])
    func verdicts(_ status: CodeStatus) {
        let state = Self.field { $0.setCode("482913") }.state(status: status)
        let cells = Self.themes.values.map { theme in
            theme.snapshot(of: state).matches(of: /#[0-9a-fA-F]{6,8}/).map { String($0.0) }
        }
        #expect(Set(cells.map(Set.init)).count == Self.themes.count)
    }

    private static func field(_ edit: (inout CodeEditor) -> Void) -> CodeEditor {
        var editor = CodeEditor(length: 6)
        edit(&editor)
        return editor
    }

    /// The states in which a theme has to look different.
    private static let states: [CodeFieldState] = {
        let half = field { $0.setCode("482") }, full = field { $0.setCode("482913") }
        let selected = field {
            $0.setCode("482913")
            $0.select(2..<3)
        }
        return [
            field { _ in }.state(), half.state(), half.state(isFocused: true), full.state(),
            full.state(isFocused: true), selected.state(isFocused: true), full.state(masking: .immediate),
            full.state(isEnabled: false),
        ] + [CodeStatus.verifying, .accepted, .rejected].map { full.state(status: $0) }
    }()
}
