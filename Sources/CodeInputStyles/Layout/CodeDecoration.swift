/// A text, a shape or an image that a layout draws before the cells, after them, or between two groups.
///
/// It is not part of the code. It grows with the user's text size, and shrinks where room is short. It is not Hashable,
/// because `CGSize` is Hashable only from iOS 18 on.
public struct CodeDecoration: Sendable, Equatable {
    indirect enum Content: Sendable, Equatable {
        case text(String, CodeFont)
        /// A path, and the width and the dashes of its line; without a width, it is filled.
        case path(CodePath, lineWidth: CGFloat?, dash: [CGFloat])
        case image(CodeImage)
    }

    let content: Content
    /// The size in points at the default text size, to which a shape stretches; a text keeps its font's size.
    let size: CGSize
    /// The color of a text, of a shape, and of an image that is a template.
    public var color: CodeColor

    // Not inlined: the comparison of two layouts would expand it.
    /// Whether two decorations look alike.
    @inline(never) public static func == (one: CodeDecoration, other: CodeDecoration) -> Bool {
        one.content == other.content && one.size == other.size && one.color == other.color
    }

    var isText: Bool { if case .text = content { true } else { false } }

    private init(_ content: Content, size: CGSize, color: CodeColor) {
        self.content = content
        self.size = size.usable
        self.color = color
    }

    /// Nothing.
    public static let none = CodeDecoration.path(CodePath(), size: .zero, color: .clear)

    /// A short dash.
    public static let dash = CodeDecoration.path(
        .roundedRect(CGRect(x: 0, y: 0, width: 10, height: 2), cornerRadius: 1), size: CGSize(width: 10, height: 2))

    /// A dot.
    public static let dot = CodeDecoration.path(
        .ellipse(in: CGRect(x: 0, y: 0, width: 5, height: 5)), size: CGSize(width: 5, height: 5))

    /// Creates a text of a few characters, such as a prefix, which shrinks with the characters in the cells.
    public static func text(
        _ text: String, font: CodeFont = CodeFont(), color: CodeColor = .secondaryLabel
    ) -> CodeDecoration {
        guard !text.isEmpty else { return .none }
        let size = CGSize(width: font.estimatedWidth(of: text), height: font.size)
        return CodeDecoration(.text(text, font), size: size, color: color)
    }

    /// Creates a filled shape: a path in a size in points at the default text size; NaN and negative lengths count as
    /// 0.
    public static func path(_ path: CodePath, size: CGSize, color: CodeColor = .boundary) -> CodeDecoration {
        CodeDecoration(.path(path, lineWidth: nil, dash: []), size: size, color: color)
    }

    /// Creates a line, such as a dashed one between two groups, from a path and a size as those of a shape.
    ///
    /// Half of the line is on each side of the path. Its width in points grows with the size; 0 or less, infinity or
    /// NaN draws nothing. The dash has the lengths of dashes and gaps in points, in turn, at any text size.
    public static func stroke(
        _ path: CodePath, size: CGSize, color: CodeColor = .boundary, lineWidth: CGFloat = 1, dash: [CGFloat] = []
    ) -> CodeDecoration { CodeDecoration(.path(path, lineWidth: lineWidth, dash: dash), size: size, color: color) }

    /// Creates an image, whose color counts if it is a template.
    public static func image(_ image: CodeImage, color: CodeColor = .secondaryLabel) -> CodeDecoration {
        CodeDecoration(.image(image), size: image.size ?? CGSize(width: 20, height: 20), color: color)
    }
}

extension FieldContext {
    /// Draws a decoration in the middle of a rectangle.
    mutating func draw(_ decoration: CodeDecoration, in rect: CGRect, textScale: CGFloat) {
        let size = decoration.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
        func fitted() -> CGRect {
            let size = size.fitted(into: rect.size, scale: environment.textScale)
            return centered(
                CGSize(width: environment.alignedUp(size.width), height: environment.alignedUp(size.height)), in: rect)
        }
        switch decoration.content {
        case .text(let text, let font):
            draw(
                text, in: rect, font: font, with: decoration.color,
                scale: min(textScale, rect.width / size.width, rect.height / size.height))
        case .path(let path, let lineWidth, let dash):
            let rect = fitted(), path = path.mapped(from: size, to: rect)
            guard let lineWidth else { return fill(path, with: decoration.color) }
            let scale = min(rect.width / size.width, rect.height / size.height)
            stroke(path, with: decoration.color, lineWidth: lineWidth * scale, dash: dash)
        case .image(let image):
            draw(image, in: fitted(), tint: image.isTemplate ? decoration.color : nil)
        }
    }
}
