extension CodeDrawing {
    /// The drawing without the character of a cell, and the character alone.
    ///
    /// Both are drawn with the clips and shadows that apply to them. The second is empty if no character is marked.
    package var parts: (rest: CodeDrawing, character: CodeDrawing) {
        var rest = CodeDrawing(), character = CodeDrawing(), hasCharacter = false
        for call in calls {
            switch call {
            case .character:
                character.append(call)
                hasCharacter = true
            case .clip, .shadow:
                rest.append(call)
                character.append(call)
            case .group(let group):
                let parts = group.parts
                guard !parts.character.isEmpty else {
                    rest.append(call)
                    continue
                }
                rest.append(.group(parts.rest))
                character.append(.group(parts.character))
                hasCharacter = true
            default: rest.append(call)
            }
        }
        return (rest, hasCharacter ? character : CodeDrawing())
    }
}
