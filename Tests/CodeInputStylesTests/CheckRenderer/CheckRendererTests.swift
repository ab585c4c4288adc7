import CodeInputStyles
import CodeInputTestSupport
import TestTools
import Testing

@Suite("checkRenderer")
struct CheckRendererTests {
    @Test("finds nothing in the built-in styles", arguments: LongTests.sample(of: Styles.all))
    func builtIn(_ style: Styles) {
        let findings = checkRenderer(style.renderer)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test("finds the fault of a bad renderer, and nothing else", arguments: LongTests.sample(of: BadRenderer.all))
    func bad(_ renderer: BadRenderer) {
        let findings = checkRenderer(renderer)
        let isEnough = renderer.showsInOtherWays && findings.contains { $0.check == renderer.fault }
        #expect(isEnough || findings.map(\.check) == [renderer.fault], "\(findings)")
        #expect(findings.allSatisfy { $0.description.count < 500 && !$0.examples.isEmpty }, "\(findings)")
    }

    @Test(
        "finds what a stranger gets wrong, whatever else it finds",
        arguments: LongTests.sample(of: BadRenderer.strangers))
    func stranger(_ renderer: BadRenderer) {
        let findings = checkRenderer(renderer)
        #expect(findings.contains { $0.check == renderer.fault }, "\(findings)")
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
        #expect(findings.isEmpty, "\(findings)")
    }
}
