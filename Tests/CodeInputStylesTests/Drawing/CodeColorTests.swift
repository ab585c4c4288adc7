import Testing

@testable import CodeInputTestSupport

@Suite("A color") struct CodeColorTests {
    private static let color = CodeColor(
        light: .init(0x111111), dark: .init(0x222222), lightIncreasedContrast: .init(0x333333),
        darkIncreasedContrast: .init(0x444444), elevated: .init(0x555555), elevatedIncreasedContrast: .init(0x666666))

    private func resolved(_ color: CodeColor) -> [String] {
        CodeEnvironment.appearances.map { color.resolved(in: $0).plain }
    }

    @Test("resolves to the variant of its environment, as the tint too") func variants() {
        let expected = ["#111111", "#333333", "#222222", "#444444", "#555555", "#666666"]
        #expect(resolved(Self.color) == expected)
        #expect(resolved(Self.color.opacity(0.5)) == expected.map { $0 + " 50%" })
        for var environment in CodeEnvironment.appearances {
            let tinted = CodeEnvironment(
                colorScheme: environment.colorScheme, isElevated: environment.isElevated, tint: Self.color,
                increasedContrast: environment.increasedContrast)
            #expect(CodeColor.tint.resolved(in: tinted) == Self.color.resolved(in: environment))
            // A sheet has no light variant of its own.
            environment.isElevated = true
            environment.colorScheme = .light
            #expect(
                Self.color.resolved(in: environment).plain == (environment.increasedContrast ? "#333333" : "#111111"))
        }
    }

    @Test("is white or black by name, in every appearance") func whiteAndBlack() {
        #expect(Set(resolved(.white)) == ["#FFFFFF"] && Set(resolved(.black)) == ["#000000"])
    }

    @Test("takes a variant that is missing from the nearest one") func missingVariants() {
        let red = CodeColor(0xFF0000), blue = CodeColor(0x0000FF), green = CodeColor(0x00FF00)
        func hex(_ color: CodeColor) -> String {
            resolved(color).map { String($0.dropFirst().prefix(6)) }.joined(separator: " ")
        }
        let plain = CodeColor(light: red, dark: blue)
        #expect(hex(plain) == "FF0000 FF0000 0000FF 0000FF 0000FF 0000FF")
        let contrast = CodeColor(light: red, dark: blue, darkIncreasedContrast: green)
        #expect(hex(contrast) == "FF0000 FF0000 0000FF 00FF00 0000FF 00FF00")
        let sheet = CodeColor(light: red, dark: blue, elevated: green)
        #expect(hex(sheet) == "FF0000 FF0000 0000FF 0000FF 00FF00 00FF00")
        // A variant with variants stands for its own appearance, and may be the tint.
        #expect(hex(CodeColor(light: red, dark: Self.color)) == "FF0000 FF0000 222222 444444 555555 666666")
        #expect(hex(CodeColor(light: .tint, dark: blue)) == "007AFF 0040DD 0000FF 0000FF 0000FF 0000FF")
        #expect(CodeColor(light: red, dark: red) == red)
    }

    @Test("multiplies opacities, even of the tint") func opacity() {
        #expect(CodeColor(0, opacity: 0.5).opacity(0.5).resolved(in: CodeEnvironment()).opacity == 0.25)
        #expect(CodeColor.tint.opacity(0.25).resolved(in: CodeEnvironment()).opacity == 0.25)
        #expect(CodeColor(0).opacity(.nan).resolved(in: CodeEnvironment()).opacity == 0)
        #expect(CodeColor(0).opacity(7).opacity(-1).resolved(in: CodeEnvironment()).opacity == 0)
    }

    @Test("resolves a circular tint to the system's blue") func circularTint() {
        #expect(CodeColor.tint.resolved(in: CodeEnvironment(tint: .tint)).plain == "#007AFF")
    }

    @Test("keeps components beyond sRGB, and clamps others") func clamping() {
        let red = CodeColor.Components(red: 1.093, green: -0.227, blue: -0.15)
        #expect(red.red == 1.093 && red.green == -0.227 && red.blue == -0.15)
        #expect(CodeColor(red).opacity(0.5).resolved(in: CodeEnvironment()).red == 1.093)
        let color = CodeColor.Components(red: -.infinity, green: 7, blue: .nan, opacity: 9)
        #expect(color == .init(red: -1, green: 2, blue: 0, opacity: 1))
    }

    @Test(
        "is described in hexadecimal",
        arguments: [
            (CodeColor(0xFF3B30), "#FF3B30"), (CodeColor(0x00000A, opacity: 0.6), "#00000A 60%"),
            (CodeColor(0xFFFFFF, opacity: 0), "#FFFFFF 0%"),
            (CodeColor(.init(red: 1.093, green: -0.227, blue: -0.15, opacity: 0.5)), "1093,-227,-150 50%"),
        ])
    func description(_ color: CodeColor, text: String) { #expect(color.resolved(in: CodeEnvironment()).plain == text) }
}
