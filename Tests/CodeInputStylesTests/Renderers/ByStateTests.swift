import CodeInputCore
import CodeInputStyles
import Testing

@Suite("A value by state")
struct ByStateTests {
    typealias Value = ByState<String>

    /// The states of a cell by their override, strongest first.
    struct Override: Sendable, CustomTestStringConvertible {
        let name: String
        let keyPath: any WritableKeyPath<Value, String?> & Sendable
        let apply: @Sendable (inout CodeCell) -> Void
        var testDescription: String { name }
    }

    static let overrides: [Override] = [
        Override(name: "disabled", keyPath: \.disabled) { $0.isEnabled = false },
        Override(name: "rejected", keyPath: \.rejected) { $0.status = .rejected },
        Override(name: "accepted", keyPath: \.accepted) { $0.status = .accepted },
        Override(name: "verifying", keyPath: \.verifying) { $0.status = .verifying },
        Override(name: "selected", keyPath: \.selected) { $0.isSelected = true },
        Override(name: "focused", keyPath: \.focused) { $0.isFocused = true },
        Override(name: "filled", keyPath: \.filled) { $0.content = .character("1") },
    ]

    @Test("uses an override only in its state", arguments: overrides)
    func alone(_ override: Override) {
        var value = Value("base")
        value[keyPath: override.keyPath] = override.name
        for other in Self.overrides {
            var cell = CodeCell(index: 0)
            other.apply(&cell)
            #expect(value.value(for: cell) == (other.name == override.name ? override.name : "base"))
        }
    }

    // A cell has only one status, so no pair has two statuses.
    static let pairs = overrides.indices.flatMap { first in
        overrides.indices.filter { $0 > first }.map { (overrides[first], overrides[$0]) }
    }.filter { !(statuses.contains($0.0.name) && statuses.contains($0.1.name)) }
    private static let statuses: Set = ["rejected", "accepted", "verifying"]

    @Test("uses the stronger of two overrides, or the weaker without it", arguments: pairs)
    func pair(_ stronger: Override, _ weaker: Override) {
        var cell = CodeCell(index: 0)
        stronger.apply(&cell)
        weaker.apply(&cell)
        var value = Value("base")
        value[keyPath: weaker.keyPath] = weaker.name
        #expect(value.value(for: cell) == weaker.name)
        value[keyPath: stronger.keyPath] = stronger.name
        #expect(value.value(for: cell) == stronger.name)
    }

    @Test("counts a masked character as filled and a placeholder as empty")
    func filled() {
        let value = Value("base", filled: "filled")
        #expect(value.value(for: CodeCell(index: 0, content: .masked)) == "filled")
        #expect(value.value(for: CodeCell(index: 0, content: .placeholder("0"))) == "base")
    }

    @Test("is small, however many states it overrides, and so is a style")
    func size() {
        #expect(MemoryLayout<ByState<CodeColor>>.size <= 16)
        #expect(MemoryLayout<BoxRenderer>.size <= 600)
        #expect(MemoryLayout<BackgroundRenderer>.size <= 600)
    }
}
