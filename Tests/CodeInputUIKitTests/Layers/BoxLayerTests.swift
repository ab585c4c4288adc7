import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("Boxes without a bitmap") struct BoxLayerTests {
        private nonisolated static let styles: [any CodeCellRenderer] = [
            BoxRenderer.box, BoxRenderer.outline, BoxRenderer.joined, BoxRenderer.circles,
            BackgroundRenderer(image: CodeImage(named: "none")),
        ]

        @Test("no built-in style has a bitmap for a box, or for a grid", arguments: 0..<styles.count)
        func styles(_ index: Int) throws {
            // Cells of whole pixels.
            let stage = Stage(style: Self.styles[index], width: 360)
            let layers = stage.layers.filter { $0.name == "background" || $0.name?.hasPrefix("cell") == true }
            #expect(layers.allSatisfy { $0.contents == nil } && layers.contains { !LayerBoxes(of: $0).isEmpty })
            stage.settle { $0.reject() }
            let filled = try #require(stage.layer("cell 1"))
            #expect(filled.contents == nil)
        }

        @Test("a box has the fill and the line of a drawing, and the outer corners of the line") func box() throws {
            let renderer = TestRenderer { _, context in
                let frame = context.frame.insetBy(dx: 1, dy: 1)
                context.fill(.roundedRect(context.frame, cornerRadius: 7), with: CodeColor(0xFF0000))
                context.stroke(.roundedRect(frame, cornerRadius: 6), with: CodeColor(0x00FF00), lineWidth: 2)
            }
            let stage = Stage(style: renderer, width: 360, isFocused: false)
            let layer = try #require(stage.layer("cell 2"))
            #expect(layer.cornerRadius == 7 && layer.borderWidth == 2 && layer.sublayers == nil)
            #expect(
                layer.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
                    && layer.cornerCurve == .continuous)
            #expect(layer.borderColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
        }

        // What a cell draws, and how many layers in that of the cell show it; nil for a bitmap.
        private nonisolated static let drawings: [(String, Int?, @Sendable (inout CellContext) -> Void)] = [
            ("nothing", 0, { _ in }), ("a circle", 0, { $0.fill(.ellipse(in: square), with: .red) }),
            ("a rectangle", 0, { $0.fill(.rect(square), with: .red) }),
            ("a flat one", 0, { $0.fill(.rect(square.insetBy(dx: 0, dy: 6)), with: .red) }),
            ("two rectangles", 2, { fill([$0.frame, square], in: &$0) }), ("sixteen", 16, { fill(16, in: &$0) }),
            ("one too many", nil, { fill(17, in: &$0) }),
            ("a small one", nil, { fill([square.insetBy(dx: 9, dy: 9)], in: &$0) }),
            ("an oval", nil, { $0.fill(.ellipse(in: $0.frame), with: .red) }),
            ("a dashed line", nil, { $0.stroke(.rect(square), with: .red, lineWidth: 2, dash: [2, 2]) }),
            ("a slanted line", nil, { $0.stroke(.line(from: $0.frame.origin, to: .zero), with: .red, lineWidth: 2) }),
            ("edges between pixels", nil, { fill([$0.frame.insetBy(dx: 0.2, dy: 0)], in: &$0) }),
            ("more than a cell", nil, { fill([$0.frame.insetBy(dx: -20, dy: 0)], in: &$0) }),
            ("a clip", nil, clipped),
            ("a group", nil, { context in context.drawGroup { fill([$0.frame], in: &$0) } }),
        ]
        private nonisolated static let square = CGRect(x: 6, y: 8, width: 40, height: 40)

        private nonisolated static func clipped(_ context: inout CellContext) {
            context.clip(to: .ellipse(in: context.frame))
            fill([context.frame], in: &context)
        }

        private nonisolated static func fill(_ rects: [CGRect], in context: inout CellContext) {
            for rect in rects { context.fill(.rect(rect), with: .red) }
        }

        private nonisolated static func fill(_ count: Int, in context: inout CellContext) {
            fill((0..<count).map { square.insetBy(dx: 0, dy: CGFloat($0) / 3) }, in: &context)
        }

        @Test("any other drawing has a bitmap, and one takes the place of the other", arguments: 0..<drawings.count)
        func others(_ index: Int) throws {
            let (name, count, draw) = Self.drawings[index]
            let stage = Stage(style: .still, width: 360, isFocused: false)
            let green: @Sendable (inout CellContext) -> Void = { $0.fill(.rect($0.frame), with: .green) }
            for cell in [draw, green, draw] {
                stage.settle { $0.style = TestRenderer { if $0.index == 0 { cell(&$1) } } }
            }
            let layer = try #require(stage.layer("cell 0"))
            #expect((layer.contents == nil) == (count != nil), "\(name)")
            #expect((layer.sublayers ?? []).count == count ?? 0 && count != 0 || layer.sublayers == nil, "\(name)")
            #expect(LayerBoxes(of: layer).isEmpty == (count == nil || name == "nothing"), "\(name)")
        }

        @Test("a box takes the place of a bitmap when the scale makes it one") func newScale() throws {
            let style = TestRenderer {
                $1.stroke(.rect($1.frame.insetBy(dx: 1.5, dy: 1.5)), with: .black, lineWidth: 2)
            }.with(\.dependencies, CodeDependencies())
            let stage = Stage(style: style, width: 352, isFocused: false), layer = try #require(stage.layer("cell 1"))
            func hasBitmap() -> Bool {
                stage.settle()
                #expect((layer.contents != nil) == LayerBoxes(of: layer).isEmpty)
                return layer.contents != nil
            }
            #expect(hasBitmap())
            Device.setTraits { $0.displayScale = 2 }
            #expect(!hasBitmap())
        }

        @Test("the lines of a grid follow an animation of the size") func following() throws {
            let stage = Stage(style: .joined, width: 240)
            let animation = CABasicAnimation(keyPath: "bounds.size")
            animation.duration = 0.4
            stage.view.layer.add(animation, forKey: "bounds.size")
            stage.settle { $0.frame.size.width = 300 }
            let lines = try #require(stage.layer("background")?.sublayers)
            #expect(lines.count == 6 && lines.allSatisfy { $0.animation(forKey: "position")?.duration == 0.4 })
        }
    }
}
