import Foundation

@testable import CodeInputStyles

extension Styles {
    /// Unusual renderers that pass every check.
    static let unusual: [Styles] = shapes + characters + marks

    private static let shapes: [Styles] = {
        var tiny = BoxRenderer()
        tiny.layout = .fixed(size: CGSize(width: 24, height: 30), spacing: 1)
        tiny.borderWidth = ByState(1, focused: 3, selected: 3, verifying: 1.5, accepted: 2, rejected: 2.5)
        let enormous = changed(BoxRenderer()) { $0.layout = .fixed(size: CGSize(width: 1e6, height: 1e6)) }
        // As most would write them: their edges are not on pixels.
        let equal = changed(DrawnRenderer(\.makeLayout, { .equal() })) {
            $0.makeFrames = { count, bounds in
                let width = bounds.width / CGFloat(max(count, 1))
                return (0..<count).map {
                    CGRect(x: bounds.minX + CGFloat($0) * width, y: bounds.minY, width: width, height: bounds.height)
                }
            }
        }
        let drawings = Memory<[AnyHashable], CodeDrawing>()
        return [
            Styles(name: "a shadow under the focused cell", renderer: ShadowRenderer()),
            Styles(name: "boxes on an arc", renderer: ArcRenderer()),
            Styles(name: "boxes that share the width", renderer: equal),
            Styles(name: "cells as small as a letter", renderer: tiny),
            Styles(name: "cells too large for any bitmap", renderer: enormous),
            drawing("cached drawings") { cell, context in
                let frame = context.frame
                drawings.draw(
                    cell, in: &context,
                    by: [cell, "\(context.environment)", frame.minX, frame.minY, frame.width, frame.height])
            },
        ]
    }()

    private static let characters: [Styles] = {
        let person = changed(BoxRenderer()) { $0.text.mask = .image(CodeImage(systemName: "person.2.fill")) }
        return [
            Styles(name: "a symbol with a number that counts", renderer: person),
            drawing("digits of another script") { cell, context in
                var shown = cell
                if case .character(let character) = cell.content, let digit = character.wholeNumberValue, digit < 10,
                    let scalar = Unicode.Scalar(0x660 + UInt32(digit))
                {
                    shown.content = .character(Character(scalar))
                }
                BoxRenderer.box.drawAll(shown, in: &context)
            },
            drawing("an embossed digit") { cell, context in
                guard cell.isFilled else { return BoxRenderer.box.drawAll(cell, in: &context) }
                BoxRenderer.box.drawAll(changed(cell) { $0.content = .empty }, in: &context)
                let room = context.frame.insetBy(dx: context.frame.width / 4, dy: context.frame.height / 4)
                let below = room.offsetBy(dx: 0, dy: min(1, room.height / 8))
                context.draw(cell, in: below, text: CodeTextStyle(color: ByState(.fill)))
                context.draw(cell, in: room, text: CodeTextStyle())
            },
            // Each half of a character is on its own flap.
            paths("a split flap display") { cell, _, context in
                let frame = context.frame, half = frame.height / 2
                for top in [frame.minY, frame.minY + half] {
                    context.drawGroup { group in
                        group.clip(to: .rect(CGRect(x: frame.minX, y: top, width: frame.width, height: half)))
                        group.draw(cell, text: CodeTextStyle())
                    }
                }
                let hinge = CGRect(
                    x: frame.minX, y: frame.midY - min(1, half), width: frame.width, height: min(2, half))
                context.fill(.rect(hinge), with: .background)
            },
            // With a pattern of the character's scalars, as a renderer with a font of its own draws them.
            paths("hundreds of dots, and no text") { cell, character, context in
                var pattern: UInt64 = 0xCBF2_9CE4_8422_2325
                for scalar in character.unicodeScalars {
                    pattern = (pattern ^ UInt64(scalar.value)) &* 0x9E37_79B9_7F4A_7C15
                }
                let rect = context.frame.insetBy(dx: context.frame.width / 5, dy: context.frame.height / 4)
                let step = CGSize(width: rect.width / 8, height: rect.height / 8)
                var lit = CodePath(), unlit = CodePath()
                for dot in 0..<64 {
                    let spot = CGRect(
                        x: rect.minX + CGFloat(dot % 8) * step.width, y: rect.minY + CGFloat(dot / 8) * step.height,
                        width: step.width * 0.9, height: step.height * 0.9)
                    if pattern >> UInt64(dot) & 1 == 1 { lit.add(.ellipse(in: spot)) } else { unlit.add(.rect(spot)) }
                }
                context.fill(lit, with: cell.isEnabled ? .label : .tertiaryLabel)
                context.fill(unlit, with: CodeColor(0x808080, opacity: 0.05))
            },
        ]
    }()

    private static let marks: [Styles] = [
        boxAnd("chalk: scratches that are not opaque cross each character") { cell, context in
            guard cell.isFilled else { return }
            let dust = context.frame.insetBy(dx: context.frame.width / 8, dy: context.frame.height / 8)
            for line in 0..<6 {
                let y = dust.minY + dust.height * CGFloat(line) / 6
                context.stroke(
                    .line(from: CGPoint(x: dust.minX, y: y), to: CGPoint(x: dust.maxX, y: min(y + 4, dust.maxY))),
                    with: .background.opacity(0.4), lineWidth: min(2, dust.width / 8, dust.height / 8))
            }
        },
        // A null rectangle adds nothing to a path.
        boxAnd("an inset that is null in a narrow cell") { _, context in
            let inner = context.frame.insetBy(dx: 1.5, dy: 1.5)
            context.fill(.rect(inner), with: faint)
            context.fill(.ellipse(in: inner), with: faint)
            context.stroke(.roundedRect(inner, cornerRadius: 3), with: faint, lineWidth: 0.1)
        },
        boxAnd("a wide clip in a narrow one") { _, context in
            context.drawGroup { group in
                group.clip(to: .rect(group.frame))
                group.drawGroup { inner in
                    inner.clip(to: .rect(inner.frame.insetBy(dx: -9, dy: -9)))
                    inner.fill(.rect(inner.frame.insetBy(dx: -20, dy: -20)), with: faint)
                }
            }
        },
    ]

    private static func drawing(
        _ name: String, _ draw: @escaping @Sendable (CodeCell, inout CellContext) -> Void
    ) -> Styles { Styles(name: name, renderer: DrawnRenderer(draw)) }

    private static func boxAnd(
        _ name: String, _ more: @escaping @Sendable (CodeCell, inout CellContext) -> Void
    ) -> Styles { Styles(name: name, renderer: DrawnRenderer.box(and: more)) }

    /// Draws characters in its own way in an empty box.
    private static func paths(
        _ name: String, _ draw: @escaping @Sendable (CodeCell, Character, inout CellContext) -> Void
    ) -> Styles {
        drawing(name) { cell, context in
            guard case .character(let character) = cell.content else {
                return BoxRenderer.box.drawAll(cell, in: &context)
            }
            BoxRenderer.box.draw(changed(cell) { $0.content = .empty }, in: &context)
            draw(cell, character, &context)
        }
    }
}

struct ShadowRenderer: CodeCellRenderer {
    var box = BoxRenderer.outline

    var layout = changed(CodeCellLayout.equal(spacing: 12)) { $0.overhang = 4 }

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

struct ArcRenderer: CodeCellRenderer {
    var box = BoxRenderer()
    var layout = changed(CodeCellLayout.equal()) {
        ($0.preferredCellSize.height, $0.wrapsAtAccessibilitySizes) = (96, false)
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
