import CodeInputCore
import CodeInputStyles

extension RendererChecker {
    /// The checks of ``checkLooks()``, besides finite numbers.
    static let checksOfLooks: Set<RendererCheck> = [
        .tellsStatesApart, .tellsStatesApartWithoutColor, .textContrast, .boundaryContrast, .focusContrast,
    ]

    /// Draws every sample in every appearance, and compares the looks.
    mutating func checkLooks() throws(TooSlow) {
        for environment in CodeEnvironment.appearances {
            var looks: [(sample: CellSample, look: CellLook)] = []
            for sample in CellSample.all {
                guard let look = try look(of: sample, in: environment) else { continue }
                looks.append((sample, look))
            }
            try compareStates(looks, in: environment)
            checkContrast(looks, in: environment)
            try lookAgain()
        }
    }

    /// The look of a cell; nil if a number is not finite.
    private mutating func look(of sample: CellSample, in environment: CodeEnvironment) throws(TooSlow) -> CellLook? {
        let field = naturalField(in: environment)
        let count = field.cellFrames.count, index = 2
        let cell = context(ofCell: index, in: field)
        let background = try self.drawing(of: .background, of: sample.field(count: count, cell: index), in: field)
        let drawing = try drawing(of: sample.cell(at: index), in: cell)
        let callBeneath = background.callWithoutFiniteNumbers.map { $0 + " of the background" }
        if let call = callBeneath ?? drawing.callWithoutFiniteNumbers {
            let problem = Problem.number(in: call)
            report(problem.check, problem.message, fix: problem.fix, example: sample.name + environment.appearance)
            return nil
        }
        return CellLook(
            background: background, cell: drawing, frame: field.cellFrames[index],
            over: self.background.resolved(in: environment), picture: picture?.resolved(in: environment))
    }

    /// Six cells of their natural size.
    func naturalField(in environment: CodeEnvironment) -> FieldContext {
        let count = 6, size = layout.naturalSize(count: count)
        // Larger cells show nothing more, but have more pixels to compare.
        let bounds = CGRect(
            x: 0, y: 0, width: min(max(size.width, 60), 900), height: min(max(size.height, 20), 150))
        let frames = renderer.usableCellFrames(count: count, in: bounds, environment: environment)
        return FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
    }

    /// Over a picture, only the focus and the verdicts need contrast: the picture itself shows the cells.
    private mutating func checkContrastOverPicture(of look: CellLook, _ sample: CellSample, _ example: String) {
        guard sample.state != .rest, !look.hasTones(withContrast: 3) else { return }
        report(
            sample.state == .focused ? .focusContrast : .boundaryContrast,
            "Nothing of the state has 3:1 over a picture of this color",
            fix: "Draw a line of two tones, or an opaque fill under the line", example: example)
    }

    private mutating func checkContrast(
        _ looks: [(sample: CellSample, look: CellLook)], in environment: CodeEnvironment
    ) {
        let rest = looks.first { $0.sample.content == .empty && $0.sample.state == .rest }
        for (sample, look) in looks where sample.state != .disabled {
            let example = sample.name + environment.appearance
            for text in look.texts where text.contrast < 4.5 {
                report(
                    .textContrast, "Text has \(CGFloat(text.contrast).tenths):1 instead of 4.5:1",
                    fix: "Draw it in a color with more contrast, such as .label", example: example)
            }
            guard sample.content == .empty else { continue }
            if picture != nil {
                checkContrastOverPicture(of: look, sample, example)
                continue
            }
            if look.area(withContrast: 3) < CellLook.smallestSign {
                report(
                    .boundaryContrast, "Nothing of the cell has 3:1 to what it stands on",
                    fix: "Draw a border or a line in a color such as .boundary, 1 point wide at least", example: example
                )
            }
            if sample.state == .focused, let rest, look.area(withContrast: 3, to: rest.look) < CellLook.smallestSign {
                report(
                    .focusContrast, "Nothing that focus changes has 3:1",
                    fix: "Make a border or a line of the focused cell thicker, or draw one that others lack",
                    example: example)
            }
        }
    }
}
