import CodeInputCore
import CodeInputStyles
import Testing

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

@Suite("A caret")
struct CaretTests {
    private struct PlainRenderer: CodeCellRenderer {
        func draw(_ cell: CodeCell, in context: inout CellContext) {}
    }

    @Test("defaults to a bar of 2 points in the middle of the cell")
    func standard() {
        let context = CellContext(frame: CGRect(x: 10, y: 0, width: 44, height: 56))
        #expect(PlainRenderer().caret(in: context) == CGRect(x: 31, y: 15, width: 2, height: 26.5))
        #expect(PlainRenderer().layout == .equal(spacing: 8))
        #expect(
            PlainRenderer().backgroundDrawing(
                of: CodeFieldState(cells: []), in: FieldContext(bounds: .zero, cellFrames: [])
            ).isEmpty)
    }

    @Test(
        "fits the cell at the largest text, and is nil without room",
        arguments: [
            (CGSize(width: 320, height: 56), true), (CGSize(width: 20, height: 400), true),
            (CGSize(width: 1, height: 56), false), (CGSize(width: 44, height: 0), false), (.zero, false),
        ])
    func fitting(_ size: CGSize, isThere: Bool) {
        let frame = CGRect(origin: .zero, size: size)
        let context = CellContext(frame: frame, environment: CodeEnvironment(textScale: 3.1))
        for style in Styles.all where !(style.renderer is DotsRenderer) && style.name != "overlay" {
            let caret = style.renderer.caret(in: context)
            #expect((caret != nil) == isThere, "\(style.name)")
            if let caret { #expect(frame.contains(caret), "\(style.name)") }
        }
    }

    @Test("is nil in a row of dots")
    func dots() {
        #expect(DotsRenderer().caret(in: CellContext(frame: CGRect(x: 0, y: 0, width: 40, height: 56))) == nil)
    }
}
