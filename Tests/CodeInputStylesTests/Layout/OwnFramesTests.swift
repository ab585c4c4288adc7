import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Foundation
import Testing

/// Boxes on an arc.
struct ArcRenderer: CodeCellRenderer {
    var box = BoxRenderer()
    var layout: CodeCellLayout {
        var layout = CodeCellLayout.equal()
        layout.preferredCellSize.height = 96
        layout.wrapping = .never
        return layout
    }

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        let frames = layout.frames(count: count, in: bounds, environment: environment)
        let rise = environment.aligned(bounds.height * 0.4)
        return frames.enumerated().map { index, frame in
            let angle = CGFloat.pi * (CGFloat(index) + 0.5) / CGFloat(count)
            let y = environment.aligned(rise * (1 - CGFloat(sin(Double(angle)))))
            return CGRect(x: frame.minX, y: frame.minY + y, width: frame.width, height: max(frame.height - rise, 0))
        }
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) { box.draw(cell, in: &context) }
    func textRect(in context: CellContext) -> CGRect? { box.textRect(in: context) }
}

@Suite("Frames of a renderer's own")
struct OwnFramesTests {
    @Test(
        "are those of the layout where they are no numbers, or too large",
        arguments: [CGFloat.nan, .infinity, 1e300, -1e300, 1e8])
    func impossible(_ x: CGFloat) {
        struct Stray: CodeCellRenderer {
            let x: CGFloat
            func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
                (0..<count).map { _ in CGRect(x: x, y: 0, width: 44, height: 56) }
            }
            func draw(_ cell: CodeCell, in context: inout CellContext) {
                context.fill(.rect(context.frame), with: .label)
            }
        }
        let field = CodeEditor(length: 4).state()
        let expected = Stray(x: 0).layout.frames(count: 4, in: CGRect(x: 0, y: 0, width: 320, height: 56))
        #expect(
            Stray(x: x).usableCellFrames(
                count: 4, in: CGRect(x: 0, y: 0, width: 320, height: 56), environment: CodeEnvironment()) == expected)
        #expect(Stray(x: x).snapshot(of: field).contains("fill rect 0,0 44x56"))
    }

    @Test("are those of the layout by default, and of the base of an overlay")
    func defaults() {
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 96), environment = CodeEnvironment()
        #expect(
            BoxRenderer().cellFrames(count: 6, in: bounds, environment: environment)
                == CodeCellLayout.equal().frames(count: 6, in: bounds))
        let arc = ArcRenderer().cellFrames(count: 6, in: bounds, environment: environment)
        #expect(Set(arc.map(\.minY)).count == 3)
        #expect(
            ArcRenderer().overlaying(.box).cellFrames(count: 6, in: bounds, environment: environment) == arc)
    }
}

@Suite("The overhang of a layout")
struct OverhangTests {
    /// Boxes with a ring around the focused cell, outside of its frame.
    private struct RingRenderer: CodeCellRenderer {
        var box = BoxRenderer()
        var layout: CodeCellLayout { box.layout }

        func draw(_ cell: CodeCell, in context: inout CellContext) {
            if cell.isFocused {
                context.stroke(
                    .roundedRect(context.frame.insetBy(dx: -3, dy: -3), cornerRadius: 13), with: .tint, lineWidth: 2)
            }
            box.draw(cell, in: &context)
        }

        func textRect(in context: CellContext) -> CGRect? { box.textRect(in: context) }
    }

    @Test(
        "lets a cell draw as far outside its frame, and no further",
        arguments: [(0, 1), (3.5, 1), (4, 0)] as [(CGFloat, Int)])
    func room(_ overhang: CGFloat, findings: Int) {
        var style = RingRenderer()
        style.box.layout.overhang = overhang
        let found = checkRenderer(style, for: [.drawsInside])
        #expect(found.count == findings, "\(found)")
        if overhang > 0 {
            #expect(found.allSatisfy { $0.message.contains("0.5 points out of the cell and its overhang") })
        }
    }

    @Test("lets a background draw outside the field", arguments: [false, true])
    func background(hasOverhang: Bool) {
        struct Halo: CodeCellRenderer {
            var layout = CodeCellLayout.equal()
            func draw(_ cell: CodeCell, in context: inout CellContext) { BoxRenderer().draw(cell, in: &context) }
            func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
                context.fill(.rect(context.bounds.insetBy(dx: -4, dy: -4)), with: .fill)
            }
        }
        var halo = Halo()
        halo.layout.overhang = hasOverhang ? 4 : 0
        #expect(checkRenderer(halo, for: [.drawsInside]).isEmpty == hasOverhang)
    }

    @Test("that is odd counts as 0", arguments: [-1, .nan] as [CGFloat])
    func odd(_ overhang: CGFloat) {
        var layout = CodeCellLayout.equal()
        layout.overhang = overhang
        #expect(layout.overhang == 0)
    }
}
