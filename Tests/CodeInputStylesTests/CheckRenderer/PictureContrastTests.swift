import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import TestTools
import Testing

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
