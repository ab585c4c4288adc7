import CodeInputCore

/// A cell in one of the states that a style distinguishes.
struct CellSample {
    enum State: String, CaseIterable {
        case rest, focused, selected, marked, verifying, accepted, rejected, disabled

        var status: CodeStatus {
            switch self {
            case .verifying: .verifying
            case .accepted: .accepted
            case .rejected: .rejected
            default: .editing
            }
        }
    }

    var content: CodeCell.Content
    let state: State

    var name: String { "\(content), \(state.rawValue)" }

    /// The content and the state of a cell.
    static func name(of cell: CodeCell) -> String {
        let state: State =
            switch cell.status {
            case _ where !cell.isEnabled: .disabled
            case .verifying: .verifying
            case .accepted: .accepted
            case .rejected: .rejected
            case .editing where cell.isMarked: .marked
            case .editing where cell.isSelected: .selected
            case .editing: cell.isFocused ? .focused : .rest
            }
        return CellSample(content: cell.content, state: state).name
    }

    /// The same content in no special state.
    var atRest: CellSample { CellSample(content: content, state: .rest) }

    /// The same state without content, if there is such a state.
    var emptied: CellSample {
        state == .selected || state == .marked ? self : CellSample(content: .empty, state: state)
    }

    /// The same state with the most common character, if there is a character.
    var common: CellSample {
        guard case .character = content else { return self }
        return CellSample(content: .character("0"), state: state)
    }

    /// The name of two samples; only the states if the contents are equal.
    func pair(with other: CellSample) -> String {
        content == other.content
            ? "\(state.rawValue) and \(other.state.rawValue)" : "(\(name)) and (\(other.name))"
    }

    func cell(at index: Int) -> CodeCell {
        CodeCell(
            index: index, content: content, isFocused: state == .focused || state == .selected,
            isSelected: state == .selected, isMarked: state == .marked, isEnabled: state != .disabled,
            status: state.status)
    }

    /// The field around the cell: filled before it, empty after it, with the same status.
    func field(count: Int, cell index: Int) -> CodeFieldState {
        let cells = (0..<count).map { position in
            if position == index { return cell(at: index) }
            let content: CodeCell.Content =
                position > index ? .empty : content == .masked ? .masked : .character("8")
            return CodeCell(
                index: position, content: content, isEnabled: state != .disabled, status: state.status)
        }
        return CodeFieldState(
            cells: cells, isFocused: state == .focused || state == .selected, status: state.status)
    }

    /// Digits and letters of one script, and some of others, a sign, and characters of several scalars.
    static let characters: [Character] =
        [Character]("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        + [
            "é", "ß", "ñ", "q\u{303}", "Ж", "ל", "ع", "字", "あ", "한", "٣", "３", "-", "*", "😀", "👩‍👩‍👧", "🇩🇪",
            // As many scalars as an alphabet takes.
            "e\u{301}\u{302}\u{303}\u{304}\u{305}", "நி", "x\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
        ]

    static let all: [CellSample] = {
        let contents: [CodeCell.Content] = [.empty, .placeholder("0"), .character("0"), .masked]
        return contents.flatMap { content in
            State.allCases.compactMap { state in
                let isFilled = CodeCell(index: 0, content: content).isFilled
                let exists =
                    switch state {
                    case .focused: !isFilled
                    case .selected, .marked: isFilled
                    default: true
                    }
                return exists ? CellSample(content: content, state: state) : nil
            }
        }
    }()
}
