import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Testing

@Suite("The content of a cell")
struct CellContentTests {
    private static let styles = ["box", "underline", "dots", "background"]
    private static let statuses: [CodeStatus] = [.editing, .verifying, .accepted, .rejected]
    private let image = CodeImage(named: "picture")
    private let context = CellContext(frame: CGRect(x: 0, y: 0, width: 40, height: 56))

    private func style(_ name: String, mask: CodeMaskSymbol = .dot) -> any CodeCellRenderer {
        var box = BoxRenderer(), underline = UnderlineRenderer(), dots = DotsRenderer()
        var background = BackgroundRenderer(image: image)
        let text = CodeTextStyle(mask: mask)
        (box.text, underline.text, dots.text, background.text) = (text, text, text, text)
        return ["box": box, "underline": underline, "dots": dots, "background": background][name] ?? box
    }

    private func drawnImage(in drawing: CodeDrawing) -> CodeImage? {
        for call in drawing.calls {
            switch call {
            case .image(let image, _, _, _): return image
            case .group(let part), .character(let part):
                if let image = drawnImage(in: part) { return image }
            default: break
            }
        }
        return nil
    }

    @Test("is no placeholder at the caret, which only a field that is edited has", arguments: statuses)
    func placeholder(_ status: CodeStatus) {
        func shows(isFocused: Bool, isEnabled: Bool = true) -> Bool {
            let cell = CodeCell(
                index: 0, content: .placeholder("7"), isFocused: isFocused, isEnabled: isEnabled, status: status)
            return BoxRenderer().drawing(of: cell, in: context).description.contains(#"text "7""#)
        }
        #expect(shows(isFocused: false) && shows(isFocused: true, isEnabled: false))
        #expect(shows(isFocused: true) == (status != .editing))
    }

    @Test("is a paler mask image in a disabled field", arguments: styles)
    func disabledMask(_ name: String) {
        func mask(isEnabled: Bool) -> CodeImage? {
            let cell = CodeCell(index: 0, content: .masked, isEnabled: isEnabled)
            return drawnImage(in: style(name, mask: .image(image)).drawing(of: cell, in: context))
        }
        #expect(mask(isEnabled: true) == image && mask(isEnabled: false) == image.disabled)
        #expect(image.disabled != image)
    }

    @Test("and all around it show no focus in a disabled field", arguments: styles)
    func disabledFocus(_ name: String) {
        for content in [CodeCell.Content.empty, .placeholder("7"), .character("7"), .masked] {
            let drawings = [true, false].map { isFocused in
                let cell = CodeCell(index: 0, content: content, isFocused: isFocused, isEnabled: false)
                return style(name).drawing(of: cell, in: context)
            }
            #expect(drawings[0] == drawings[1], "\(content)")
        }
    }
}
