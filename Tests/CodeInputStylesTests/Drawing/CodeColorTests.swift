import CodeInputStyles
import CodeInputTestSupport
import Testing

@Suite("A color")
struct CodeColorTests {
    private static let color = CodeColor(
        light: .init(0x111111), dark: .init(0x222222), lightIncreasedContrast: .init(0x333333),
        darkIncreasedContrast: .init(0x444444))

    @Test(
        "resolves to the variant of its environment",
        arguments: [
            (CodeEnvironment.ColorScheme.light, false, 0x111111), (.dark, false, 0x222222), (.light, true, 0x333333),
            (.dark, true, 0x444444),
        ] as [(CodeEnvironment.ColorScheme, Bool, UInt32)])
    func variants(_ scheme: CodeEnvironment.ColorScheme, increasedContrast: Bool, rgb: UInt32) {
        let environment = CodeEnvironment(colorScheme: scheme, increasedContrast: increasedContrast)
        #expect(Self.color.resolved(in: environment) == .init(rgb))
        var tinted = environment
        tinted.tint = Self.color
        #expect(CodeColor.tint.resolved(in: tinted) == .init(rgb))
    }

    @Test("defaults to the plain variants with increased contrast")
    func withoutContrastVariants() {
        let color = CodeColor(light: .init(0xFF0000), dark: .init(0x00FF00))
        #expect(color.resolved(in: CodeEnvironment(increasedContrast: true)) == .init(0xFF0000))
        #expect(
            color.resolved(in: CodeEnvironment(colorScheme: .dark, increasedContrast: true)) == .init(0x00FF00))
    }

    @Test("multiplies opacities, even of the tint")
    func opacity() {
        #expect(CodeColor(0, opacity: 0.5).opacity(0.5).resolved(in: CodeEnvironment()).opacity == 0.25)
        #expect(CodeColor.tint.opacity(0.25).resolved(in: CodeEnvironment()).opacity == 0.25)
        #expect(CodeColor(0).opacity(.nan).resolved(in: CodeEnvironment()).opacity == 0)
        #expect(CodeColor(0).opacity(7).opacity(-1).resolved(in: CodeEnvironment()).opacity == 0)
    }

    @Test("resolves a circular tint to the system's blue")
    func circularTint() {
        #expect(CodeColor.tint.resolved(in: CodeEnvironment(tint: .tint)) == .init(0x007AFF))
    }

    @Test("keeps components beyond sRGB, and clamps others")
    func clamping() {
        let red = CodeColor.Components(red: 1.093, green: -0.227, blue: -0.15)
        #expect(red.red == 1.093 && red.green == -0.227 && red.blue == -0.15)
        #expect(CodeColor(red).opacity(0.5).resolved(in: CodeEnvironment()).red == 1.093)
        let color = CodeColor.Components(red: -.infinity, green: 7, blue: .nan, opacity: 9)
        #expect(color == .init(red: -1, green: 2, blue: 0, opacity: 1))
    }

    @Test(
        "is described in hexadecimal",
        arguments: [
            (CodeColor.Components(0xFF3B30), "#FF3B30"), (.init(0x00000A, opacity: 0.6), "#00000A 60%"),
            (.init(0xFFFFFF, opacity: 0), "#FFFFFF 0%"),
            (.init(red: 1.093, green: -0.227, blue: -0.15, opacity: 0.5), "1093,-227,-150 50%"),
        ])
    func description(_ color: CodeColor.Components, text: String) {
        #expect(color.plain == text)
    }
}
