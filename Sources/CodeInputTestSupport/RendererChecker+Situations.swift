import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

// A fault may need several conditions at once. So these checks draw thousands of cells in random situations, the same
// in each run, and then look for the simplest situation that still fails.
extension RendererChecker {
    /// The checks of ``checkSituations()``.
    static let checksOfSituations: Set<RendererCheck> = [
        .drawsInside, .drawsFiniteNumbers, .isDeterministic, .drawsQuickly, .tellsStatesApart, .showsCharacters,
        .hidesCharacters,
    ]

    private static let fields = 1_500
    private static let cellsOfField = 8
    /// The failures of one check for which a run looks for the simplest situation.
    private static let mostSimplified = 24

    /// Something wrong in one situation.
    struct Problem {
        let check: RendererCheck
        let message: String
        let fix: String
    }

    /// Draws random cells of random fields.
    mutating func checkSituations() throws(TooSlow) {
        var generator = SteadyGenerator()
        for _ in 0..<Self.fields {
            let field = Situation.random(using: &generator)
            try checkFrames(field)
            let context = try context(of: field)
            var drawings: [(Situation, CodeDrawing)] = []
            for number in 0..<Self.cellsOfField {
                let situation = field.anotherCell(using: &generator)
                var first = CodeDrawing()
                // A background may be slow, so only some cells have it drawn.
                try check(situation, in: context, withField: number == 0, drawing: &first)
                if first.callWithoutFiniteNumbers == nil { drawings.append((situation, first)) }
            }
            if checks.contains(.isDeterministic) { try drawAgain(drawings, in: context) }
            try lookAgain()
        }
    }

    private mutating func check(
        _ situation: Situation, in context: FieldContext, withField: Bool, drawing: inout CodeDrawing
    ) throws(TooSlow) {
        for problem in try problems(in: situation, context: context, withField: withField, drawing: &drawing) {
            let finding = findings[problem.check]
            guard checks.contains(problem.check), finding?.wantsExample != false,
                finding?.count ?? 0 < Self.mostSimplified
            else {
                report(problem.check, problem.message, fix: problem.fix, example: nil)
                continue
            }
            let (simplest, same) = try simplified(situation, problem, withField: withField)
            report(problem.check, same.message, fix: problem.fix, example: simplest.description)
        }
    }

    private mutating func simplified(
        _ situation: Situation, _ problem: Problem, withField: Bool
    ) throws(TooSlow) -> (Situation, Problem) {
        var (situation, problem) = (situation, problem)
        for step in situation.simpler.indices {
            let simpler = situation.simpler[step]
            var drawing = CodeDrawing()
            let problems = try problems(
                in: simpler, context: try context(of: simpler), withField: withField, drawing: &drawing)
            if let same = problems.first(where: { $0.check == problem.check && $0.fix == problem.fix }) {
                (situation, problem) = (simpler, same)
            }
        }
        return (situation, problem)
    }

    /// The field around a situation.
    private mutating func context(of situation: Situation) throws(TooSlow) -> FieldContext {
        let bounds = situation.bounds(layout), environment = situation.environment
        var frames = try frames(count: situation.count, in: bounds, environment)
        if !Self.areUsable(frames, count: situation.count) {
            frames = layout.frames(count: situation.count, in: bounds, environment: environment)
        }
        return FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
    }

    private static func areUsable(_ frames: [CGRect], count: Int) -> Bool {
        frames.count == count && frames.allSatisfy(\.isFinite)
    }

    /// Checks the frames of all cells of a field.
    private mutating func checkFrames(_ situation: Situation) throws(TooSlow) {
        let bounds = situation.bounds(layout), environment = situation.environment
        let frames = try frames(count: situation.count, in: bounds, environment)
        guard Self.areUsable(frames, count: situation.count) else {
            return report(
                .drawsFiniteNumbers, "The frames of the cells are not finite, or not one for each cell",
                fix: "Return a frame for each cell from cellFrames(count:in:environment:), at any size of the field",
                example: situation.description)
        }
        if try self.frames(count: situation.count, in: bounds, environment) != frames {
            report(
                .isDeterministic, "The cells of one field are in two places",
                fix: "Compute cellFrames(count:in:environment:) only from its parameters",
                example: situation.description)
        }
        let distance = frames.map { $0.reach(outOf: bounds) }.max() ?? 0
        guard distance > DrawingOverflow.tolerance else { return }
        report(
            .drawsInside, "A cell stands \(distance.tenths) points out of the field",
            fix: "Keep all frames inside the bounds in cellFrames(count:in:environment:)",
            example: situation.description)
    }

    /// Draws the same cells in reverse order, to find a renderer that remembers the last one.
    private mutating func drawAgain(_ drawings: [(Situation, CodeDrawing)], in context: FieldContext) throws(TooSlow) {
        for (situation, first) in drawings.reversed() {
            // Another check reports it.
            if isRemembering, situation.sample.content == .masked { continue }
            guard try drawing(of: situation.cell, in: cellContext(of: situation, in: context)) != first else {
                continue
            }
            report(
                .isDeterministic, "Two drawings of one cell differ", fix: Self.steadily, example: situation.description)
        }
        guard let (situation, _) = drawings.first else { return }
        let cell = cellContext(of: situation, in: context)
        let place = try textPlace(in: cell)
        if place.rect?.isFinite != false, try textPlace(in: cell) != place {
            report(
                .isDeterministic, "The text or the caret of one cell is in two places",
                fix: "Compute textRect(in:) only from the context, and keep the caret in a constant",
                example: situation.description)
        }
        for part in FieldPart.allCases {
            let first = try drawing(of: part, of: situation.field, in: context)
            guard first.callWithoutFiniteNumbers == nil,
                try drawing(of: part, of: situation.field, in: context) != first
            else { continue }
            report(
                .isDeterministic, "Two drawings of one \(part.rawValue) differ", fix: Self.steadily,
                example: situation.description)
        }
    }

    static let steadily = "Draw only from what you are given: no state, no clock, no random numbers"

    func cellContext(of situation: Situation, in context: FieldContext) -> CellContext {
        self.context(ofCell: situation.index, in: context)
    }

    /// The context of a cell, with the room around it that the layout leaves.
    func context(ofCell index: Int, in field: FieldContext) -> CellContext {
        var context = CellContext(
            frame: field.cellFrames[index], bounds: field.bounds, cellFrames: field.cellFrames,
            environment: field.environment)
        context.overhang = layout.overhang
        return context
    }
}
