import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Foundation
import Testing

@Suite("A snapshot")
struct SnapshotTests {
    /// The fields of the snapshots, by name.
    static let fields: [(name: String, field: CodeFieldState)] = {
        func field(
            _ code: String, select: Range<Int>? = nil, marked: String? = nil,
            state: (CodeEditor) -> CodeFieldState = { $0.state(isFocused: true) }
        ) -> CodeFieldState {
            var editor = CodeEditor(length: 4)
            editor.setCode(code)
            if let select { editor.select(select) }
            if let marked { editor.setMarkedText(marked, selection: marked.count..<marked.count) }
            return state(editor)
        }
        return [
            ("empty", field("") { $0.state() }),
            ("placeholder", field("1") { $0.state(placeholder: "0", isFocused: true) }),
            ("part", field("12")), ("full", field("1234")), ("selected", field("1234", select: 1..<3)),
            ("marked", field("1", marked: "23")),
            ("masked", field("123") { $0.state(masking: .immediate, isFocused: true) }),
            ("verifying", field("1234") { $0.state(status: .verifying) }),
            ("accepted", field("1234") { $0.state(masking: .immediate, status: .accepted) }),
            ("rejected", field("1234") { $0.state(status: .rejected) }),
            ("disabled", field("12") { $0.state(placeholder: "0", isEnabled: false) }),
        ]
    }()

    @Test("of each style in every state is unchanged", arguments: Styles.all)
    func styles(_ style: Styles) {
        let text = Self.fields.map { name, field in
            "# \(name)\n" + style.renderer.snapshot(of: field)
        }.joined(separator: "\n\n")
        let difference = TextSnapshots().difference(of: text, to: style.name)
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test("of each style in dark appearance with large text is unchanged", arguments: Styles.all)
    func dark(_ style: Styles) {
        let environment = CodeEnvironment(
            colorScheme: .dark, layoutDirection: .rightToLeft, displayScale: 3, textScale: 3.1,
            increasedContrast: true)
        let text = style.renderer.snapshot(of: Self.fields[2].field, environment: environment)
        let difference = TextSnapshots().difference(of: text, to: style.name + "-dark")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test("that is missing is a difference")
    func missing() {
        let snapshots = TextSnapshots(isUpdating: false)
        #expect(snapshots.difference(of: "x", to: "no-such-snapshot")?.contains("UPDATE_SNAPSHOTS=1") == true)
    }

    @Test("is written if asked for, then reports the lines that differ")
    func difference() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Test.swift").path
        #expect(TextSnapshots(beside: file, isUpdating: true).difference(of: "a\n\nb\nc", to: "x") == nil)
        let snapshots = TextSnapshots(beside: file, isUpdating: false)
        #expect(snapshots.difference(of: "a\n\nb\nc", to: "x") == nil)
        let message = snapshots.difference(of: "a\n\nB\nc", to: "x")
        #expect(message == "The snapshot x differs in 2 lines:\n- 3: b\n+ 3: B")
    }
}
