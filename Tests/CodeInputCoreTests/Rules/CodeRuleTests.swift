import CodeInputCore
import Testing

@Suite("Rules for complete codes")
struct CodeRuleTests {
    @Test("a violation is its message")
    func message() {
        let own: CodeRuleViolation = "Choose another."
        #expect(own.message == "Choose another." && own.kind == .other)
    }
}
