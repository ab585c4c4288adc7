import CodeInputTestSupport
import Testing

@testable import CodeInputStyles

@Suite("The sign of a status") struct StatusSignTests {
    private static let judged: [CodeStatus] = [.verifying, .accepted, .rejected]

    private func field(_ count: Int, _ status: CodeStatus, isEnabled: Bool = true) -> CodeFieldState {
        .cells(count, .character("8"), status: status, isEnabled: isEnabled)
    }

    private func context(
        _ style: any CodeCellRenderer, count: Int, width: CGFloat, height: CGFloat = 56,
        environment: CodeEnvironment = CodeEnvironment(differentiateWithoutColor: true)
    ) -> FieldContext { style.context(count, in: CGRect(width: width, height: height), environment) }

    @Test("is drawn once in a field", arguments: Styles.all) func onceAField(_ style: Styles) throws {
        let context = context(style.renderer, count: 6, width: 320)
        let signs = Self.judged.map { style.renderer.foregroundDrawing(of: field(6, $0), in: context) }
        #expect(Set(signs.map(\.description)).count == 3)
        for sign in signs { #expect(try context.bounds.contains(#require(sign.fills.first))) }
    }

    @Test("stands beside the last cell, at any number of cells, width and text size", arguments: Styles.all)
    func keepsClear(_ style: Styles) throws {
        for direction in [CodeEnvironment.LayoutDirection.leftToRight, .rightToLeft] {
            for (count, width) in [(1, 44), (5, 290), (6, 320), (6, 1000), (16, 375), (64, 375)] as [(Int, CGFloat)] {
                for (textScale, height) in [(1, 56), (3.1, 116)] as [(CGFloat, CGFloat)] {
                    let environment = CodeEnvironment(
                        layoutDirection: direction, textScale: textScale, differentiateWithoutColor: true)
                    let context = context(
                        style.renderer, count: count, width: width, height: height, environment: environment)
                    let drawing = style.renderer.foregroundDrawing(of: field(count, .rejected), in: context)
                    let sign = try #require(drawing.fills.first), last = try #require(context.cellFrames.last)
                    #expect(sign.width >= min(20, last.height - 0.5) && abs(sign.midY - last.midY) <= 0.5)
                    #expect(!context.cellFrames.contains { $0.intersects(sign) }, "\(count) cells on \(width)")
                }
            }
        }
    }

    @Test(
        "follows the code where it runs from right to left, also with more room on the other side",
        arguments: [CodeCellLayout.Alignment.leading, .center, .trailing], [320, 500] as [CGFloat])
    func mirrored(_ alignment: CodeCellLayout.Alignment, width: CGFloat) throws {
        let style = changed(BoxRenderer.box) { ($0.layout.direction, $0.layout.alignment) = (.natural, alignment) }
        let environment = CodeEnvironment(layoutDirection: .rightToLeft, differentiateWithoutColor: true)
        let context = context(style, count: 6, width: width, environment: environment)
        let sign = try #require(style.foregroundDrawing(of: field(6, .accepted), in: context).fills.first)
        #expect(sign.maxX == context.cellFrames[5].minX - 8 && sign.width == 20)
        #expect(context.cellFrames[5].minX < context.cellFrames[0].minX)
    }

    @Test("stands where there is room if there is none after the last cell") func otherSide() {
        let frames = [CGRect(x: 60, y: 0, width: 40, height: 56), CGRect(x: 108, y: 0, width: 40, height: 56)]
        let environment = CodeEnvironment(differentiateWithoutColor: true)
        for cells in [frames, frames.reversed()] {
            let context = FieldContext(bounds: CGRect(width: 148), cellFrames: cells, environment: environment)
            let sign = BoxRenderer.box.foregroundDrawing(of: field(2, .accepted), in: context).fills.first
            #expect(sign == CGRect(x: 32, y: 18, width: 20, height: 20))
        }
    }

    @Test("is not drawn without the setting, a verdict, or input, or beside a message row", arguments: Styles.all)
    func notWanted(_ style: Styles) {
        let beside = changed(CodeEnvironment(differentiateWithoutColor: true)) { $0.hasMessageRow = true }
        let plain = context(style.renderer, count: 6, width: 320, environment: CodeEnvironment())
        for environment in [CodeEnvironment(), beside] {
            let context = context(style.renderer, count: 6, width: 320, environment: environment)
            #expect(context.cellFrames == plain.cellFrames)
            for status in Self.judged {
                #expect(style.renderer.foregroundDrawing(of: field(6, status), in: context).calls.isEmpty)
            }
        }
        let context = context(style.renderer, count: 6, width: 320)
        for field in [field(6, .editing), field(6, .rejected, isEnabled: false)] {
            #expect(style.renderer.foregroundDrawing(of: field, in: context).calls.isEmpty)
        }
        let size = style.renderer.layout.preferredSize(count: 6, fitting: 900, environment: CodeEnvironment())
        let larger = style.renderer.layout.preferredSize(
            count: 6, fitting: 900, environment: CodeEnvironment(differentiateWithoutColor: true))
        #expect(larger == CGSize(width: size.width + 28, height: size.height))
    }

    @Test("is valid in a field without room or cells") func noRoom() {
        for size in [CGSize.zero, CGSize(width: 0, height: 56), CGSize(width: 1, height: 1)] {
            for count in [0, 1, 64] {
                let context = context(.box, count: count, width: size.width, height: size.height)
                let drawing = BoxRenderer.box.foregroundDrawing(of: field(count, .accepted), in: context)
                #expect(!drawing.description.contains("nan") && !drawing.description.contains("inf"))
                if size.width == 0 || count == 0 { #expect(drawing.calls.isEmpty) }
            }
        }
    }

    @Test("is the default of an app's own renderer, which can move it") func customRenderers() {
        let moved = DrawnRenderer(\.drawOver) { $1.drawStatus(of: $0, in: CGRect(width: 9, height: 9), with: .tint) }
        let context = context(PlainRenderer(), count: 4, width: 200)
        #expect(!PlainRenderer().foregroundDrawing(of: field(4, .accepted), in: context).calls.isEmpty)
        let corner = moved.foregroundDrawing(of: field(4, .accepted), in: context)
        #expect(corner.fills.first == CGRect(width: 9, height: 9))
        #expect(corner.description.contains("#007AFF"))
    }
}
