import CodeInputStyles

extension CodeDrawing {
    /// All text in the drawing.
    var texts: [String] {
        calls.flatMap { call -> [String] in
            switch call {
            case .text(let text, _, _, _): [text]
            case .image(_, _, _, let fallback): fallback.texts
            case .group(let drawing), .character(let drawing): drawing.texts
            case .fill, .gradient, .stroke, .clip, .shadow: []
            }
        }
    }

    /// The names of all symbols in the drawing.
    var symbols: [String] {
        calls.flatMap { call -> [String] in
            switch call {
            case .image(let image, _, _, let fallback):
                if case .symbol(let name) = image.source { [name] + fallback.symbols } else { fallback.symbols }
            case .group(let drawing), .character(let drawing): drawing.symbols
            case .fill, .gradient, .stroke, .text, .clip, .shadow: []
            }
        }
    }

    /// The number of elements to draw: calls, path elements, dashes and characters.
    ///
    /// - Parameter limit: The count stops above it, because nested drawings may be many.
    /// - Returns: The number of elements, or one above the limit.
    func pieces(upTo limit: Int) -> Int {
        var count = 0
        for call in calls where count <= limit {
            count += 1
            switch call {
            case .fill(let path, _), .clip(let path): count += path.elements.count
            case .gradient(let path, let colors, _, _): count += path.elements.count + colors.count
            case .stroke(let path, _, _, let dash): count += path.elements.count + dash.count
            case .text(let text, _, _, _): count += text.utf8.count
            case .image(_, _, _, let fallback): count += fallback.pieces(upTo: limit - count)
            case .group(let drawing), .character(let drawing): count += drawing.pieces(upTo: limit - count)
            case .shadow: break
            }
        }
        return count
    }
}
