import CodeInputCore
import CodeInputStyles
import Foundation

extension Styles {
    /// Unusual renderers that pass every check.
    static let unusual: [Styles] = shapes + characters + marks

    private static let shapes: [Styles] = {
        var tiny = BoxRenderer()
        tiny.layout = .fixed(size: CGSize(width: 24, height: 30), spacing: 1)
        tiny.borderWidth = ByState(1, focused: 3, selected: 3, verifying: 1.5, accepted: 2, rejected: 2.5)
        var enormous = BoxRenderer()
        enormous.layout = .fixed(size: CGSize(width: 1e6, height: 1e6))
        var decorated = BoxRenderer()
        decorated.layout = .grouped([3, 3])
        decorated.layout.leading = .text("G-", font: decorated.text.font)
        decorated.layout.separator = .image(CodeImage(systemName: "heart.fill", size: CGSize(width: 12, height: 12)))
        var slots = BoxRenderer()
        (slots.motion.insertion, slots.motion.removal) = (.roll, .roll)
        let drawings = Memory<[AnyHashable], CodeDrawing>()
        return [
            Styles(name: "a shadow under the focused cell", renderer: ShadowRenderer()),
            Styles(name: "boxes on an arc", renderer: ArcRenderer()),
            Styles(name: "a background that fills up, and no caret", renderer: FillingRenderer()),
            Styles(name: "cells as small as a letter", renderer: tiny),
            Styles(name: "cells too large for any bitmap", renderer: enormous),
            Styles(name: "a prefix and a heart", renderer: decorated),
            Styles(name: "a slot machine", renderer: slots),
            drawing("cached drawings") { cell, context in
                let frame = context.frame
                drawings.draw(
                    cell, in: &context,
                    by: [cell, context.environment, frame.minX, frame.minY, frame.width, frame.height])
            },
            drawing("different shapes in each appearance") { cell, context in
                var box = BoxRenderer()
                if context.environment.colorScheme == .dark { box.cornerRadius = 0 }
                if context.environment.increasedContrast {
                    box.borderWidth = ByState(2, focused: 5, selected: 5, verifying: 2.5, accepted: 3, rejected: 4)
                }
                box.draw(cell, in: &context)
            },
            drawing("inverted cells") { cell, context in
                var box = BoxRenderer()
                // On the fill, no line of the focus would have contrast.
                if cell.isFilled, cell.isEnabled, !cell.isFocused || cell.isSelected {
                    box.fillColor = ByState(.label)
                    // The style's own text is green once a code is accepted.
                    box.text.color = ByState(.background, accepted: .background)
                    box.borderWidth = ByState(1, focused: 4, selected: 4, verifying: 2, accepted: 3, rejected: 6)
                }
                box.draw(cell, in: &context)
            },
        ]
    }()

    private static let characters: [Styles] = {
        var person = BoxRenderer(), padlock = BoxRenderer(), stars = UnderlineRenderer()
        person.text.mask = .image(CodeImage(systemName: "person.2.fill"))
        padlock.text.mask = .image(CodeImage(systemName: "lock.fill"))
        stars.text.mask = .character("★")
        return [
            Styles(name: "a symbol with a number that counts", renderer: person),
            Styles(name: "a padlock for a hidden character", renderer: padlock),
            Styles(name: "stars for hidden characters", renderer: stars),
            drawing("digits of another script") { cell, context in
                var shown = cell
                if case .character(let character) = cell.content, let digit = character.wholeNumberValue, digit < 10,
                    let scalar = Unicode.Scalar(0x660 + UInt32(digit))
                {
                    shown.content = .character(Character(scalar))
                }
                BoxRenderer().draw(shown, in: &context)
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
            paths("dice for one to six") { cell, character, context in
                // The spots of a grid of three by three.
                let faces: [Character: [Int]] = [
                    "1": [4], "2": [0, 8], "3": [0, 4, 8], "4": [0, 2, 6, 8], "5": [0, 2, 4, 6, 8],
                    "6": [0, 2, 3, 5, 6, 8],
                ]
                guard let spots = faces[character] else { return context.draw(cell, text: CodeTextStyle()) }
                let side = min(context.frame.width, context.frame.height) * 0.6, third = side / 3
                let corner = CGPoint(x: context.frame.midX - side / 2, y: context.frame.midY - side / 2)
                for spot in spots {
                    let place = CGRect(
                        x: corner.x + CGFloat(spot % 3) * third, y: corner.y + CGFloat(spot / 3) * third,
                        width: third * 0.8, height: third * 0.8)
                    context.fill(.ellipse(in: place), with: cell.isEnabled ? .label : .tertiaryLabel)
                }
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

    /// Marks in boxes.
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
        boxAnd("a bar in each filled cell") { cell, context in
            guard cell.isFilled else { return }
            let frame = context.frame, height = min(4, frame.height)
            let bar = CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
            context.fill(.rect(bar), with: .boundary)
        },
        // Dots, one for each cell up to this one, and no letter or digit.
        boxAnd("a hint of the position in each cell, masked or not") { cell, context in
            guard cell.isEnabled, context.frame.width > 12, context.frame.height > 12 else { return }
            for dot in 0..<min(cell.index + 1, 5) {
                let spot = CGRect(
                    x: context.frame.minX + 4 + CGFloat(dot) * 1.5, y: context.frame.minY + 4, width: 1, height: 1)
                context.fill(.ellipse(in: spot), with: .secondaryLabel)
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
        numbered("the number of each cell") { "\($0.index + 1)" },
        numbered("a price in each filled cell") { $0.isFilled ? "4" : nil },
    ]

    private static func drawing(
        _ name: String, _ draw: @escaping @Sendable (CodeCell, inout CellContext) -> Void
    ) -> Styles { Styles(name: name, renderer: DrawnRenderer(body: draw)) }

    private static func boxAnd(
        _ name: String, _ more: @escaping @Sendable (CodeCell, inout CellContext) -> Void
    ) -> Styles {
        drawing(name) { cell, context in
            BoxRenderer().draw(cell, in: &context)
            more(cell, &context)
        }
    }

    /// Draws characters in its own way in an empty box.
    private static func paths(
        _ name: String, _ draw: @escaping @Sendable (CodeCell, Character, inout CellContext) -> Void
    ) -> Styles {
        drawing(name) { cell, context in
            var box = cell
            guard case .character(let character) = cell.content else { return BoxRenderer().draw(cell, in: &context) }
            box.content = .empty
            BoxRenderer().draw(box, in: &context)
            draw(cell, character, &context)
        }
    }

    /// A number in the corner.
    private static func numbered(_ name: String, _ number: @escaping @Sendable (CodeCell) -> String?) -> Styles {
        boxAnd(name) { cell, context in
            guard let number = number(cell) else { return }
            // Clear of the widest border.
            let room = context.frame.insetBy(dx: 5, dy: 5), side = min(14, room.width, room.height)
            guard !room.isNull, side > 0 else { return }
            let corner = CGRect(origin: room.origin, size: CGSize(width: side, height: side))
            let ink: CodeColor = cell.isEnabled ? .label : .tertiaryLabel
            context.draw(number, in: corner, font: CodeFont(size: side * 0.7), with: ink)
        }
    }
}

/// Draws cells with a closure.
struct DrawnRenderer: CodeCellRenderer {
    var layout = CodeCellLayout.equal()
    let body: @Sendable (CodeCell, inout CellContext) -> Void

    func draw(_ cell: CodeCell, in context: inout CellContext) { body(cell, &context) }
}

private struct FillingRenderer: CodeCellRenderer {
    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        let share = CGFloat(field.filledCount) / CGFloat(max(field.cells.count, 1))
        let bar = CGRect(
            x: context.bounds.minX, y: context.bounds.minY, width: context.bounds.width * share,
            height: min(2, context.bounds.height))
        context.fill(.rect(bar), with: .tint)
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) { BoxRenderer().draw(cell, in: &context) }

    var caret: CodeCaretStyle { .none }
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
