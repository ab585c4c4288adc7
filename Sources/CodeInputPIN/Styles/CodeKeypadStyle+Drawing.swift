extension CodeKeypadStyle {
    /// Makes the drawing of a key, inside its frame and alike in every layout direction.
    func drawing(
        of key: CodeKeypadKey, state: CodeKeypadKeyState, extra: CodeKeypadFace?, frame: CGRect,
        environment: CodeEnvironment
    ) -> CodeDrawing {
        var context = FieldContext(bounds: frame, cellFrames: [frame], environment: environment).context(ofCell: 0)
        guard frame.width > 0, frame.height > 0 else { return context.drawing }
        switch key {
        case .digit(let digit):
            let ground = drawGround(keyColor, edge: edgeColor, state: state, in: &context)
            drawDigit(digit, on: ground, state: state, in: &context)
        case .delete:
            let ground = drawGround(functionKeyColor, edge: nil, state: state, in: &context)
            context.drawDeleteSign(
                in: ground, size: signSize(on: ground, in: context), with: textColor.value(for: state))
        case .extra:
            guard let extra else { break }
            let ground = drawGround(functionKeyColor, edge: nil, state: state, in: &context)
            draw(extra, on: ground, state: state, in: &context)
        }
        return context.drawing
    }

    /// The outline of a key, for the pointer and for hovering, and the radius of its corners.
    func ground(in frame: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let side = min(frame.width, frame.height)
        // As the drawing has it.
        guard isCircle else { return (frame, cornerRadius > 0 ? min(cornerRadius, side / 2) : 0) }
        return (CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side), side / 2)
    }

    private func drawGround(
        _ color: ByState<CodeColor>, edge: ByState<CodeColor>?, state: CodeKeypadKeyState, in context: inout CellContext
    ) -> CGRect {
        var ground = context.frame
        // All keys leave room for an edge, so that their faces align.
        let edgeHeight = edgeColor.base == .clear ? 0 : min(context.environment.aligned(1), ground.height / 4)
        ground.size.height -= edgeHeight
        if isCircle { ground = context.square(min(ground.width, ground.height), in: ground) }
        let radius = isCircle ? ground.width / 2 : cornerRadius
        if let edge, edgeHeight > 0 {
            context.fill(
                .roundedRect(ground.offsetBy(dx: 0, dy: edgeHeight), cornerRadius: radius),
                with: edge.value(for: state))
        }
        context.fill(.roundedRect(ground, cornerRadius: radius), with: color.value(for: state))
        context.strokeBorder(ground, cornerRadius: radius, with: Self.borderColor.value(for: state))
        return ground
    }

    private func drawDigit(_ digit: Int, on ground: CGRect, state: CodeKeypadKeyState, in context: inout CellContext) {
        let text = String(digit), color = textColor.value(for: state)
        guard showsLetters else { return context.draw(text, in: content(of: ground), font: font, with: color) }
        func band(from top: CGFloat, to bottom: CGFloat) -> CGRect {
            CGRect(
                x: ground.minX, y: context.environment.aligned(ground.minY + ground.height * top), width: ground.width,
                height: context.environment.aligned(ground.height * (bottom - top)))
        }
        // The 1 has no letters, but aligns with its neighbors. The 0 is centered. All digits have the same size.
        let top = digit == 0 ? 0.24 : 0.12
        context.draw(text, in: band(from: top, to: top + 0.52), font: font, with: color)
        let rect = band(from: 0.64, to: 0.88), textScale = context.environment.textScale
        var letters = CodeFont(size: max(font.size * 0.38, 9), weight: .semibold, design: font.design)
        // The letters of all keys have the size that fits the most letters.
        let fitting = letters.fittingSize(in: rect.size, textScale: textScale, characters: Self.longest)
        guard fitting > 0 else { return }
        letters.size = fitting / textScale
        context.draw(Self.letters[digit], in: rect, font: letters, with: color)
    }

    private func draw(
        _ face: CodeKeypadFace, on ground: CGRect, state: CodeKeypadKeyState, in context: inout CellContext
    ) {
        let color = textColor.value(for: state)
        switch face {
        case .title(let title):
            var small = font
            (small.size, small.weight) = (font.size * 0.65, .medium)
            // As wide as the word is: at an em a character, a word of six letters would be too small to read.
            let rect = content(of: ground), width = small.estimatedWidth(of: title)
            let scale = min(context.environment.textScale, rect.width / width, rect.height / small.size)
            context.draw(title, in: rect, font: small, with: color, scale: scale)
        case .symbol(let name):
            let square = context.square(signSize(on: ground, in: context), in: ground)
            context.draw(CodeImage(systemName: name), in: square, tint: color)
        }
    }

    private func content(of ground: CGRect) -> CGRect {
        ground.insetBy(dx: ground.width * 0.08, dy: ground.height * 0.13)
    }

    private func signSize(on ground: CGRect, in context: CellContext) -> CGFloat {
        let environment = context.environment
        return environment.aligned(font.fittingSize(in: content(of: ground).size, textScale: environment.textScale))
    }

    // Hair spaces replace the tracking of letters on keys.
    private static let letters = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"].map {
        $0.map(String.init).joined(separator: "\u{200A}")
    }

    private static let longest = letters.map(\.count).max() ?? 1
}

extension CellContext {
    /// Draws the sign of a delete key into a centered square: a cross in a tag that points left in every language.
    mutating func drawDeleteSign(in rect: CGRect, size: CGFloat, with color: CodeColor) {
        guard size > 0 else { return }
        // The points below are for a square of 24 points.
        let unit = size / 24, left = rect.midX - size / 2, top = rect.midY - size / 2
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: left + x * unit, y: top + y * unit) }
        var label = CodePath()
        label.move(to: at(9.6, 4.5))
        label.addLine(to: at(20, 4.5))
        label.addCurve(to: at(23, 7.5), control1: at(21.66, 4.5), control2: at(23, 5.84))
        label.addLine(to: at(23, 16.5))
        label.addCurve(to: at(20, 19.5), control1: at(23, 18.16), control2: at(21.66, 19.5))
        label.addLine(to: at(9.6, 19.5))
        label.addCurve(to: at(7.4, 18.5), control1: at(8.8, 19.5), control2: at(8, 19.15))
        label.addLine(to: at(1.9, 12.7))
        label.addCurve(to: at(1.9, 11.3), control1: at(1.5, 12.3), control2: at(1.5, 11.7))
        label.addLine(to: at(7.4, 5.5))
        label.addCurve(to: at(9.6, 4.5), control1: at(8, 4.85), control2: at(8.8, 4.5))
        label.closeSubpath()
        let width = max(1.7 * unit, 1 / environment.displayScale)
        stroke(label, with: color, lineWidth: width)
        var cross = CodePath.line(from: at(11.8, 8.8), to: at(18.2, 15.2))
        cross.move(to: at(18.2, 8.8))
        cross.addLine(to: at(11.8, 15.2))
        stroke(cross, with: color, lineWidth: width)
    }
}

/// The face of the extra key: a short word, or a symbol of the system.
enum CodeKeypadFace: Sendable {
    case symbol(String), title(String)
}

extension ByState {
    func value(for state: CodeKeypadKeyState) -> Value {
        switch state {
        case .normal: base
        case .pressed: pressed ?? base
        case .disabled: disabled ?? base
        }
    }
}
