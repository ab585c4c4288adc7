import CodeInputCore
import CodeInputStyles
import Testing

@Suite("A value by state")
struct ByStateTests {
    typealias Value = ByState<String>

    @Test("uses an override only in its state, and the stronger of two") func overrides() {
        // The strongest first.
        let overrides: [(name: String, value: WritableKeyPath<Value, String?>, apply: (inout CodeCell) -> Void)] = [
            ("disabled", \.disabled, { $0.isEnabled = false }), ("rejected", \.rejected, { $0.status = .rejected }),
            ("accepted", \.accepted, { $0.status = .accepted }), ("verifying", \.verifying, { $0.status = .verifying }),
            ("selected", \.selected, { $0.isSelected = true }), ("focused", \.focused, { $0.isFocused = true }),
            ("filled", \.filled, { $0.content = .character("1") }),
        ]
        for (strength, stronger) in overrides.enumerated() {
            for (index, other) in overrides.enumerated() {
                var cell = CodeCell(index: 0), value = Value("base")
                other.apply(&cell)
                value[keyPath: stronger.value] = stronger.name
                #expect(value.value(for: cell) == (index == strength ? stronger.name : "base"))
                // A cell has only one status.
                stronger.apply(&cell)
                guard index > strength, !(1...3).contains(strength) || index > 3 else { continue }
                value[keyPath: other.value] = other.name
                #expect(value.value(for: cell) == stronger.name, "\(stronger.name) and \(other.name)")
                value[keyPath: stronger.value] = nil
                #expect(value.value(for: cell) == other.name, "\(stronger.name) and \(other.name)")
            }
        }
    }

    @Test("counts a masked character as filled and a placeholder as empty") func filled() {
        let value = Value("base", filled: "filled")
        #expect(value.value(for: CodeCell(index: 0, content: .masked)) == "filled")
        #expect(value.value(for: CodeCell(index: 0, content: .placeholder("0"))) == "base")
    }

    @Test("is small, however many states it overrides, and so is a style") func size() {
        #expect(MemoryLayout<ByState<CodeColor>>.size <= 16)
        #expect(MemoryLayout<BoxRenderer>.size <= 600)
        #expect(MemoryLayout<BackgroundRenderer>.size <= 600)
    }
}
