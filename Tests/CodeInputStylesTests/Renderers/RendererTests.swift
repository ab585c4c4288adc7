import CodeInputTestSupport
import Testing

@testable import CodeInputStyles

@Suite("A style") struct RendererTests {
    private let bounds = CGRect(width: 300)
    private let image = CodeImage(named: "picture")

    private func background(_ style: some CodeCellRenderer, in bounds: CGRect? = nil) -> CodeDrawing {
        style.backgroundDrawing(of: .cells(6), in: style.context(6, in: bounds ?? self.bounds))
    }

    @Test("of joined boxes stays inside the row, however thick", arguments: [1, 25, 49.9, 50, 60, 1e9, .infinity])
    func thickBorders(_ width: CGFloat) {
        let style = changed(BoxRenderer.joined) { $0.borderWidth = ByState(width) }
        let row = CGRect(width: 300, height: 50), drawing = background(style, in: row)
        let strokes = drawing.calls.count { if case .stroke = $0 { true } else { false } }
        #expect(strokes == 1)
        for call in drawing.calls {
            switch call {
            case .stroke(let path, _, let lineWidth, _):
                #expect(row.contains(path.boundingRect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)))
            case .fill(let path, _): #expect(row.contains(path.boundingRect))
            default: Issue.record("\(call)")
            }
        }
    }

    @Test(
        "of joined boxes rounds the corners at the ends of a row, and inner ones less, whichever style lays it out",
        arguments: [(0, true, false), (1, false, false), (2, false, true), (3, true, true)])
    func joinedCorners(_ index: Int, left: Bool, right: Bool) {
        // Three cells that touch, and one for itself.
        let frames = [0, 40, 80, 160].map { CGRect(x: $0, y: 0, width: 40, height: 56) }
        var style = BoxRenderer.joined
        style.layout = .equal()
        style.layout.preferredCellSize.width = 40
        let context = CellContext(frame: frames[index], bounds: bounds, cellFrames: frames)
        let drawing = style.drawing(of: CodeCell(index: index, isFocused: true), in: context)
        guard case .stroke(let path, _, let width, _)? = drawing.calls.last else {
            Issue.record("a focused box has no border")
            return
        }
        func radius(_ isRound: Bool) -> CGFloat { (isRound ? style.cornerRadius : 6) - width / 2 }
        let rect = frames[index].insetBy(dx: width / 2, dy: width / 2)
        #expect(path == .roundedRect(rect, leftRadius: radius(left), rightRadius: radius(right)))
    }

    @Test("underlines marked text inside cells that are between pixels", arguments: [1.0, 2, 3])
    func marking(scale: CGFloat) {
        for step in 0..<100 {
            let frame = CGRect(x: 10, y: CGFloat(step) * 0.37, width: 40, height: 0.04 + CGFloat(step) * 0.61)
            var context = CellContext(frame: frame, environment: CodeEnvironment(displayScale: scale))
            context.drawMarking(with: .tint)
            let line = context.drawing.extent
            #expect(line.minY > frame.minY - 1e-6 && line.maxY < frame.maxY + 1e-6, "\(frame)")
        }
    }

    @Test(
        "of joined boxes has one outline of the focus, on whole pixels, over lines beside it", arguments: [1.0, 2, 3],
        [(0.33, 3.5), (1, 3.5), (1, 0)] as [(CGFloat, CGFloat)])
    func joinedPixels(scale: CGFloat, _ widths: (border: CGFloat, halo: CGFloat)) throws {
        var style = BoxRenderer.joined
        style.borderWidth.base = widths.border
        style.layout = .equal(spacing: 0)
        style.layout.overhang = widths.halo > 0 ? 4 : 0
        style.haloWidth = widths.halo
        let environment = CodeEnvironment(displayScale: scale)
        let field = style.fieldContext(of: 6, in: CGRect(width: 318), environment: environment)
        let lines = style.backgroundDrawing(of: .cells(6), in: field).fills
        for index in 0..<6 {
            let context = field.context(ofCell: index, overhang: style.layout.overhang)
            let drawing = style.drawing(of: CodeCell(index: index, isFocused: true), in: context)
            guard case .stroke(let path, _, let width, _)? = drawing.calls.first else { continue }
            let ring = path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)
            for edge in [ring.minX, ring.maxX] { #expect(abs(edge * scale - (edge * scale).rounded()) < 0.001) }
            if index > 0 { #expect(ring.minX < lines[index - 1].minX + 0.001) }
            if index < 5 { #expect(ring.maxX > lines[index].maxX - 0.001) }
            #expect(field.bounds.insetBy(dx: -4, dy: -4).contains(drawing.extent))
            #expect(widths.halo > 0 || drawing.calls.count == 1)
        }
    }

    @Test("of joined boxes fills a cell up to a quiet verdict's line", arguments: [0.33, 1, 2.5, 40], [1.0, 2, 3])
    func joinedFill(_ width: CGFloat, scale: CGFloat) {
        var style = BoxRenderer.joined
        (style.borderWidth, style.hasQuietVerdicts) = (ByState(0.5, rejected: width), true)
        style.fillColor.filled = .blue
        let environment = CodeEnvironment(displayScale: scale)
        let field = style.fieldContext(of: 4, in: bounds, environment: environment)
        let lines = style.backgroundDrawing(of: .cells(4, status: .rejected), in: field).fills
        for index in 0..<4 {
            let cell = CodeCell(index: index, content: .character("4"), status: .rejected)
            var context = field.context(ofCell: index)
            style.draw(cell, in: &context)
            let fill = context.drawing.extent
            guard width < 40 else { #expect(fill.isNull); continue }
            let border = environment.alignedUp(width), row = field.rows[0].frame
            let left = index == 0 ? row.minX + border : lines[index - 1].maxX
            let right = index == 3 ? row.maxX - border : lines[index].minX
            #expect(max(abs(fill.minX - left), abs(fill.maxX - right)) < 0.001)
            #expect(max(abs(fill.minY - border), abs(fill.maxY - row.height + border)) < 0.001)
        }
    }

    @Test("of boxes has a halo around the focused cell, which nothing else has") func halo() {
        var style = BoxRenderer.box
        let frame = CGRect(x: 20, y: 10, width: 47, height: 56)
        func extent(_ cell: CodeCell, overhang: CGFloat? = nil) -> CGRect {
            let context = CellContext(frame: frame, overhang: overhang ?? style.layout.overhang)
            return style.drawing(of: cell, in: context).extent
        }
        let focused = CodeCell(index: 0, isFocused: true)
        #expect(extent(focused) == frame.insetBy(dx: -3.5, dy: -3.5) && extent(focused, overhang: 0) == frame)
        #expect(extent(CodeCell(index: 0, isFocused: true, isEnabled: false)) == frame)
        for status in [CodeStatus.verifying, .accepted, .rejected] {
            #expect(extent(CodeCell(index: 0, isFocused: true, status: status)) == frame.insetBy(dx: -3.5, dy: -3.5))
        }
        // Another layout keeps the room.
        style.layout = .grouped([3, 3])
        #expect(extent(focused) == frame.insetBy(dx: -3.5, dy: -3.5))
        style.haloWidth = 6
        #expect(style.layout.overhang == 6 && extent(focused) == frame.insetBy(dx: -6, dy: -6))
        style.haloWidth = .nan
        #expect(extent(focused) == frame)
        for other in [BoxRenderer.outline, .circles] { #expect(other.layout.overhang == 3.5) }
        // The outline of a joined cell covers the lines beside it.
        #expect(BoxRenderer.joined.layout.overhang == 4)
        style = .joined
        style.haloWidth = .infinity
        #expect(style.layout.overhang == 100_000 && !extent(focused).isNull)
        style = .joined
        #expect(extent(focused) == frame.insetBy(dx: -3.5, dy: -3.5))
    }

    @Test("gives each dot of a row one size, and each digit one size and height, at any width", arguments: Styles.all)
    func equalCells(_ style: Styles) {
        for width in stride(from: 280.0, to: 400, by: 3) {
            for scale in [1.0, 2, 3] {
                func drawing(_ content: CodeCell.Content) -> CodeDrawing {
                    style.renderer.drawing(
                        of: .cells(6, content), in: CGRect(width: width),
                        environment: CodeEnvironment(displayScale: scale))
                }
                let dots = drawing(.masked).allCalls.compactMap { call -> CGFloat? in
                    if case .fill(let path, _) = call, case .ellipse(let rect)? = path.elements.first {
                        return rect.width
                    }
                    return nil
                }
                let texts = drawing(.character("4")).texts.filter { $0.text == "4" }
                #expect(dots.allSatisfy { abs($0 - dots[0]) < 0.01 }, "\(width), \(scale)")
                #expect(
                    texts.allSatisfy { abs($0.place.midY - texts[0].place.midY) < 0.01 && $0.font == texts[0].font })
            }
        }
    }

    @Test(
        "shows no selection beside a verdict",
        arguments: Styles.all.filter { !$0.name.hasPrefix("background") },
        [CodeStatus.verifying, .accepted, .rejected])
    func selectionBesideVerdict(_ style: Styles, _ status: CodeStatus) {
        let frame = CGRect(x: 20, y: 10, width: 47, height: 56)
        let context = CellContext(frame: frame, overhang: style.renderer.layout.overhang)
        func drawing(isSelected: Bool) -> CodeDrawing {
            let cell = CodeCell(index: 1, content: .masked, isSelected: isSelected, status: status)
            return style.renderer.drawing(of: cell, in: context)
        }
        #expect(drawing(isSelected: true) == drawing(isSelected: false))
    }

    @Test("of boxes has corners that are smaller in proportion in narrower cells") func narrowCorners() {
        func radius(_ width: CGFloat, _ style: BoxRenderer = .box) -> CGFloat? {
            let context = CellContext(frame: CGRect(width: width))
            guard case .fill(let path, _)? = style.drawing(of: CodeCell(index: 0), in: context).calls.first,
                case .roundedRect(_, let radius, _)? = path.elements.first
            else { return nil }
            return radius
        }
        #expect(radius(47) == 10 && radius(56) == 10 && radius(23.5) == 5)
        let pill = changed(BoxRenderer.box) { $0.cornerRadius = 40 }
        #expect(radius(47, pill) == 23.5 && radius(23.5, pill) == 11.75)
    }

    @Test("over an image shows its left at the left, whichever way the cells run") func mirroredSlices() {
        let style = changed(BackgroundRenderer(image: image)) { $0.isSliced = true }
        let frames = (0..<5).map { CGRect(x: CGFloat($0) * 60, y: 0, width: 60, height: 56) }
        let context = FieldContext(bounds: bounds, cellFrames: frames.reversed())
        let drawing = style.backgroundDrawing(of: .cells(5), in: context)
        #expect(drawing.shares.count == 5 && drawing.shares.allSatisfy { $0.whole == bounds })
        // In two rows, from right to left, the last row begins at the second column.
        let rows = [(120, 0), (60, 0), (0, 0), (120, 56), (60, 56)].map {
            CGRect(x: CGFloat($0), y: CGFloat($1), width: 60, height: 56)
        }
        let wrapped = style.backgroundDrawing(of: .cells(5), in: FieldContext(bounds: bounds, cellFrames: rows))
        #expect(wrapped.shares.map(\.whole) == rows.map { _ in CGRect(x: 0, y: 0, width: 180, height: 112) })
    }

    @Test("over an image keeps cells on their parts of it, also beside the room of a sign", arguments: [false, true])
    func imageBesideSign(isMirrored: Bool) {
        var style = BackgroundRenderer(image: image)
        style.layout.direction = .natural
        let environment = CodeEnvironment(
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight, differentiateWithoutColor: true)
        let context = style.context(6, in: bounds, environment)
        let images = style.backgroundDrawing(of: .cells(6), in: context).calls.compactMap { call -> CGRect? in
            if case .image(_, let rect, _, _) = call { rect } else { nil }
        }
        #expect(images == [context.cellFrames.reduce(CGRect.null) { $0.union($1) }] && images[0].width == 272)
    }

    @Test("with a symbol for its background has a paler color in a disabled field", arguments: [true, false])
    func disabledTemplate(isSliced: Bool) {
        var style = BackgroundRenderer(image: CodeImage(systemName: "ticket"))
        style.isSliced = isSliced
        func tints(isEnabled: Bool) -> [CodeColor.Components?] {
            let drawing = style.backgroundDrawing(of: .cells(2, isEnabled: isEnabled), in: style.context(2, in: bounds))
            return drawing.allCalls.compactMap { if case .image(_, _, let tint, _) = $0 { tint } else { nil } }
        }
        let environment = CodeEnvironment()
        #expect(Set(tints(isEnabled: true).map { $0 == CodeColor.tint.resolved(in: environment) }) == [true])
        let paler = CodeColor.tertiaryLabel.resolved(in: environment)
        #expect(Set(tints(isEnabled: false).map { $0 == paler }) == [true])
    }

    @Test("over a base has its own cells and caret, and the background and layout of the base") func overlay() {
        let base = BackgroundRenderer(image: image)
        var top = DotsRenderer()
        let style = base.overlaying(top)
        let context = CellContext(frame: CGRect(width: 50), bounds: bounds), cell = CodeCell(index: 0, content: .masked)
        #expect(style.layout == base.layout && PlainRenderer().motion == CodeMotion())
        top.motion.insertion = .slide
        #expect(base.overlaying(top).motion == top.motion)
        top.layout.overhang = 9
        #expect(base.overlaying(top).layout.overhang == 9)
        #expect(style.drawing(of: cell, in: context) == top.drawing(of: cell, in: context))
        #expect(style.caretFrame(in: context) == nil && background(style) == background(base))
        #expect(background(base.overlaying(.joined)).calls.count > 1)
    }

    @Test("with a line far below leaves half of the cell to the digits", arguments: [1_000, 1e9] as [CGFloat])
    func lineGap(_ gap: CGFloat) throws {
        let context = CellContext(frame: CGRect(width: 47))
        let rect = try #require(changed(UnderlineRenderer()) { $0.lineGap = gap }.textRect(in: context))
        #expect(rect.height == context.frame.height / 2 && rect.minY == 0)
    }

    @Test("with a clip or a shadow of its background gives neither to decorations or to an overlay")
    func scopedBackground() {
        let bounds = CGRect(width: 400)
        var style = DrawnRenderer(\.drawBeneath) { _, context in context.clip(to: .rect(.zero)) }
        let shadow = DrawnRenderer(\.drawBeneath) { _, context in context.addShadow(color: .black, radius: 9) }
        func extent(_ style: some CodeCellRenderer) -> CGRect {
            let context = style.fieldContext(of: 6, in: bounds, environment: CodeEnvironment())
            return style.backgroundDrawing(of: .cells(6), in: context).extent
        }
        let fill = DrawnRenderer(\.drawBeneath) { _, context in context.fill(.rect(context.bounds), with: .black) }
        #expect(extent(style).isNull && extent(style.overlaying(fill)) == bounds)
        #expect(extent(shadow.overlaying(fill)) == bounds)
        style.makeLayout = { changed(CodeCellLayout.equal()) { $0.leading = .text("G-") } }
        #expect(!extent(style).isNull)
    }

    @Test("over a picture lets it shine through the status, unless transparency is reduced", arguments: [false, true])
    func scrim(isReduced: Bool) {
        let environment = changed(CodeEnvironment()) { $0.reduceTransparency = isReduced }
        let style = BackgroundRenderer(image: image)
        for status in [CodeStatus.verifying, .accepted, .rejected] {
            let drawing = style.backgroundDrawing(
                of: .cells(6, status: status), in: style.context(6, in: bounds, environment))
            let shares = drawing.calls.compactMap { call -> Float? in
                if case .fill(_, let color) = call { color.opacity } else { nil }
            }
            #expect(shares.contains(1) == isReduced && shares.contains { (0.6...0.75).contains($0) }, "\(status)")
        }
    }

    @Test("with quiet verdicts tells a status by lines only, and keeps fill and text") func quiet() {
        var box = BoxRenderer.box, joined = BoxRenderer.joined, line = UnderlineRenderer()
        var picture = BackgroundRenderer(image: image)
        (box.hasQuietVerdicts, joined.hasQuietVerdicts, line.hasQuietVerdicts) = (true, true, true)
        picture.hasQuietVerdicts = true
        // Whether the app sets a color before or after.
        line.text.color.base = .blue
        let clear = CodeColor.clear.resolved(in: CodeEnvironment())
        for style in [box, joined, line, picture] as [any CodeCellRenderer] {
            func parts(_ status: CodeStatus) -> (lines: [CodeDrawing.Call], rest: [CodeDrawing.Call]) {
                let field = CodeFieldState.cells(6, .character("4"), status: status)
                let calls = style.drawing(of: field, in: bounds, environment: CodeEnvironment()).allCalls
                    .filter { if case .fill(_, clear) = $0 { false } else { true } }
                func isLine(_ call: CodeDrawing.Call) -> Bool {
                    switch call {
                    case .stroke: true
                    // A seam, or the line under a character.
                    case .fill(let path, _): min(path.boundingRect.width, path.boundingRect.height) < 5
                    default: false
                    }
                }
                return (calls.filter(isLine), calls.filter { !isLine($0) })
            }
            let rest = parts(.editing)
            for status in [CodeStatus.verifying, .accepted, .rejected] {
                let told = parts(status)
                #expect(told.rest == rest.rest && told.lines != rest.lines, "\(style) \(status)")
            }
        }
    }

    @Test("has one accent: the tint colors ring, caret, selection and verification", arguments: Styles.all)
    func accent(_ style: Styles) throws {
        let environment = CodeEnvironment(tint: CodeColor(0x8E24AA))
        let states = CodeFieldState.samples(length: 6).filter {
            ["focused", "selected", "verifying"].contains($0.name)
        }
        #expect(states.count == 3)
        for state in states {
            let text = style.renderer.snapshot(of: state.field, environment: environment)
            #expect(text.contains("#8E24AA") && !text.contains("#007AFF"), "\(state.name)")
        }
        #expect(style.renderer.caret.color == .tint)
    }

    @Test("of dots looks disabled in a disabled field, whatever its status", arguments: [CodeMasking.none, .immediate])
    func disabledDots(_ masking: CodeMasking) {
        var editor = CodeEditor(length: 4)
        editor.insert("12")
        let pictures = CodeStatus.allCases.map { status in
            DotsRenderer().snapshot(of: editor.state(masking: masking, isEnabled: false, status: status))
        }
        #expect(Set(pictures).count == 1)
    }
}
