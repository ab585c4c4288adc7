import Testing

@testable import CodeInputStyles

@Suite("A value of a style") struct ValueTests {
    @Test(
        "keeps an environment's scales usable, when created and when set",
        arguments: [(0, 1), (-2, 1), (.nan, 1), (.infinity, 1), (2.5, 2.5), (1e9, 16)] as [(CGFloat, CGFloat)])
    func scales(_ scale: CGFloat, usable: CGFloat) {
        var environment = CodeEnvironment(displayScale: scale, textScale: scale)
        #expect(environment.displayScale == usable && environment.textScale == min(usable, 10))
        environment = CodeEnvironment()
        environment.displayScale = scale
        environment.textScale = scale
        #expect(environment.displayScale == usable && environment.textScale == min(usable, 10))
        #expect(environment.alignedUp(1e-9) == 1 / usable)
    }

    @Test("makes a line at least one pixel thick, and no line of none") func thinLines() {
        for scale in [1, 2, 3] as [CGFloat] {
            let environment = CodeEnvironment(displayScale: scale)
            #expect(environment.alignedUp(0.1) == 1 / scale && environment.alignedUp(2) == 2)
            #expect(environment.alignedUp(0) == 0 && environment.alignedUp(-1) == 0)
        }
    }

    @Test("finds the whole pixels between coordinates, despite rounding errors, and none within one") func pixels() {
        // In floating point, the sum is more than 0.3, and the difference less than 0.2.
        let (more, less): (CGFloat, CGFloat) = (0.1 + 0.2, 0.3 - 0.1)
        let tenths = CodeEnvironment(displayScale: 10)
        #expect(tenths.pixels(from: more, to: 1) == (3, 7))
        #expect(tenths.pixels(from: 0, to: less).count == 2)
        #expect(CodeEnvironment(displayScale: 2).pixels(from: 0.3, to: 0.45) == (0.6, 0))
    }

    @Test("gives a font a usable size", arguments: [0, -1, .nan, .infinity] as [CGFloat]) func fonts(_ size: CGFloat) {
        #expect(CodeFont(size: size).size == 28 && CodeFont(name: "Avenir", size: size).size == 28)
        var font = CodeFont(size: 20)
        font.size = size
        #expect(font.size == 28)
        font.size = 17
        #expect(font.size == 17)
    }

    @Test(
        "has no image size that is not positive and finite",
        arguments: [
            CGSize.zero, CGSize(width: -1, height: 2), CGSize(width: 2, height: CGFloat.nan),
            CGSize(width: CGFloat.infinity, height: 2),
        ])
    func imageSizes(_ size: CGSize) {
        #expect(CodeImage(named: "picture", size: size).size == nil)
        let usable = CGSize(width: 3, height: 4)
        #expect(CodeImage(named: "picture", size: usable).size == usable)
        #expect(CodeInsets(top: -1, left: .nan, bottom: .infinity, right: 2) == CodeInsets(right: 2))
    }

    @Test("clamps the radius of a corner to half of the shorter side") func corners() {
        let rect = CGRect(width: 40, height: 20)
        #expect(CodePath.roundedRect(rect, cornerRadius: 99).elements == [.roundedRect(rect, left: 10, right: 10)])
        #expect(CodePath.roundedRect(rect, cornerRadius: -1) == .rect(rect))
        #expect(CodePath.roundedRect(rect, leftRadius: 5, rightRadius: 5) == .roundedRect(rect, cornerRadius: 5))
        #expect(CodePath.roundedRect(rect, leftRadius: 0, rightRadius: -3) == .rect(rect))
        #expect(CodePath.roundedRect(rect, leftRadius: .nan, rightRadius: .infinity).boundingRect == rect)
        #expect(CodePath.roundedRect(rect, cornerRadius: .nan) == .rect(rect))
    }

    @Test(
        "rounds left and right corners separately, inside the rectangle",
        arguments: [(0, 8), (8, 0), (3, 10), (99, 4)] as [(CGFloat, CGFloat)])
    func unequalCorners(_ left: CGFloat, right: CGFloat) {
        let rect = CGRect(x: 5, y: 7, width: 40, height: 20)
        let path = CodePath.roundedRect(rect, leftRadius: left, rightRadius: right)
        #expect(path.boundingRect == rect)
        let curves = path.outlines.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count == [left, right].count { $0 > 0 } * 6)
    }

    @Test("adds nothing for a null rectangle, such as the inset of a narrow one") func nullRectangles() {
        let rect = CGRect(width: 2, height: 20).insetBy(dx: 1.5, dy: 1.5)
        #expect(rect.isNull)
        let paths = [
            CodePath.rect(rect), .ellipse(in: rect), .roundedRect(rect, cornerRadius: 3),
            .roundedRect(rect, leftRadius: 3, rightRadius: 0),
        ]
        #expect(paths.allSatisfy { $0.elements.isEmpty })
        var context = CellContext(frame: rect)
        for path in paths {
            context.fill(path, with: .red)
            context.stroke(path, with: .red)
        }
        #expect(context.drawing.calls.isEmpty)
    }

    @Test("has a path's bounds around all its points") func bounds() {
        #expect(CodePath().boundingRect.isNull)
        var path = CodePath.line(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 3, y: 1))
        #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 2, height: 0))
        path.addCurve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 9, y: 0), control2: CGPoint(x: 0, y: 5))
        path.closeSubpath()
        path.add(.ellipse(in: CGRect(x: -1, y: 2, width: 1, height: 1)))
        #expect(path.boundingRect == CGRect(x: -1, y: 0, width: 10, height: 5))
    }
}

@Suite("A value by state") struct ByStateTests {
    typealias Value = ByState<String>

    @Test("uses an override only in its state, and the stronger of two") func overrides() {
        // The strongest first.
        let overrides: [(name: String, value: WritableKeyPath<Value, String?>, apply: (inout CodeCell) -> Void)] = [
            ("disabled", \.disabled, { $0.isEnabled = false }), ("rejected", \.rejected, { $0.status = .rejected }),
            ("accepted", \.accepted, { $0.status = .accepted }), ("verifying", \.verifying, { $0.status = .verifying }),
            ("selected", \.selected, { $0.isSelected = true }), ("focused", \.focused, { $0.isFocused = true }),
            ("filled", \.filled, { $0.content = .character("1") }),
        ]
        for (strength, stronger) in overrides.enumerated() {
            for (index, other) in overrides.enumerated() {
                var cell = CodeCell(index: 0), value = Value("base")
                other.apply(&cell)
                value[keyPath: stronger.value] = stronger.name
                #expect(value.value(for: cell) == (index == strength ? stronger.name : "base"))
                // A cell has only one status.
                stronger.apply(&cell)
                guard index > strength, !(1...3).contains(strength) || index > 3 else { continue }
                value[keyPath: other.value] = other.name
                #expect(value.value(for: cell) == stronger.name, "\(stronger.name) and \(other.name)")
                value[keyPath: stronger.value] = nil
                #expect(value.value(for: cell) == other.name, "\(stronger.name) and \(other.name)")
            }
        }
    }

    @Test("counts a masked character as filled and a placeholder as empty") func filled() {
        let value = Value("base", filled: "filled")
        #expect(value.value(for: CodeCell(index: 0, content: .masked)) == "filled")
        #expect(value.value(for: CodeCell(index: 0, content: .placeholder("0"))) == "base")
    }

    @Test("is small, however many states it overrides, and so is a style") func size() {
        #expect(MemoryLayout<ByState<CodeColor>>.size <= 16 && MemoryLayout<BoxRenderer>.size <= 600)
        #expect(MemoryLayout<BackgroundRenderer>.size <= 600)
    }
}
