/// What filled cells show.
public enum CodeMasking: Sendable, Hashable {
    /// The characters.
    case none
    /// The mask, from the moment a character is typed.
    case immediate
    /// The mask, except that the cell typed last shows its character for this long. A negative duration counts as zero.
    case delayed(Duration)
}

extension CodeMasking {
    func hides(_ index: Int, revealing unmaskedCell: Int?) -> Bool {
        switch self {
        case .none: false
        case .immediate: true
        case .delayed: index != unmaskedCell
        }
    }
}
