import CodeInputCore
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

    @Test("finds each fault, even if it looks for nothing else", arguments: BadRenderer.all + BadRenderer.strangers)
    func soon(_ renderer: BadRenderer) {
        let findings = checkRenderer(renderer, for: [renderer.fault], isBrief: true)
        #expect(findings.map(\.check) == [renderer.fault])
    }

    @Test("counts a drawing as far as each of its clips leaves it")
    func nestedClips() {
        struct Clipping: CodeCellRenderer {
            var first: CGFloat = 0
            var second: CGFloat = 0

            func draw(_ cell: CodeCell, in context: inout CellContext) {
                let frame = context.frame
                BoxRenderer().draw(cell, in: &context)
                context.drawGroup { group in
                    group.clip(to: .rect(frame.insetBy(dx: 0, dy: -first)))
                    group.drawGroup { inner in
                        inner.clip(to: .rect(frame.insetBy(dx: -second, dy: 0)))
                        inner.fill(.rect(frame.insetBy(dx: -9, dy: -9)), with: CodeColor(0, opacity: 0.001))
                    }
                }
            }
        }
        #expect(checkRenderer(Clipping(first: 9, second: 9), for: [.drawsInside]).isEmpty)
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
