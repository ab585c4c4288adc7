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

    let content: CodeCell.Content
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

    /// Whether the background around the cell may look different: one cell in each state, and a masked one.
    var isOfBackground: Bool {
        switch content {
        case .empty: state == .rest || state == .focused
        case .character: true
        case .masked: state == .rest
        case .placeholder: false
        }
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
