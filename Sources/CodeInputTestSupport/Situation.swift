struct Situation: Equatable {
    var sample: CellSample
    var index = 0
    var count = 6
    /// The size of the field, or nil for the natural size of the layout.
    var size: CGSize?
    var origin = CGPoint.zero
    var environment = CodeEnvironment()

    var cell: CodeCell { sample.cell(at: index) }

    var field: CodeFieldState { sample.field(count: count, cell: index) }

    func bounds(_ layout: CodeCellLayout) -> CGRect {
        CGRect(origin: origin, size: size ?? layout.preferredSize(count: count))
    }

    /// Copies of the situation, each with another property set to its simplest value; equal to it if it was already.
    var simpler: [Situation] {
        let steps: [(inout Situation) -> Void] = [
            { $0.sample.state = .rest },
            { if $0.sample.state != .selected, $0.sample.state != .marked { $0.sample.content = .empty } },
            { if case .character = $0.sample.content { $0.sample.content = .character("0") } },
            { $0.environment.colorScheme = .light }, { $0.environment.increasedContrast = false },
            { $0.environment.layoutDirection = .leftToRight }, { $0.environment.boldText = false },
            { $0.environment.differentiateWithoutColor = false }, { $0.environment.reduceTransparency = false },
            { $0.environment.displayScale = 2 }, { $0.environment.textScale = 1 }, { $0.origin = .zero },
            { $0.size = nil }, { ($0.count, $0.index) = (6, min($0.index, 5)) }, { $0.index = 0 },
        ]
        return steps.map { step in
            var situation = self
            step(&situation)
            return situation
        }
    }
}

extension Situation: CustomStringConvertible {
    var description: String {
        var words = [sample.name]
        if index != 0 || count != 6 { words.append("cell \(index + 1) of \(count)") }
        if let size { words.append("\(size.width) by \(size.height) points") }
        if origin != .zero { words.append("at \(origin.x), \(origin.y)") }
        return words.joined(separator: ", ") + environment.differences
    }
}

// MARK: - Many situations

extension Situation {
    // The lists have lengths without a common divisor, so every combination of some of them occurs.
    private static let widths: [CGFloat?] = [nil, 0, nil, 1, nil, 7.3, 100, nil, 290, 320, nil, 375.33, 1000]
    private static let heights: [CGFloat] = [56, 0, 56, 1, 56, 11, 300]
    /// Text sizes of iOS, and smaller ones.
    private static let textScales: [CGFloat] = [0.5, 0.82, 0.88, 0.94, 1, 1.12, 1.35, 1.65, 1.94, 2.35, 3.12]

    /// Cells of a field, often the first or the last; each number has another environment, size and count of cells.
    static func cells(ofField number: Int) -> [Situation] {
        // One to 64 cells, and often those of a usual code.
        let row = number % 95, count = row < 64 ? row + 1 : 4 + row % 5
        let size = widths[number % widths.count].map { CGSize(width: $0, height: heights[number % heights.count]) }
        let environment = CodeEnvironment(
            colorScheme: number & 1 == 0 ? .light : .dark,
            layoutDirection: number & 4 == 0 ? .leftToRight : .rightToLeft, displayScale: CGFloat(1 + number % 3),
            textScale: textScales[number % textScales.count], increasedContrast: number & 2 != 0,
            boldText: number & 8 != 0, differentiateWithoutColor: number & 16 != 0,
            reduceTransparency: number & 32 != 0)
        return (0..<6).map { cell in
            let turn = number * 6 + cell, all = CellSample.all
            var sample = all[(turn + turn / all.count) % all.count]
            if case .character = sample.content {
                sample.content = .character(CellSample.characters[turn % CellSample.characters.count])
            }
            let indices = [number % count, 0, (number + cell) % count, count - 1]
            return Situation(
                sample: sample, index: indices[cell % indices.count], count: count, size: size,
                origin: number % 17 == 0 ? CGPoint(x: 3.3, y: -7) : .zero, environment: environment)
        }
    }
}

/// A cell in one of the states that a style distinguishes.
struct CellSample: Equatable {
    enum State: String, CaseIterable {
        case rest, focused, selected, marked, verifying, accepted, rejected, disabled

        var status: CodeStatus { CodeStatus(rawValue: rawValue) ?? .editing }
    }

    var content: CodeCell.Content
    var state: State
    var isFocused = false

    var name: String { "\(content), \(state.rawValue)" + (isFocused ? " with the focus" : "") }

    private var hasFocus: Bool { isFocused || state == .focused || state == .selected }

    static func name(of cell: CodeCell) -> String {
        let samples = State.allCases.map { CellSample(content: cell.content, state: $0) }
        return samples.first { $0.cell(at: cell.index) == cell }?.name ?? "\(cell.content)"
    }

    func pair(with other: CellSample) -> String {
        content == other.content ? "\(state.rawValue) and \(other.state.rawValue)" : "(\(name)) and (\(other.name))"
    }

    func cell(at index: Int) -> CodeCell {
        CodeCell(
            index: index, content: content, isFocused: hasFocus, isSelected: state == .selected,
            isMarked: state == .marked, isEnabled: state != .disabled, status: state.status)
    }

    /// The field around the cell: filled before it, empty after it, with the same status.
    func field(count: Int, cell index: Int) -> CodeFieldState {
        let cells = (0..<count).map { position in
            if position == index { return cell(at: index) }
            let content: CodeCell.Content = position > index ? .empty : content == .masked ? .masked : .character("8")
            return CodeCell(index: position, content: content, isEnabled: state != .disabled, status: state.status)
        }
        return CodeFieldState(cells: cells, isFocused: hasFocus, status: state.status)
    }

    /// Digits and letters of one script, and some of others, a sign, and characters of several scalars.
    static let characters: [Character] =
        [Character]("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") + [
            "é", "ß", "ñ", "q\u{303}", "Ж", "ל", "ع", "字", "あ", "한", "٣", "３", "-", "*", "😀", "👩‍👩‍👧", "🇩🇪",
            // As many scalars as an alphabet takes.
            "e\u{301}\u{302}\u{303}\u{304}\u{305}", "நி", "x\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
        ]

    static let all: [CellSample] = {
        let contents: [CodeCell.Content] = [.empty, .placeholder("0"), .character("0"), .masked]
        return contents.flatMap { content in
            let isFilled = CodeCell(index: 0, content: content).isFilled
            let missing: Set<State> = isFilled ? [.focused] : [.selected, .marked]
            return State.allCases.filter { !missing.contains($0) }.map { CellSample(content: content, state: $0) }
        }
    }()
}

extension CodeEnvironment {
    /// Light, dark, and dark in a sheet that is written from right to left, each with and without increased contrast.
    static let appearances = [(ColorScheme.light, false), (.dark, false), (.dark, true)].flatMap { scheme, raised in
        [false, true].map {
            CodeEnvironment(
                colorScheme: scheme, isElevated: raised, layoutDirection: raised ? .rightToLeft : .leftToRight,
                increasedContrast: $0)
        }
    }

    /// What differs from the default, as the end of an example: ", dark, increased contrast".
    var differences: String {
        (colorScheme == .dark ? ", dark" : "") + (isElevated ? ", in a sheet" : "")
            + (increasedContrast ? ", increased contrast" : "")
            + (layoutDirection == .rightToLeft ? ", right to left" : "") + (boldText ? ", bold text" : "")
            + (differentiateWithoutColor ? ", differentiate without color" : "")
            + (reduceTransparency ? ", reduce transparency" : "")
            + (displayScale == 2 ? "" : ", scale \(displayScale)") + (textScale == 1 ? "" : ", text size \(textScale)")
    }
}
