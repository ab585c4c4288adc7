import CodeInputStyles
import CodeInputTestSupport
import TestTools
import Testing

@Suite("checkRenderer")
struct CheckRendererTests {
    @Test("finds nothing in the built-in styles", arguments: LongTests.sample(of: Styles.all))
    func builtIn(_ style: Styles) {
        let findings = checkRenderer(style.renderer)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("finds the fault of a bad renderer, and nothing else", arguments: LongTests.sample(of: BadRenderer.all))
    func bad(_ renderer: BadRenderer) {
        let findings = checkRenderer(renderer)
        #expect(findings.map(\.check) == [renderer.fault], "\(findings)")
        // A message names the fault, then how to fix it.
        #expect(findings.allSatisfy { $0.message.contains(". ") }, "\(findings)")
    }

    @Test("runs only the given checks")
    func someChecks() {
        let renderer = BadRenderer.all[0]
        #expect(checkRenderer(renderer, for: [.isDeterministic, .textContrast]).isEmpty)
        #expect(checkRenderer(renderer, for: [.drawsInside]).count == 1)
    }

    @Test("finds nothing in unusual but correct renderers", arguments: LongTests.sample(of: UnusualRenderer.all))
    func unusual(_ renderer: UnusualRenderer) {
        let findings = checkRenderer(renderer.renderer)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }
}
