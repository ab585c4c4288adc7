import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Foundation
import TestTools
import Testing

/// Styles that no built-in style is, from the public API alone.
///
/// The gallery of the Playground has more.
struct ImaginedStyle: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let style: any CodeCellRenderer

    static let all: [ImaginedStyle] = {
        var prefixed = BoxRenderer()
        prefixed.layout = .grouped([3, 3])
        prefixed.layout.leading = .text("G-", font: prefixed.text.font)
        prefixed.layout.separator = .image(CodeImage(systemName: "heart.fill", size: CGSize(width: 12, height: 12)))
        var slots = BoxRenderer()
        (slots.motion.insertion, slots.motion.removal) = (.roll, .roll)
        return [
            ImaginedStyle(testDescription: "shadow", style: ShadowRenderer()),
            ImaginedStyle(testDescription: "prefix", style: prefixed),
            ImaginedStyle(testDescription: "slot-machine", style: slots),
            ImaginedStyle(testDescription: "arc", style: ArcRenderer()),
        ]
    }()
}

@Suite("A style that an app imagines")
struct ImaginedStyleTests {
    @Test("passes every check", arguments: LongTests.sample(of: ImaginedStyle.all))
    func checks(_ style: ImaginedStyle) { #expect(checkRenderer(style.style) == []) }

    @Test("has a picture of every state, which is well-formed", arguments: ImaginedStyle.all)
    func picture(_ style: ImaginedStyle) throws {
        for scheme in CodeEnvironment.ColorScheme.allCases {
            let svg = style.style.picture(environment: CodeEnvironment(colorScheme: scheme))
            for state in ["empty", "focused", "masked", "accepted", "rejected", "disabled"] {
                #expect(svg.contains(">\(state)<"))
            }
            #expect(svg.contains(">4</text>"))
            let opened = svg.components(separatedBy: "<g ").count, closed = svg.components(separatedBy: "</g>").count
            #expect(opened == closed && !svg.contains("nan") && !svg.contains("inf\""))
            // To look at them.
            if let folder = ProcessInfo.processInfo.environment["PICTURES"] {
                let name = "\(folder)/\(style.testDescription)-\(scheme).svg"
                try svg.write(toFile: name, atomically: true, encoding: .utf8)
            }
        }
    }

    @Test("has a picture with its glow, its gradient and its clips")
    func parts() {
        let svg = ShadowRenderer().picture(length: 2)
        #expect(svg.contains("feDropShadow") && svg.contains("linearGradient"))
        #expect(svg.contains("flood-opacity") == (CodeColor.tint.resolved(in: CodeEnvironment()).opacity < 1))
        var slices = BackgroundRenderer(image: CodeImage(named: "picture"))
        slices.mode = .slices
        #expect(slices.picture().contains("clip-path"))
    }
}

@Suite("Gradients and shadows")
struct GradientTests {
    private func context(_ body: (inout CellContext) -> Void) -> String {
        var context = CellContext(frame: CGRect(x: 0, y: 0, width: 40, height: 50))
        body(&context)
        return context.drawing.description
    }

    @Test("draw nothing without a color, and a plain fill with one or without a way")
    func odd() {
        let rect = CodePath.rect(CGRect(x: 0, y: 0, width: 40, height: 50)), end = CGPoint(x: 0, y: 50)
        #expect(context { $0.fill(rect, withGradient: [], from: .zero, to: end) } == "")
        #expect(context { $0.fill(rect, withGradient: [.clear, .clear], from: .zero, to: end) } == "")
        #expect(context { $0.fill(rect, withGradient: [CodeColor(0)], from: .zero, to: end) }.hasSuffix("#000000"))
        let noWay = context { $0.fill(rect, withGradient: [CodeColor(0), CodeColor(0xFFFFFF)], from: end, to: end) }
        #expect(noWay.hasSuffix("with #FFFFFF"))
        #expect(context { $0.addShadow(color: .clear, radius: 3) } == "")
        #expect(context { $0.addShadow(color: .label, radius: .nan) }.contains("radius 0"))
        #expect(context { $0.addShadow(color: .label, radius: 1, x: .infinity) } == "")
    }

    @Test("count where the text stands: a gradient has a contrast at every place", arguments: [true, false])
    func contrast(isDark: Bool) {
        struct Faded: CodeCellRenderer {
            var colors: [CodeColor]
            func draw(_ cell: CodeCell, in context: inout CellContext) {
                let frame = context.frame
                context.fill(
                    .rect(frame), withGradient: colors, from: CGPoint(x: frame.minX, y: frame.minY),
                    to: CGPoint(x: frame.minX, y: frame.maxY))
                context.draw(
                    cell.content, font: CodeFont(), with: CodeColor(0), placeholderColor: CodeColor(0))
            }
        }
        let colors = [CodeColor(0xFFFFFF), CodeColor(isDark ? 0x111111 : 0xAAAAAA)]
        #expect(checkRenderer(Faded(colors: colors), for: [.textContrast]).isEmpty == !isDark)
    }

    @Test("may not fall outside the overhang", arguments: [(9, true), (10, false)] as [(CGFloat, Bool)])
    func shadowOutside(_ radius: CGFloat, isInside: Bool) {
        struct Shadowed: CodeCellRenderer {
            var radius: CGFloat
            var layout: CodeCellLayout {
                var layout = CodeCellLayout.equal()
                layout.overhang = 9
                return layout
            }
            func draw(_ cell: CodeCell, in context: inout CellContext) {
                context.drawGroup { group in
                    group.addShadow(color: .label, radius: radius)
                    group.fill(.rect(group.frame), with: .background)
                }
                context.draw(cell.content, font: CodeFont(), with: .label)
            }
        }
        let findings = checkRenderer(Shadowed(radius: radius), for: [.drawsInside])
        #expect(findings.isEmpty == isInside)
        if let finding = findings.first { #expect(finding.message.hasPrefix("A shadow reaches 1.0 points")) }
    }
}

/// Boxes with a shadow under the focused cell, and a gradient in it.
struct ShadowRenderer: CodeCellRenderer {
    var box = BoxRenderer.outline

    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 12)
        layout.overhang = 4
        return layout
    }()

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        if cell.isFocused {
            let frame = context.frame, shape = CodePath.roundedRect(frame, cornerRadius: box.cornerRadius)
            context.drawGroup { group in
                group.addShadow(color: .tint, radius: 3)
                group.fill(shape, with: .background)
            }
            context.fill(
                shape, withGradient: [.fill, .clear], from: frame.origin, to: CGPoint(x: frame.minX, y: frame.maxY))
        }
        box.draw(cell, in: &context)
    }

    func textRect(in context: CellContext) -> CGRect? { box.textRect(in: context) }
}
