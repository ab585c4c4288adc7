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

@Suite("checkRenderer, over a picture")
struct PictureContrastTests {
    private static let colors: [UInt32] = [
        0x000000, 0x333333, 0x777777, 0x999999, 0xBBBBBB, 0xFFFFFF, 0xD70015, 0xFF453A, 0x1F7A36, 0x30D158, 0x007AFF,
        0xFFB199,
    ]
    private static let picture = BackgroundRenderer(image: CodeImage(named: "picture"))

    @Test(
        "finds that the focus and the verdicts of a background have contrast on every color",
        arguments: LongTests.sample(of: colors))
    func builtIn(_ color: UInt32) {
        let findings = checkRenderer(
            Self.picture, for: [.boundaryContrast, .focusContrast], picture: CodeColor(color))
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test("finds text without contrast on the color of the picture")
    func text() {
        var style = Self.picture
        style.text.color.base = CodeColor(0x1C1C1E)
        style.text.placeholderColor.base = CodeColor(0x1C1C1E)
        #expect(checkRenderer(style, for: [.textContrast], picture: CodeColor(0xFFE0D0)).isEmpty)
        #expect(checkRenderer(style, for: [.textContrast], picture: CodeColor(0x333333)).count == 1)
    }

    @Test("finds a verdict that is a line of one tone", arguments: [0x999999, 0xD04050] as [UInt32])
    func oneTone(_ color: UInt32) throws {
        var style = Self.picture
        style.fillColor = ByState(.clear, selected: .selection, disabled: .fill)
        let finding = try #require(
            checkRenderer(style, for: [.boundaryContrast], picture: CodeColor(color)).first)
        #expect(finding.description.contains("rejected") && finding.description.contains("two tones"))
    }
}
