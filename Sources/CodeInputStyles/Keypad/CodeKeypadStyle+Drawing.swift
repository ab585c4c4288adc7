#if canImport(CoreGraphics)
package import CoreGraphics
#else
package import Foundation
#endif

extension CodeKeypadStyle {
    /// The drawing of a key.
    ///
    /// - Parameters:
    ///   - key: Which key.
    ///   - state: What it is at the moment.
    ///   - extra: What stands on the extra key; it counts for no other.
    ///   - frame: Where the key is, in points of the pad; nothing is drawn outside.
    ///   - environment: What surrounds the pad. Digits read alike in either layout direction.
    /// - Returns: All calls.
    package func drawing(
        of key: CodeKeypadKey, state: CodeKeypadKeyState = .normal, extra: CodeKeypadFace? = nil, frame: CGRect,
        environment: CodeEnvironment
    ) -> CodeDrawing {
        var context = CellContext(frame: frame, environment: environment)
        guard frame.width > 0, frame.height > 0 else { return context.drawing }
        switch key {
        case .digit(let digit):
            let ground = drawGround(keyColor, edge: edgeColor, state: state, in: &context)
            drawDigit(digit, on: ground, state: state, in: &context)
        case .delete:
            let ground = drawGround(functionKeyColor, edge: nil, state: state, in: &context)
            context.drawDeleteSign(
                in: ground, size: signSize(on: ground, in: context), with: functionColor.value(for: state))
        case .extra:
            guard let extra else { break }
            let ground = drawGround(functionKeyColor, edge: nil, state: state, in: &context)
            draw(extra, on: ground, state: state, in: &context)
        }
        return context.drawing
    }

    /// Draws what the key stands on, and says where that is.
    private func drawGround(
        _ color: ByKeyState<CodeColor>, edge: ByKeyState<CodeColor>?, state: CodeKeypadKeyState,
        in context: inout CellContext
    ) -> CGRect {
        var ground = context.frame
        // Keys with and without an edge have the same room, so that what stands on them lines up.
        let edgeHeight = edgeColor.base == .clear ? 0 : min(context.environment.alignedUp(1), ground.height / 4)
        ground.size.height -= edgeHeight
        if shape == .circle { ground = context.square(min(ground.width, ground.height), in: ground) }
        let radius = shape == .circle ? ground.width / 2 : cornerRadius
        if let edge, edgeHeight > 0 {
            context.fill(
                .roundedRect(ground.offsetBy(dx: 0, dy: edgeHeight), cornerRadius: radius),
                with: edge.value(for: state))
        }
        context.fill(.roundedRect(ground, cornerRadius: radius), with: color.value(for: state))
        context.strokeBorder(ground, cornerRadius: radius, with: borderColor.value(for: state))
        return ground
    }

    private func drawDigit(
        _ digit: Int, on ground: CGRect, state: CodeKeypadKeyState, in context: inout CellContext
    ) {
        let text = String(digit)
        let color = textColor.value(for: state)
        guard showsLetters else { return context.draw(text, in: content(of: ground), font: font, with: color) }
        func part(from top: CGFloat, to bottom: CGFloat) -> CGRect {
            CGRect(
                x: ground.minX, y: context.environment.aligned(ground.minY + ground.height * top), width: ground.width,
                height: context.environment.aligned(ground.height * (bottom - top)))
        }
        // The 1 has no letters either, but stands as high as its neighbors; the 0 usually has none beside it. All
        // have room of one height, and so one size.
        let top = digit == 0 ? 0.24 : 0.12
        context.draw(text, in: part(from: top, to: top + 0.52), font: font, with: color)
        guard Self.letters.indices.contains(digit) else { return }
        let rect = part(from: 0.64, to: 0.88), textScale = context.environment.textScale
        var letters = CodeFont(size: max(font.size * 0.38, 9), weight: .semibold, design: font.design)
        // Letters of all keys in one size: that of the keys that have the most.
        let fitting = letters.fittingSize(in: rect.size, textScale: textScale, characters: Self.longest)
        guard fitting > 0 else { return }
        letters = letters.sized(fitting / textScale)
        context.draw(Self.letters[digit], in: rect, font: letters, with: lettersColor.value(for: state))
    }

    private func draw(
        _ face: CodeKeypadFace, on ground: CGRect, state: CodeKeypadKeyState, in context: inout CellContext
    ) {
        let color = functionColor.value(for: state)
        switch face {
        case .title(let title):
            var small = font.sized(font.size * 0.65)
            small.weight = .medium
            context.draw(title, in: content(of: ground), font: small, with: color)
        case .image(let image):
            let image = state == .disabled ? image.disabled : image
            let side = signSize(on: ground, in: context)
            let scale = context.environment.textScale
            let size = image.size?.fitted(into: content(of: ground).size, scale: scale)
            context.draw(
                image, in: context.centered(size ?? CGSize(width: side, height: side), in: ground),
                tint: image.isTemplate ? color : nil)
        }
    }

    /// Where something may stand on a key: large text stays clear of the edges.
    private func content(of ground: CGRect) -> CGRect {
        ground.insetBy(dx: ground.width * 0.08, dy: ground.height * 0.13)
    }

    /// The side of the square that a sign is drawn in: as high as suits the digits.
    private func signSize(on ground: CGRect, in context: CellContext) -> CGFloat {
        let text = font.fittingSize(in: content(of: ground).size, textScale: context.environment.textScale)
        return context.environment.aligned(text)
    }

    // Hair spaces stand in for the tracking that letters on keys have.
    private static let letters = [
        "", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ",
    ].map { $0.map(String.init).joined(separator: "\u{200A}") }

    private static let longest = letters.map(\.count).max() ?? 1
}
