import CodeInputTestSupport
import Testing

@testable import CodeInputStyles

@Suite("A text style") struct TextStyleTests {
    private static let ink = CodeColor(0x112233), hint = CodeColor(0x445566)
    private static let text = CodeTextStyle(
        font: CodeFont(size: 20, weight: .bold, design: .serif), color: ByState(ink, rejected: .red),
        placeholderColor: ByState(hint), mask: .character("*"))

    private static let styles = Styles.all(text: text)

    private func texts(
        _ style: any CodeCellRenderer, _ content: CodeCell.Content, status: CodeStatus = .editing
    ) -> [String] {
        let context = CellContext(frame: CGRect(width: 44)), cell = CodeCell(index: 0, content: content, status: status)
        let lines = style.drawing(of: cell, in: context).description.split(separator: "\n")
        return lines.filter { $0.hasPrefix("text") }.map { line in
            // Each style has its own rectangle.
            String(line.replacing(#/ in .* font/#, with: " font"))
        }
    }

    @Test("sets characters, placeholders and masks in each style", arguments: styles) func everyStyle(_ style: Styles) {
        let style = style.renderer
        #expect(texts(style, .character("4")) == [#"text "4" font 20 bold serif with #112233"#])
        #expect(texts(style, .masked) == [#"text "*" font 20 bold serif with #112233"#])
        let placeholder = style is DotsRenderer ? [] : [#"text "0" font 16 light serif with #445566"#]
        #expect(texts(style, .placeholder("0")) == placeholder)
        #expect(texts(style, .character("4"), status: .rejected).first?.hasSuffix("#D70015") == true)
    }

    @Test("replaced as a whole keeps the style's colors of a verdict and of a disabled field", arguments: Styles.all)
    func replaced(_ style: Styles) {
        let text = CodeTextStyle(
            font: style.renderer.text.font, color: ByState(.label), placeholderColor: ByState(.placeholder),
            mask: style.renderer.text.mask)
        let context = CellContext(frame: CGRect(width: 44)), other = style.renderer.with(text)
        for content in [CodeCell.Content.character("4"), .masked, .placeholder("0")] {
            for (status, isEnabled) in [(.verifying, true), (.accepted, true), (.rejected, true), (.editing, false)]
                as [(CodeStatus, Bool)]
            {
                let cell = CodeCell(index: 0, content: content, isEnabled: isEnabled, status: status)
                #expect(other.drawing(of: cell, in: context) == style.renderer.drawing(of: cell, in: context))
            }
        }
    }
}

@Suite("The content of a cell") struct CellContentTests {
    private static let image = CodeImage(named: "picture")
    private let context = CellContext(frame: CGRect(width: 40))

    @Test(
        "is no placeholder at the caret, whatever the status", arguments: CodeStatus.allCases,
        Styles.all(text: CodeTextStyle()))
    func placeholder(_ status: CodeStatus, _ style: Styles) {
        func shows(isFocused: Bool, isEnabled: Bool = true) -> Bool {
            let cell = CodeCell(
                index: 0, content: .placeholder("7"), isFocused: isFocused, isEnabled: isEnabled, status: status)
            return style.renderer.drawing(of: cell, in: context).texts.map(\.text) == ["7"]
        }
        // A ring keeps its point.
        let hasText = !(style.renderer is DotsRenderer)
        #expect(shows(isFocused: false) == hasText && shows(isFocused: true, isEnabled: false) == hasText)
        #expect(!shows(isFocused: true))
    }

    @Test("is a placeholder also in the focused cell of a style without a caret") func placeholderWithoutCaret() {
        let cell = CodeCell(index: 0, content: .placeholder("7"), isFocused: true)
        var box = BoxRenderer.box
        box.caret = .none
        for style in [box, UncaretedRenderer()] as [any CodeCellRenderer] {
            #expect(style.drawing(of: cell, in: context).texts.map(\.text) == ["7"])
        }
    }

    @Test("is a paler mask image in a disabled field", arguments: Styles.all(text: CodeTextStyle(mask: .image(image))))
    func disabledMask(_ style: Styles) {
        func mask(isEnabled: Bool) -> CodeImage? {
            let cell = CodeCell(index: 0, content: .masked, isEnabled: isEnabled)
            return style.renderer.drawing(of: cell, in: context).allCalls.compactMap { call -> CodeImage? in
                if case .image(let image, _, _, _) = call { image } else { nil }
            }.first
        }
        #expect(mask(isEnabled: true) == Self.image && mask(isEnabled: false) == Self.image.disabled)
        #expect(Self.image.disabled != Self.image)
        // A template has a paler tint.
        #expect(CodeImage(systemName: "star").disabled == CodeImage(systemName: "star"))
    }

    @Test("and all around it show no focus if disabled", arguments: Styles.all) func disabledFocus(_ style: Styles) {
        for content in [CodeCell.Content.empty, .placeholder("7"), .character("7"), .masked] {
            let drawings = [true, false].map { isFocused in
                let cell = CodeCell(index: 0, content: content, isFocused: isFocused, isEnabled: false)
                return style.renderer.drawing(of: cell, in: context)
            }
            #expect(drawings[0] == drawings[1], "\(content)")
        }
    }
}

private struct UncaretedRenderer: CodeCellRenderer {
    let caret = CodeCaretStyle.none

    func draw(_ cell: CodeCell, in context: inout CellContext) {}
}
