import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

extension RendererChecker {
    /// What ``checkLooks()`` finds, beside numbers that are not finite.
    static let checksOfLooks: Set<RendererCheck> = [
        .tellsStatesApart, .tellsStatesApartWithoutColor, .textContrast, .boundaryContrast, .focusContrast,
    ]

    /// Draws every sample in every appearance, and compares what people would see.
    mutating func checkLooks() {
        for scheme in CodeEnvironment.ColorScheme.allCases {
            for increasedContrast in [false, true] {
                let environment = CodeEnvironment(colorScheme: scheme, increasedContrast: increasedContrast)
                let appearance = scheme.rawValue + (increasedContrast ? " with increased contrast" : "")
                let looks = CellSample.all.compactMap { sample in
                    look(of: sample, in: environment).map { (sample: sample, look: $0) }
                }
                compare(looks, appearance: appearance)
                checkContrast(looks, appearance: appearance)
            }
        }
    }

    /// What people see of a cell; nil where a number is not finite, which paints nothing that could be looked at.
    private mutating func look(of sample: CellSample, in environment: CodeEnvironment) -> CellLook? {
        let count = 6, index = 2
        let size = renderer.layout.naturalSize(count: count)
        // In larger cells there is nothing more to see, only more pixels to compare.
        let bounds = CGRect(
            x: 0, y: 0, width: min(max(size.width, 60), 900), height: min(max(size.height, 20), 150))
        let frames = renderer.layout.frames(count: count, in: bounds, environment: environment)
        let field = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
        let cell = CellContext(
            frame: frames[index], bounds: bounds, cellCount: count, environment: environment)
        let background = renderer.backgroundDrawing(of: sample.field(count: count, cell: index), in: field)
        let drawing = renderer.drawing(of: sample.cell(at: index), in: cell)
        if let call = background.callWithoutFiniteNumbers ?? drawing.callWithoutFiniteNumbers {
            reportNumber(in: call, of: sample, "(\(sample.name)) at its natural size")
            return nil
        }
        return CellLook(
            background: background, cell: drawing, frame: frames[index],
            over: self.background.resolved(in: environment))
    }

    private mutating func compare(_ looks: [(sample: CellSample, look: CellLook)], appearance: String) {
        for (index, first) in looks.enumerated() {
            for second in looks[(index + 1)...] {
                // The caret may take the place of the hint where the next key goes.
                if first.sample.state == .focused, second.sample.state == .focused { continue }
                let names = "(\(first.sample.name)) and (\(second.sample.name)) in \(appearance)"
                if first.look.isAlike(second.look) {
                    report(.tellsStatesApart, in: first.sample.pair(with: second.sample), "\(names) look alike")
                } else if first.look.isAlikeInGrey(second.look) {
                    report(
                        .tellsStatesApartWithoutColor, in: first.sample.pair(with: second.sample),
                        "\(names) differ by colour alone")
                }
            }
        }
    }

    private mutating func checkContrast(_ looks: [(sample: CellSample, look: CellLook)], appearance: String) {
        let rest = looks.first { $0.sample.content == .empty && $0.sample.state == .rest }
        for (sample, look) in looks where sample.state != .disabled {
            for text in look.texts where text.contrast < 4.5 {
                report(
                    .textContrast, in: sample.name,
                    "text has \(CGFloat(text.contrast).tenths):1 instead of 4.5:1 (\(sample.name)) in \(appearance)")
            }
            guard sample.content == .empty else { continue }
            if look.area(withContrast: 3) < CellLook.smallestSign {
                report(
                    .boundaryContrast, in: sample.name,
                    "nothing of the cell has 3:1 to what it stands on (\(sample.name)) in \(appearance)")
            }
            if sample.state == .focused, let rest, look.area(withContrast: 3, to: rest.look) < CellLook.smallestSign {
                report(
                    .focusContrast, in: sample.name,
                    "nothing that focus changes has 3:1 (\(sample.name)) in \(appearance)")
            }
        }
    }
}
