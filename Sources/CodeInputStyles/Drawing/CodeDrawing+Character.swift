extension CodeDrawing {
    /// The drawing without the character of a cell, and the character alone, each with its clips and shadows.
    ///
    /// The second is empty if no character is marked, or if something is painted over it.
    package consuming func parts() -> (rest: CodeDrawing, character: CodeDrawing) {
        var rest = CodeDrawing(), character = CodeDrawing(), hasCharacter = false
        guard let first = calls.firstIndex(where: { !$0.paintsAlone }) else { return (self, character) }
        // The usual cell: a box, and the character last.
        if first == calls.count - 1, case .character(let inner) = calls[first] {
            removeLast()
            return (self, inner)
        }
        for call in calls {
            switch call {
            case .character:
                character.append(call)
                hasCharacter = true
            case .clip, .shadow:
                rest.append(call)
                character.append(call)
            case .group(let group):
                let parts = group.parts()
                if hasCharacter, !parts.rest.isEmpty { return (self, CodeDrawing()) }
                if !parts.rest.isEmpty { rest.append(.group(parts.rest)) }
                guard !parts.character.isEmpty else { continue }
                character.append(.group(parts.character))
                hasCharacter = true
            default:
                if hasCharacter { return (self, CodeDrawing()) }
                rest.append(call)
            }
        }
        return hasCharacter ? (rest, character) : (self, CodeDrawing())
    }
}

extension CodeDrawing.Call {
    /// Whether it holds no other calls, and affects none.
    fileprivate var paintsAlone: Bool {
        switch self {
        case .clip, .shadow, .group, .character: false
        default: true
        }
    }
}
