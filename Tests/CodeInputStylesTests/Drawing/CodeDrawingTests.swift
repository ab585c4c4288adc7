import CodeInputTestSupport
import Testing

@testable import CodeInputStyles

@Suite("A drawing") struct CodeDrawingTests {
    private let frame = CGRect(x: 10, y: 0, width: 40, height: 50)

    private func drawing(
        _ environment: CodeEnvironment = CodeEnvironment(), _ body: (inout CellContext) -> Void
    ) -> CodeDrawing {
        var context = CellContext(frame: frame, environment: environment)
        body(&context)
        return context.drawing
    }

    @Test("has a finite extent, whatever its numbers", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func finiteExtent(_ number: CGFloat) {
        let stray = CGRect(x: number, y: 0, width: 10, height: 10)
        let drawing = drawing { context in
            context.fill(.rect(frame), with: .red)
            context.fill(.rect(stray), with: .red)
            context.draw("1", in: stray, font: CodeFont(), with: .red)
            context.draw(CodeImage(systemName: "star"), in: stray)
            context.stroke(.line(from: .zero, to: stray.origin), with: .red, lineWidth: 4)
            context.addShadow(color: .red, radius: 4, x: number)
            context.fill(.ellipse(in: frame), with: .red)
        }
        #expect(drawing.extent.bounded != nil && drawing.extent.contains(frame))
        let clipped = self.drawing { context in
            context.clip(to: .rect(stray))
            context.fill(.rect(frame), with: .red)
        }
        #expect(clipped.extent.isNull)
    }

    @Test("has groups in groups, up to a depth that is drawn", arguments: [256, 200_000]) func nested(_ count: Int) {
        func nest() -> CodeDrawing {
            self.drawing { context in
                context.fill(.rect(frame), with: .red)
                for _ in 0..<count {
                    let inner = context.drawing
                    context.drawing = CodeDrawing()
                    context.drawGroup { $0.drawing = inner }
                }
            }
        }
        let drawing = nest()
        #expect(drawing == nest() && drawing.extent == (count == 256 ? frame : .null))
    }

    @Test("is as large as what falls from its shadow, to the side too") func shadowExtent() {
        let drawing = drawing { context in
            context.addShadow(color: .red, radius: 2, x: 5, y: -7)
            context.fill(.rect(frame), with: .red)
        }
        #expect(drawing.extent == CGRect(x: 10, y: -9, width: 47, height: 59))
    }

    @Test("has room for the points where lines and curves meet at an angle, and no more") func joins() {
        func extent(_ draw: (inout CodePath) -> Void) -> CGRect {
            var path = CodePath()
            path.move(to: CGPoint(x: 10, y: 40))
            draw(&path)
            return drawing { $0.stroke(path, with: .red, lineWidth: 4) }.extent
        }
        let (tip, end) = (CGPoint(x: 30, y: 10), CGPoint(x: 50, y: 40))
        let pointed = extent {
            $0.addCurve(to: tip, control1: CGPoint(x: 20, y: 25), control2: CGPoint(x: 25, y: 17.5))
            $0.addLine(to: end)
        }
        #expect(pointed.minY < 7)
        let closed = extent {
            $0.addCurve(to: end, control1: CGPoint(x: 20, y: 40), control2: CGPoint(x: 40, y: 40))
            $0.addCurve(to: tip, control1: CGPoint(x: 50, y: 30), control2: CGPoint(x: 40, y: 10))
            $0.closeSubpath()
        }
        let round = extent {
            $0.addLine(to: CGPoint(x: 20, y: 40))
            $0.addCurve(to: end, control1: CGPoint(x: 30, y: 40), control2: CGPoint(x: 40, y: 40))
        }
        #expect(closed.minX < 7 && round == CGRect(x: 8, y: 38, width: 44, height: 4))
        // A pin, whose tip is where it begins and closes.
        let pin = extent {
            $0.addLine(to: CGPoint(x: 0, y: 0))
            $0.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 0, y: -12), control2: CGPoint(x: 20, y: -12))
            $0.closeSubpath()
        }
        #expect(pin.maxY > 46)
        // A curve whose control point is its end, and a line back.
        let back = extent {
            $0.addCurve(to: CGPoint(x: 40, y: 40), control1: CGPoint(x: 20, y: 40), control2: CGPoint(x: 40, y: 40))
            $0.addLine(to: CGPoint(x: 10, y: 52))
        }
        #expect(back.maxX > 43)
    }

    @Test("has a description with one stable line for each call") func description() {
        let faint = changed(CodeImage(data: [1, 2])) { $0.opacity = 0.5 }
        let wide = changed(CodeImage(named: "a", bundle: "b")) { ($0.isStretched, $0.capInsets) = (true, .init(2)) }
        let drawing = drawing { context in
            context.fill(.roundedRect(frame, cornerRadius: 1.0 / 3), with: .red)
            context.stroke(
                .line(from: .zero, to: CGPoint(x: -0.0001, y: 12.5)), with: .tint.opacity(0.5), lineWidth: 2,
                dash: [3, 1])
            context.drawGroup { group in
                group.clip(to: .ellipse(in: frame))
                group.draw("é\"", in: frame, font: CodeFont(size: 12, design: .rounded), with: .label)
            }
            context.draw(CodeImage(systemName: "star"), in: frame) { $0.fill(.rect(frame), with: .label) }
            context.draw(wide, in: frame)
            context.draw(faint, in: frame, tint: .red)
            context.addShadow(color: CodeColor(0x112233), radius: 4, x: 1, y: 2)
            context.fill(.rect(frame), withGradient: [.red, .clear], from: .zero, to: CGPoint(x: 0, y: 50))
        }
        #expect(
            drawing.description == """
                fill roundedRect 10,0 40x50 radius 0.333 with #D70015
                stroke move 0,0, line 0,12.5 with #007AFF 50% width 2 dash 3 1
                group
                    clip ellipse 10,0 40x50
                    text "é\\"" in 10,0 40x50 font 12 medium rounded with #000000
                image symbol "star" fit template in 10,0 40x50 with #007AFF
                    or
                        fill rect 10,0 40x50 with #000000
                image named "a" of b stretch caps 2 2 2 2 in 10,0 40x50
                image data of 2 bytes fit 50% in 10,0 40x50 with #D70015
                shadow #112233 radius 4 at 1,2
                fill rect 10,0 40x50 with #D70015 to #000000 0% from 0,0 to 0,50
                """)
    }

    @Test("omits invisible calls") func invisible() {
        let drawing = drawing { context in
            context.fill(.rect(frame), with: .clear)
            context.fill(CodePath(), with: .red)
            context.stroke(.rect(frame), with: .red, lineWidth: 0)
            context.stroke(.rect(frame), with: .red, lineWidth: -1)
            context.stroke(.rect(frame), with: .red, lineWidth: .nan)
            context.stroke(.rect(frame), with: .red, lineWidth: .infinity)
            context.draw("", in: frame, font: CodeFont(), with: .red)
            context.draw("1", in: .zero, font: CodeFont(), with: .red)
            context.draw(CodeImage(named: "a"), in: .zero)
            context.drawGroup { _ in }
        }
        #expect(drawing.calls.isEmpty)
    }

    @Test("has no gradient without a color or a way, and no shadow without a color or a place") func gradients() {
        func fill(_ colors: [CodeColor], to end: CGPoint = CGPoint(x: 0, y: 50)) -> String {
            drawing { $0.fill(.rect(frame), withGradient: colors, from: .zero, to: end) }.description
        }
        #expect(fill([]) == "" && fill([.clear, .clear]) == "")
        let end = CGPoint(x: 0, y: 50)
        #expect(drawing { $0.fill(CodePath(), withGradient: [.red, .black], from: .zero, to: end) }.calls.isEmpty)
        #expect(fill([CodeColor(0)]).hasSuffix("with #000000"))
        #expect(fill([CodeColor(0), CodeColor(0xFFFFFF)], to: .zero).hasSuffix("with #FFFFFF"))
        #expect(drawing { $0.addShadow(color: .clear, radius: 3) }.calls.isEmpty)
        #expect(drawing { $0.addShadow(color: .label, radius: 1, x: .infinity) }.calls.isEmpty)
        #expect(drawing { $0.addShadow(color: .label, radius: .nan) }.description.contains("radius 0"))
    }

    @Test("is solid with an invalid dash", arguments: [[0, 0], [-1, 3], [.nan], [.infinity, 1]] as [[CGFloat]])
    func dash(_ dash: [CGFloat]) {
        let dashed = drawing { $0.stroke(.rect(frame), with: .red, dash: dash) }
        #expect(dashed == drawing { $0.stroke(.rect(frame), with: .red) })
    }

    @Test(
        "draws text at its font's size times the text scale, reduced so that the widest character fits",
        arguments: [
            (24, 1, CGSize(width: 40, height: 50), "0", 24), (24, 1.5, CGSize(width: 40, height: 50), "0", 36),
            (24, 3.1, CGSize(width: 40, height: 50), "W", 40), (24, 3.1, CGSize(width: 400, height: 19), "0", 20),
            (24, 1, CGSize(width: 40, height: 50), "12", 20), (24, 1, CGSize(width: 10.25, height: 50), "0", 10.2),
        ] as [(CGFloat, CGFloat, CGSize, String, CGFloat)])
    func fittedSize(_ size: CGFloat, scale: CGFloat, room: CGSize, text: String, expected: CGFloat) throws {
        let drawing = drawing(CodeEnvironment(textScale: scale)) {
            $0.draw(text, in: CGRect(origin: .zero, size: room), font: CodeFont(size: size), with: .label)
        }
        #expect(try (#require(drawing.texts.first).font.size - expected).magnitude < 0.001)
    }

    @Test("compares images of the platform by identity") func imageObjects() {
        final class Picture: Sendable {}
        let picture = Picture(), image = CodeImage(.object(picture))
        #expect(image == CodeImage(.object(picture)))
        #expect(image != CodeImage(.object(Picture())))
    }

    @Test("of a part of a cell is that of a smaller cell") func inside() {
        let cell = CodeCell(index: 0, content: .character("4"), isFocused: true)
        let part = CGRect(x: 4, y: 4, width: 36, height: 48)
        var context = CellContext(frame: CGRect(width: 44))
        context.fill(.rect(context.frame), with: .red)
        context.inside(part) { BoxRenderer.box.drawAll(cell, in: &$0) }
        context.fill(.rect(context.frame), with: .green)
        let box = BoxRenderer.box.drawing(of: cell, in: CellContext(frame: part))
        #expect(Array(context.drawing.calls.dropFirst().dropLast()) == box.calls)
        #expect(context.drawing.calls.count == box.calls.count + 2 && context.frame.width == 44)
    }
}
