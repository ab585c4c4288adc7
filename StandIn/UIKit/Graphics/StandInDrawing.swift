/// What a context recorded. Its description has one line for each operation.
public struct StandInDrawing: Hashable, Sendable, CustomStringConvertible {
    var operations: [StandInOperation] = []

    public var isEmpty: Bool { operations.isEmpty }
    public var count: Int { operations.count }

    /// The strings that were drawn, in order.
    public var texts: [String] {
        operations.compactMap {
            guard case .text(let line) = $0.kind else { return nil }
            return line.text
        }
    }

    public var description: String {
        operations.map(\.summary).joined(separator: "\n")
    }
}

extension StandInOperation {
    /// For example "fill #ff0000 [0 0 10 10]".
    var summary: String {
        func number(_ value: CGFloat) -> String { StandInSVGNumber.text(value) }
        func box(_ rect: CGRect) -> String {
            rect.isNull
                ? "[]" : "[" + [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ") + "]"
        }
        func box(_ path: [StandInPathElement]) -> String {
            box(CGRect(enclosing: StandInPathFlattener.polygons(path).flatMap { $0 }).applying(transform))
        }
        func color(_ color: StandInRGBA) -> String {
            color.alpha * alpha == 1 ? color.hex : color.hex + "@" + number(color.alpha * alpha)
        }
        var line =
            switch kind {
            case .fill(let path, let rgba, _): "fill \(color(rgba)) \(box(path))"
            case .stroke(let path, let rgba, let stroke): "stroke \(color(rgba)) \(number(stroke.width)) \(box(path))"
            case .text(let text):
                "text \"\(text.text)\" \(color(text.color)) \(number(text.font.size)) \(box(text.frame))"
            case .image(let image):
                "image \(box(image.rect.applying(transform)))"
            }
        for clip in clips {
            line += " clip " + box(CGRect(enclosing: StandInPathFlattener.polygons(clip.path).flatMap { $0 }))
        }
        return line
    }
}

extension CGContext {
    /// Records what a closure draws, without a layer.
    public static func recorded(_ body: (CGContext) -> Void) -> StandInDrawing {
        let context = CGContext()
        body(context)
        return context.standInDrawing
    }
}
