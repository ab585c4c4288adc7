import CodeInputStyles

extension CodeDrawing {
    /// All text that is drawn.
    var texts: [String] {
        calls.flatMap { call -> [String] in
            switch call {
            case .text(let text, _, _, _): [text]
            case .image(_, _, _, let fallback): fallback.texts
            case .group(let drawing): drawing.texts
            case .fill, .stroke, .native, .clip: []
            }
        }
    }

    /// Whether there is anything that only the platform knows the look of.
    var isPartlyUnknown: Bool {
        calls.contains { call in
            switch call {
            case .image, .native: true
            case .group(let drawing): drawing.isPartlyUnknown
            case .fill, .stroke, .text, .clip: false
            }
        }
    }
}
