/// The style of the caret: a bar in the middle of the cell that the next key goes to.
public struct CodeCaretStyle: Sendable, Equatable {
    /// The fill color while the user enters the code; with any other status, the caret is as dark as text.
    public var color: CodeColor
    /// The width in points, drawn as whole pixels; with 0 or less, NaN, or in a narrower cell, there is no caret.
    public var width: CGFloat { didSet { width = width.asLength } }
    /// The height as a share of the size of the cell's text, at most that of the text's rectangle, and three fifths of
    /// the cell; with 0 or less, or NaN, there is no caret.
    public var height: CGFloat { didSet { height = height.asLength } }
    /// The seconds from one appearance of the caret to the next, at least 0.4, because more than three flashes a second
    /// can cause seizures (WCAG 2.2, success criterion 2.3.1), and at most 10; nil, or NaN, for no blinking.
    public var blinkPeriod: Double? { didSet { blinkPeriod = Self.usable(blinkPeriod) } }

    /// Creates a caret style: each parameter is the property of its name.
    public init(color: CodeColor = .tint, width: CGFloat = 2, height: CGFloat = 1.1, blinkPeriod: Double? = 1.06) {
        self.color = color
        self.width = width.asLength
        self.height = height.asLength
        self.blinkPeriod = Self.usable(blinkPeriod)
    }

    /// No caret: the default `drawCharacter(of:in:)` and the kit's styles keep a placeholder in the focused cell.
    public static let none = CodeCaretStyle(width: 0)

    var isThere: Bool { min(width, height) > 0 }

    private static func usable(_ period: Double?) -> Double? {
        guard let period, !period.isNaN else { return nil }
        return min(max(period, 0.4), 10)
    }
}

extension CodeCellRenderer {
    /// The rectangle of the text in a cell, and its font at the size that fits; nil for a cell without text.
    package func textLine(in context: CellContext) -> (rect: CGRect, font: CodeFont)? {
        guard let rect = textRect(in: context)?.bounded,
            let font = text.font.fitted(into: rect.size, environment: context.environment)
        else { return nil }
        return (rect, font)
    }

    /// The caret in a cell; nil for a style without a caret, or a cell without room for it.
    package func caretFrame(in context: CellContext) -> CGRect? {
        guard let (rect, font) = textLine(in: context) else { return nil }
        let height = min(font.size * caret.height, rect.height, context.frame.height * 0.6)
        let environment = context.environment
        let size = CGSize(width: environment.alignedUp(caret.width), height: environment.alignedDown(height))
        guard size.width > 0, size.height > 0, rect.width >= size.width else { return nil }
        return context.centered(size, in: rect)
    }
}
