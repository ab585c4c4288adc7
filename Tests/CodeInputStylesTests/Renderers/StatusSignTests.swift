import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Testing

@Suite("The sign of a status")
struct StatusSignTests {
    private static let judged: [CodeStatus] = [.verifying, .accepted, .rejected]

    private func field(_ count: Int, _ status: CodeStatus, isEnabled: Bool = true) -> CodeFieldState {
        CodeFieldState(
            cells: (0..<count).map {
                CodeCell(index: $0, content: .character("8"), isEnabled: isEnabled, status: status)
            }, status: status)
    }

    private func context(
        _ style: any CodeCellRenderer, count: Int, width: CGFloat, height: CGFloat = 56,
        environment: CodeEnvironment = CodeEnvironment()
    ) -> FieldContext {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let frames = style.layout.frames(count: count, in: bounds, environment: environment)
        return FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
    }

    /// Returns the disc of the sign.
    private func disc(_ drawing: CodeDrawing) -> CGRect? {
        guard case .fill(let path, _)? = drawing.calls.first else { return nil }
        return path.boundingRect
    }

    @Test("is drawn once in a field, and in no cell", arguments: Styles.all)
    func onceAField(_ style: Styles) throws {
        let context = context(style.renderer, count: 6, width: 320)
        let signs = Self.judged.map { style.renderer.foregroundDrawing(of: field(6, $0), in: context) }
        #expect(Set(signs.map(\.description)).count == 3)
        for sign in signs { #expect(try context.bounds.contains(#require(disc(sign)))) }
        // A verdict changes only the color and line of a cell.
        for status in Self.judged {
            let cell = CellContext(frame: context.cellFrames[5], bounds: context.bounds, cellFrames: context.cellFrames)
            func kinds(_ status: CodeStatus) -> Int {
                style.renderer.drawing(of: field(6, status).cells[5], in: cell).calls.count
            }
            #expect(kinds(status) <= kinds(.editing) + 1)
        }
    }

    @Test("is not drawn while the user enters a code, or in a disabled field", arguments: Styles.all)
    func noSign(_ style: Styles) {
        let context = context(style.renderer, count: 6, width: 320)
        #expect(style.renderer.foregroundDrawing(of: field(6, .editing), in: context).isEmpty)
        #expect(style.renderer.foregroundDrawing(of: field(6, .rejected, isEnabled: false), in: context).isEmpty)
    }

    @Test("overlaps no character, at any number of cells, width and text size", arguments: Styles.all)
    func keepsClear(_ style: Styles) throws {
        for direction in CodeEnvironment.LayoutDirection.allCases {
            for (count, width) in [(1, 44), (5, 290), (6, 320), (6, 1000), (16, 375), (64, 375)] as [(Int, CGFloat)] {
                for (textScale, height) in [(1, 56), (3.1, 116)] as [(CGFloat, CGFloat)] {
                    let environment = CodeEnvironment(layoutDirection: direction, textScale: textScale)
                    let context = context(
                        style.renderer, count: count, width: width, height: height, environment: environment)
                    let field = field(count, .rejected)
                    let sign = try #require(disc(style.renderer.foregroundDrawing(of: field, in: context)))
                    // In a low row, the sign has a share of the height.
                    #expect(sign.width >= min(10, width, context.cellFrames[0].height / 6))
                    for (cell, frame) in zip(field.cells, context.cellFrames) {
                        let drawing = style.renderer.drawing(
                            of: cell,
                            in: CellContext(
                                frame: frame, bounds: context.bounds, cellFrames: context.cellFrames,
                                environment: environment))
                        for case .text(_, let rect, let font, _) in drawing.calls {
                            // Capitals and digits are centered, and have seven tenths of the height of the font.
                            let glyph = rect.insetBy(
                                dx: max((rect.width - font.size * 0.62) / 2, 0),
                                dy: (rect.height - font.size * 0.72) / 2)
                            #expect(!glyph.intersects(sign), "\(count) cells on \(width), text \(textScale)")
                        }
                    }
                }
            }
        }
    }

    @Test("moves no character", arguments: Styles.all)
    func movesNothing(_ style: Styles) {
        let context = context(style.renderer, count: 6, width: 320)
        func places(_ status: CodeStatus) -> [String] {
            let cell = CellContext(frame: context.cellFrames[2], bounds: context.bounds, cellFrames: context.cellFrames)
            return style.renderer.drawing(of: field(6, status).cells[2], in: cell).calls.compactMap {
                guard case .text(let text, let rect, let font, _) = $0 else { return nil }
                return "\(text) \(rect) \(font)"
            }
        }
        for status in Self.judged { #expect(places(status) == places(.editing)) }
    }

    @Test("is valid in a field without room or cells")
    func noRoom() {
        for size in [CGSize.zero, CGSize(width: 0, height: 56), CGSize(width: 1, height: 1)] {
            for count in [0, 1, 64] {
                let context = context(.box, count: count, width: size.width, height: size.height)
                let drawing = BoxRenderer.box.foregroundDrawing(of: field(count, .accepted), in: context)
                #expect(!drawing.description.contains("nan") && !drawing.description.contains("inf"))
                if size.width == 0 || count == 0 { #expect(drawing.isEmpty) }
            }
        }
    }

    @Test("is the default of an app's own renderer, which can move it")
    func customRenderers() {
        struct Plain: CodeCellRenderer {
            func draw(_ cell: CodeCell, in context: inout CellContext) { context.draw(cell, text: CodeTextStyle()) }
        }
        struct Corner: CodeCellRenderer {
            func draw(_ cell: CodeCell, in context: inout CellContext) { context.draw(cell, text: CodeTextStyle()) }
            func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
                context.drawStatus(of: field, in: CGRect(x: 0, y: 0, width: 9, height: 9), with: .tint)
            }
        }
        let context = context(Plain(), count: 4, width: 200)
        #expect(!Plain().foregroundDrawing(of: field(4, .accepted), in: context).isEmpty)
        let corner = Corner().foregroundDrawing(of: field(4, .accepted), in: context)
        #expect(disc(corner) == CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(corner.description.contains("#007AFF"))
    }
}
