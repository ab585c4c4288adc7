/// Turns arbitrary bytes into settings, edits and texts of an editor, and stops at the first broken promise.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEditor(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = FuzzInput(UnsafeBufferPointer(start: bytes, count: count))
    let alphabets: [CodeAlphabet] = [
        .digits, .hexadecimal, .lettersAndDigits, .uppercaseLettersAndDigits, CodeAlphabet("🍎é-1", foldsCase: true),
    ]
    var editor = CodeEditor(length: input.number(70), alphabet: alphabets[input.number(alphabets.count)])
    editor.overflow = CodeOverflow.allCases[input.number(2)]
    editor.caretPolicy = CodeCaretPolicy.allCases[input.number(2)]
    editor.pastePolicy = CodePastePolicy.allCases[input.number(3)]
    while !input.isAtEnd { step(&editor, &input, alphabets) }
    return 0
}

private func step(_ editor: inout CodeEditor, _ input: inout FuzzInput, _ alphabets: [CodeAlphabet]) {
    let before = editor
    var isByApp = false
    let edit: CodeEdit
    switch input.number(16) {
    case 0, 1: edit = editor.insert(input.text())
    case 2: edit = editor.replace(input.range(), with: input.text())
    case 3: edit = editor.deleteBackward()
    case 4: edit = editor.deleteForward()
    case 5: edit = editor.deleteToStart()
    case 6: edit = editor.deleteToEnd()
    case 7: edit = editor.select(input.range())
    case 8: edit = editor.moveSelection(CodeMovement.allCases[input.number(4)], extending: input.number(2) == 0)
    case 9, 10: edit = editor.setMarkedText(input.text(), selection: input.range())
    case 11: edit = editor.unmarkText()
    case 12:
        isByApp = true
        edit = editor.setCode(input.text())
    case 13:
        isByApp = true
        edit = editor.setLength(input.number(70) - 2)
    case 14:
        isByApp = true
        edit = editor.setAlphabet(alphabets[input.number(alphabets.count)])
    default:
        editor.caretPolicy = CodeCaretPolicy.allCases[input.number(2)]
        edit = editor.insert("")
    }
    check(editor, after: edit, from: before, isByApp: isByApp)
}

private func check(_ editor: CodeEditor, after edit: CodeEdit, from before: CodeEditor, isByApp: Bool) {
    let code = editor.code
    precondition(code.count == editor.count && editor.count <= editor.length, "the code is too long, or merges")
    precondition(code.allSatisfy { editor.alphabet.normalize($0) == $0 }, "a character is not in the alphabet")
    precondition(editor.isComplete == (editor.count == editor.length))
    precondition(editor.selection.lowerBound >= 0 && editor.selection.upperBound <= editor.shownCount)
    if let marked = editor.markedRange { precondition(marked.upperBound <= editor.shownCount && !marked.isEmpty) }
    if editor.caretPolicy == .cells, editor.markedRange == nil, editor.selection.isEmpty {
        precondition(editor.selection.lowerBound == editor.count, "the caret is between cells")
    }
    precondition(edit.changedCells.lowerBound >= 0 && edit.changedCells.upperBound <= CodeEditor.lengths.upperBound)
    precondition(!edit.completed || !isByApp && editor.isComplete && edit.invalidInput == nil, "an invalid completion")
    if before.markedRange == nil, editor.markedRange == nil {
        precondition(edit.changesCode == (code != before.code), "changesCode is wrong")
        precondition(edit.invalidInput == nil || code == before.code, "a refused edit changed the code")
    }
    let state = editor.state(masking: .immediate, placeholder: "0", isFocused: true)
    precondition(state.cells.count == editor.length)
    precondition(state.cells.count(where: \.isFocused) <= 1)
    precondition(editor.text(in: 0..<editor.shownCount).isEmpty == (editor.shownCount == 0))
}
