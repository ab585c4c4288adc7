// Not in the project of Tests/Host, whose TestTools know no module of the kit.
#if SWIFT_PACKAGE
package import CodeInputCore

extension CodeEditor {
    /// Makes the edit of an input; any other inserts nothing.
    @discardableResult package mutating func make(_ input: CodeFieldInput) -> CodeEdit {
        switch input {
        case .edit(.insert(let text)): return insert(text)
        case .edit(.paste(let text)): return insert(text, isPasted: true)
        case .edit(.replace(let range, let text)): return replace(range, with: text)
        case .edit(.deleteBackward): return deleteBackward()
        case .edit(.delete(let deletion)): return delete(deletion)
        case .select(.range(let range)): return select(range)
        case .select(.move(let movement, let extending)): return moveSelection(movement, extending: extending)
        case .edit(.mark(let text, let selection)): return setMarkedText(text, selection: selection)
        case .edit(.unmark): return unmarkText()
        case .app(.set(let code)): return setCode(code)
        case .app(.length(let lengths)): return setLength(lengths)
        case .app(.alphabet(let alphabet)): return setAlphabet(alphabet)
        case .app(.caretPolicy(let policy)): caretPolicy = policy
        default: break
        }
        return insert("")
    }
}
#endif
